import type { ReactElement } from 'react'
import { siteMeasures } from '@/src/domain/cooking/measures'
import { recipeStructuredData, scriptJson } from '@/src/domain/recipes/structured-data'
import { recipeReferences } from '@/src/site/parts/recipe/recipe-words'
import { RECIPE_HEAD_END } from '@/src/site/sections/recipe/recipe-data'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe/recipe-sections'
import { recipeBakersPercentages } from './recipe-bakers-percentages'
import { recipeFacts } from './recipe-facts'
import { RecipeIsland } from './recipe-island'
import { Unlocked } from './unlocked'
import { usedUnits } from './used-units'
import { writtenMeasures } from './written-measures'

type RecipePageProps = Omit<RecipeSectionsProps, 'bakersPercentages'>

/** The page of a recipe: the sections of the site's template, and its structured data. */
export function RecipePage({ recipe: stored, ...rest }: RecipePageProps): ReactElement {
  const { site, units, origin } = rest
  const recipe = { ...stored, language: stored.language ?? site.language }
  const page = { ...rest, recipe }
  // search engines get what the page shows by default
  const references = { ...recipeReferences(recipe, units), measures: siteMeasures(site) }
  const facts = recipeFacts(recipe, site, references, origin, rest.reviews)
  const island = (
    <RecipeIsland
      {...page}
      // The head of the document has them already.
      recipe={{ ...recipe, seo: null }}
      measures={writtenMeasures(site, recipe, references)}
      units={usedUnits(recipe, units)}
      bakersPercentages={recipeBakersPercentages(recipe)}
    />
  )
  return (
    <article lang={recipe.language ?? undefined}>
      {/* A wide screen has the text above the picture: the whole of it is painted at once. */}
      <link rel="expect" href={`#${RECIPE_HEAD_END}`} blocking="render" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(recipeStructuredData(facts)) }}
      />
      {recipe.isLocked ? (
        <Unlocked {...withoutRecipe(page)} recipeSlug={recipe.slug}>
          {island}
        </Unlocked>
      ) : (
        island
      )}
    </article>
  )
}

const withoutRecipe = ({ recipe: _, ...page }: RecipePageProps) => page
