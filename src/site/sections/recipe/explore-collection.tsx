import type { ReactElement } from 'react'
import { RecipeGrid } from '@/src/site/parts/cards/recipe-grid'
import styles from './more-recipes.module.css'
import { exploredRecipes } from './explored-recipes'
import type { RecipeSectionProps } from './recipe-data'
import { SectionFrame } from '../section-frame'

/** The first collection the recipe is in, with others of its recipes. */
export function ExploreCollection({
  section,
  data,
}: RecipeSectionProps<'collection'>): ReactElement | null {
  const { collection } = data
  const others = exploredRecipes(data)
  if (!collection || others.length === 0) return null
  const href = `/collections/${encodeURIComponent(collection.slug)}`
  return (
    <SectionFrame
      heading={section.heading}
      more={{ label: collection.title, href }}
      className={styles.more}
    >
      <RecipeGrid recipes={others} card={section.card} />
    </SectionFrame>
  )
}
