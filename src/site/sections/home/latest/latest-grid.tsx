import type { ReactElement } from 'react'
import { RecipeGrid } from '@/src/site/parts/cards/recipe-grid'
import { otherNewestRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionFrame, SectionHeading } from '@/src/site/sections/section-frame'
import frame from '@/src/site/sections/section-frame.module.css'

/** Truncates to whole rows of three, if there is one: full-width rows must not have gaps. */
const wholeRows = <Item,>(items: readonly Item[]): readonly Item[] =>
  items.length < 3 ? items : items.slice(0, items.length - (items.length % 3))

/** The newest recipes as a grid. */
export function LatestGrid({
  section,
  data,
}: HomeSectionProps<'latest-grid'>): ReactElement | null {
  const newest = otherNewestRecipes(data, section.count)
  const recipes = section.isFullBleed ? wholeRows(newest) : newest
  if (recipes.length === 0) return null
  const more = { label: section.viewAll, href: '/recipes' }
  const grid = (
    <RecipeGrid recipes={recipes} card={section.card} isFullBleed={section.isFullBleed} />
  )
  if (!section.isFullBleed) {
    return (
      <SectionFrame heading={section.heading} more={more}>
        {grid}
      </SectionFrame>
    )
  }
  return (
    <section>
      <div className={frame.frame}>
        <SectionHeading heading={section.heading} more={more} />
      </div>
      {grid}
    </section>
  )
}
