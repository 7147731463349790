import type { ReactElement } from 'react'
import type { Recipe, RecipeCard, Unit } from '@/src/contract/recipe'
import type { PublicSite } from '@/src/contract/site'
import { recipeReferences } from '@/src/site/parts/recipe-words'
import { getTemplate } from '@/src/site/templates'
import type { RecipeSection } from '@/src/site/templates/template'
import { Equipment } from './equipment'
import { LegacyContent } from './legacy-content'
import { Method } from './method'
import { MoreRecipes } from './more-recipes'
import { Notes } from './notes'
import type { RecipeData } from './recipe-data'
import { RecipeHead } from './recipe-head'
import { Story } from './story'
import { Tags } from './tags'

/** What the sections of a recipe page need to be drawn, on the server or in the browser. */
export type RecipeSectionsProps = {
  site: PublicSite
  recipe: Recipe
  /** Other recipes of the site, newest first. */
  others: readonly RecipeCard[]
  /** The catalogue's units, for measurements in running text. */
  units: readonly Unit[]
}

/** The sections of the site's template in their order; the default export, as `lazy` wants it. */
export default function RecipeSections(props: RecipeSectionsProps): ReactElement {
  const { site, recipe, others, units } = props
  const template = getTemplate(site.template)
  const references = recipeReferences(recipe, units)
  const data = { site, recipe, references, others, look: template.look }
  return (
    <>
      {template.recipe.map((section) => (
        <SectionView key={section.kind} section={section} data={data} />
      ))}
    </>
  )
}

/** Draws one section; a kind without a drawing does not compile. */
function SectionView({
  section,
  data,
}: {
  section: RecipeSection
  data: RecipeData
}): ReactElement | null {
  switch (section.kind) {
    case 'head':
      return <RecipeHead section={section} data={data} />
    case 'method':
      // a recipe kept as the page it was has its stored HTML where others have the method
      return data.recipe.legacyRecipeData ? (
        <LegacyContent content={data.recipe.legacyRecipeData.content} />
      ) : (
        <Method section={section} data={data} />
      )
    case 'notes':
      return <Notes section={section} data={data} />
    case 'equipment':
      return <Equipment section={section} data={data} />
    case 'story':
      return <Story section={section} data={data} />
    case 'tags':
      return <Tags section={section} data={data} />
    case 'more-recipes':
      return <MoreRecipes section={section} data={data} />
    default:
      return unreachable(section)
  }
}

const unreachable = (section: never): never => {
  throw new Error(`No drawing for ${JSON.stringify(section)}`)
}
