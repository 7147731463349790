import { RecipeNewsletterBox } from '@/src/site/newsletter/newsletter-box'
import type { ReactElement } from 'react'
import type { Unit } from '@/src/contract/recipe/catalogue'
import type { Recipe, RecipeCard } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import type { Review } from '@/src/domain/recipes/review'
import type { BakersPercentages } from '@/src/domain/ingredient-lines/bakers-percentages'
import { RecipeViewProvider } from '@/src/site/cooking/recipe-view'
import { getTemplate } from '@/src/site/templates'
import type { RecipeSection } from '@/src/site/templates/template'
import { Comments } from './comments'
import { CookedSection } from './cooked-section'
import { Equipment } from './equipment'
import { ExploreCollection } from './explore-collection'
import { LegacyContent } from './legacy-content'
import { Method } from './method'
import { MoreRecipes } from './more-recipes'
import { Notes } from './notes'
import type { CookedCount, RecipeCollection, RecipeData } from './recipe-data'
import { Ratings } from './ratings'
import { RecipeHead } from './head/recipe-head'
import { Story } from './story'
import { Tags } from './tags'

/** The data of the sections of a recipe page. */
export type RecipeSectionsProps = {
  site: PublicSite
  recipe: Recipe
  /** Other recipes of the site, newest first. */
  others: readonly RecipeCard[]
  /** The first collection the recipe is in. */
  collection: RecipeCollection | null
  /** Units of the catalogue, at least those of measurements in running text. */
  units: readonly Unit[]
  /** Percentages of the flour by line; null for recipes without flour. */
  bakersPercentages: BakersPercentages | null
  /** The readers who cooked the recipe. */
  cooked: CookedCount
  /** The newest comments with stars. */
  reviews: readonly Review[]
  /** The origin of the site, without a trailing slash. */
  origin: string
}

/** The sections of the site's template in their order; the default export, as `lazy` wants it. */
export default function RecipeSections(props: RecipeSectionsProps): ReactElement {
  const { units, bakersPercentages, ...page } = props
  const template = getTemplate(page.site.template)
  const data = { ...page, look: template.look }
  return (
    <RecipeViewProvider
      site={page.site}
      recipe={page.recipe}
      units={units}
      bakersPercentages={bakersPercentages}
    >
      {template.recipe.map((section) => (
        <SectionView key={section.kind} section={section} data={data} />
      ))}
    </RecipeViewProvider>
  )
}

/** Renders a section; a kind without a component does not compile. */
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
      return methodOf(section, data)
    case 'notes':
      return <Notes section={section} data={data} />
    case 'equipment':
      return <Equipment section={section} data={data} />
    case 'story':
      return <Story section={section} data={data} />
    case 'tags':
      return <Tags section={section} data={data} />
    case 'comments':
      return (
        <>
          <RecipeNewsletterBox site={data.site} recipe={data.recipe} />
          <Ratings data={data} />
          <CookedSection data={data} />
          <Comments section={section} data={data} />
        </>
      )
    case 'collection':
      return <ExploreCollection section={section} data={data} />
    case 'more-recipes':
      return <MoreRecipes section={section} data={data} />
    default:
      return unreachable(section)
  }
}

/** A recipe with a stored page shows its HTML in place of the method. */
const methodOf = (
  section: Extract<RecipeSection, { kind: 'method' }>,
  data: RecipeData,
): ReactElement =>
  data.recipe.legacyRecipeData ? (
    <LegacyContent content={data.recipe.legacyRecipeData.content} />
  ) : (
    <Method section={section} data={data} />
  )

const unreachable = (section: never): never => {
  throw new Error(`No drawing for ${JSON.stringify(section)}`)
}
