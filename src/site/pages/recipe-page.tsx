import type { ReactElement } from 'react'
import { siteMeasures } from '@/src/domain/cooking/measures'
import { recipeStructuredData, scriptJson } from '@/src/domain/structured-data'
import { recipeReferences } from '@/src/site/parts/recipe-words'
import RecipeSections from '@/src/site/sections/recipe-sections'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe-sections'
import { recipeFacts } from './recipe-facts'
import { Unlocked } from './unlocked'

/** A recipe: the sections of the site's template, and what it says to search engines. */
export function RecipePage(page: RecipeSectionsProps): ReactElement {
  const { recipe, site, units, origin } = page
  // search engines are told what the page shows to whoever has chosen nothing
  const references = { ...recipeReferences(recipe, units), measures: siteMeasures(site) }
  const facts = recipeFacts(recipe, site, references, origin)
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

const withoutRecipe = ({ recipe: _, ...page }: RecipeSectionsProps) => page
