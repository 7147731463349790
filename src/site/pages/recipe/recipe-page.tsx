import type { ReactElement } from 'react'
import { siteMeasures } from '@/src/domain/cooking/measures'
import { recipeStructuredData, scriptJson } from '@/src/domain/structured-data'
import { RECORD_PRESSES } from '@/src/site/island/presses'
import { recipeReferences } from '@/src/site/parts/recipe/recipe-words'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe/recipe-sections'
import { recipeFacts } from './recipe-facts'
import { RecipeIsland } from './recipe-island'
import './recipe-styles'
import { Unlocked } from './unlocked'

type RecipePageProps = RecipeSectionsProps & {
  /** The nonce of the page's scripts. */
  nonce?: string | undefined
}

/** The page of a recipe: the sections of the site's template, and its structured data. */
export function RecipePage({ nonce, ...page }: RecipePageProps): ReactElement {
  const { recipe, site, units, origin } = page
  // search engines are told what the page shows to whoever has chosen nothing
  const references = { ...recipeReferences(recipe, units), measures: siteMeasures(site) }
  const facts = recipeFacts(recipe, site, references, origin)
  return (
    <article lang={recipe.language ?? undefined}>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RECORD_PRESSES }} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(recipeStructuredData(facts)) }}
      />
      {recipe.isLocked ? (
        <Unlocked {...withoutRecipe(page)} recipeSlug={recipe.slug}>
          <RecipeIsland {...page} />
        </Unlocked>
      ) : (
        <RecipeIsland {...page} />
      )}
    </article>
  )
}

const withoutRecipe = ({ recipe: _, ...page }: RecipeSectionsProps) => page
