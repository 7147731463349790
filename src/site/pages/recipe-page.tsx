import type { ReactElement } from 'react'
import { recipeStructuredData, scriptJson } from '@/src/domain/structured-data'
import { recipeReferences } from '@/src/site/parts/recipe-words'
import RecipeSections from '@/src/site/sections/recipe-sections'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe-sections'
import { recipeFacts } from './recipe-facts'
import { Unlocked } from './unlocked'

type RecipePageProps = RecipeSectionsProps & {
  /** Where the site answers, without a trailing slash. */
  origin: string
}

/** A recipe: the sections of the site's template, and what it says to search engines. */
export function RecipePage({ origin, ...page }: RecipePageProps): ReactElement {
  const { recipe, site, units } = page
  const facts = recipeFacts(recipe, site, recipeReferences(recipe, units), origin)
  return (
    <article>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(recipeStructuredData(facts)) }}
      />
      {recipe.isLocked ? (
        <Unlocked {...withoutRecipe(page)} recipeSlug={recipe.slug}>
          <RecipeSections {...page} />
        </Unlocked>
      ) : (
        <RecipeSections {...page} />
      )}
    </article>
  )
}

const withoutRecipe = ({ site, others, units }: RecipeSectionsProps) => ({ site, others, units })
