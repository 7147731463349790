import type { ReactElement } from 'react'
import { RecipeGrid } from '@/src/site/parts/cards/recipe-grid'
import styles from './more-recipes.module.css'
import type { RecipeSectionProps } from './recipe-data'
import { SectionFrame } from '../section-frame'

/** As many as a row of the grid. */
const SHOWN = 3

/** The first collection the recipe is in, with others of its recipes. */
export function ExploreCollection({
  section,
  data: { collection, recipe },
}: RecipeSectionProps<'collection'>): ReactElement | null {
  const others = collection?.recipes.filter(({ id }) => id !== recipe.id) ?? []
  if (!collection || others.length === 0) return null
  const href = `/collections/${encodeURIComponent(collection.slug)}`
  return (
    <SectionFrame
      heading={section.heading}
      more={{ label: collection.title, href }}
      className={styles.more}
    >
      <RecipeGrid recipes={others.slice(0, SHOWN)} card={section.card} />
    </SectionFrame>
  )
}
