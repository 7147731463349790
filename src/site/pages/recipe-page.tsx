import type { ReactElement } from 'react'
import type { Recipe, RecipeCard, Unit } from '@/src/contract/recipe'
import type { PublicSite } from '@/src/contract/site'
import { scriptJson, recipeStructuredData } from '@/src/domain/structured-data'
import { recipeReferences } from '@/src/site/parts/recipe-words'
import { RecipeSectionView } from '@/src/site/sections/recipe-sections'
import { getTemplate } from '@/src/site/templates'
import { LegacyRecipe } from './legacy-recipe'
import { recipeFacts } from './recipe-facts'

type RecipePageProps = {
  site: PublicSite
  recipe: Recipe
  /** Other recipes of the site, newest first. */
  others: readonly RecipeCard[]
  /** The catalogue's units, for measurements in running text. */
  units: readonly Unit[]
  /** Where the site answers, without a trailing slash. */
  origin: string
}

/** A recipe: the sections of the site's template in their order, or its stored page of old. */
export function RecipePage({ site, recipe, others, units, origin }: RecipePageProps): ReactElement {
  const template = getTemplate(site.template)
  const references = recipeReferences(recipe, units)
  const data = { site, recipe, references, others, look: template.look }
  const sections = template.recipe.map((section) => (
    <RecipeSectionView key={section.kind} section={section} data={data} />
  ))
  const facts = recipeFacts(recipe, site, references, origin)
  return (
    <article>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(recipeStructuredData(facts)) }}
      />
      {recipe.legacyRecipeData ? (
        <LegacyRecipe content={recipe.legacyRecipeData.content} template={template} data={data} />
      ) : (
        sections
      )}
    </article>
  )
}
