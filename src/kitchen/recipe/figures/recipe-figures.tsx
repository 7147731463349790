'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { RecipeFigures as Figures } from '@/src/contract/site/figures'
import { TimePlot } from '../../parts/plots/time-plot'
import { QuietSection } from '../fields/section'
import { useDraft, useEditing } from '../recipe-context'
import styles from './recipe-figures.module.css'
import { RecipeRatings } from './recipe-ratings'

type Point = Figures['points'][number]

const COUNTS = [
  { label: 'Views', value: ({ views }: Omit<Point, 'day'>) => views },
  { label: 'Saves', value: ({ saves }: Omit<Point, 'day'>) => saves },
  { label: 'Prints', value: ({ prints }: Omit<Point, 'day'>) => prints },
  { label: 'Cook mode', value: ({ cookStarts }: Omit<Point, 'day'>) => cookStarts },
  { label: 'Comments', value: ({ comments }: Omit<Point, 'day'>) => comments },
] as const

const number = (value: number): string => value.toLocaleString('en')

/**
 * Figures of the recipe over 30 days and in total; nothing before it is published.
 * @see docs/product/overview.md#figures-of-a-recipe
 */
export function RecipeFigures(): ReactElement | null {
  const { site } = useEditing()
  const id = useDraft(({ stored }) => stored.recipe.id)
  const isPublished = useDraft(({ stored }) => stored.recipe.publishedAt !== null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall(
    'getRecipeFigures',
    { params: { site: site.slug, id } },
    { enabled: isPublished },
  )
  if (!isPublished) return null
  const views = data?.points.reduce((sum, point) => sum + point.views, 0)
  return (
    <QuietSection
      title="Figures"
      keywords="statistics stats analytics views visits reports"
      summary={views === undefined ? '' : `${number(views)} views in 30 days`}
      onToggle={setOpen}
    >
      {isOpen && data ? <Opened figures={data} fileName={`recipe-${id}-30-days`} /> : null}
      {isOpen ? <RecipeRatings site={site} id={id} /> : null}
    </QuietSection>
  )
}

function Opened({ figures, fileName }: { figures: Figures; fileName: string }): ReactElement {
  const { points, before, totals, rating, ratingCount } = figures
  return (
    <>
      <table className={styles.figures}>
        <thead>
          <tr>
            <td />
            <th scope="col">30 days</th>
            <th scope="col">In total</th>
          </tr>
        </thead>
        <tbody>
          {COUNTS.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{number(points.reduce((sum, point) => sum + value(point), 0))}</td>
              <td>{number(value(totals))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Rating</th>
            <td />
            <td>
              {rating === null ? 'None yet' : `${rating.toFixed(1)} (${number(ratingCount)})`}
            </td>
          </tr>
        </tbody>
      </table>
      <TimePlot
        title="Views"
        points={points}
        before={before}
        daysAPoint={1}
        value={({ views }) => views}
        format={number}
        columns={COUNTS}
        fileName={fileName}
      />
    </>
  )
}
