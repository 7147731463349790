import type { ReactElement } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { Badge } from '@/src/ui/badge'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'
import { timeAgoText } from '@/src/kitchen/parts/date-text'
import { RelativeDate } from '@/src/kitchen/parts/relative-date'
import { PublishedOn, StatusBadge } from '../recipe-standing'
import type { RecipeStatus } from '../status'
import type { Column } from './list-view'
import styles from './recipe-row.module.css'

type RecipeCellProps = {
  column: Column
  recipe: ManagedRecipeRow
  status: RecipeStatus
  now: Date
  /** The time zone of the site. */
  zone: string
}

/** The cell of a column. */
export function RecipeCell({ column, recipe, status, now, zone }: RecipeCellProps): ReactElement {
  if (column === 'status') {
    return (
      <td className={styles.status}>
        {recipe.deletedAt === null ? <StatusBadge status={status} /> : <Badge>Deleted</Badge>}
      </td>
    )
  }
  return (
    <td className={styles.date} data-column={column}>
      <Fact {...{ column, recipe, status, now, zone }} />
    </td>
  )
}

function Fact({
  column,
  recipe,
  status,
  now,
  zone,
}: RecipeCellProps): ReactElement | string | null {
  switch (column) {
    case 'published':
      return <PublishedOn publishedAt={recipe.publishedAt} {...{ status, now, zone }} />
    case 'changed':
      return (
        <>
          <span className={styles.dateLabel}>Changed </span>
          <RelativeDate iso={recipe.updatedAt} words={timeAgoText(recipe.updatedAt, now)} />
        </>
      )
    case 'terms':
      return [...recipe.meals, ...recipe.categories].map(({ title }) => title).join(', ')
    case 'time':
      return timeText(recipe)
    case 'address':
      return <span dir="ltr">/{recipe.slug}</span>
    case 'status':
      return null
  }
}

function timeText(recipe: ManagedRecipeRow): string {
  const minutes = totalTimeMinutes(recipe)
  return minutes > 0 ? durationText(minutes) : ''
}
