import type { LetterCard } from '@/src/contract/letter/letter'
import type { CollectionCard } from '@/src/contract/recipe/collection'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import { fillsPlace } from '@/src/site/parts/media/fills-place'
import type { HomeSection } from '@/src/site/templates/home-section'
import type { Look } from '@/src/site/templates/template'

/** The data of the home page. */
export type HomeData = {
  site: PublicSite
  /** At most five, in the author's order. */
  featured: readonly RecipeCard[]
  /** Newest first. */
  latest: readonly RecipeCard[]
  /** The newest letters, newest first. */
  letters: readonly LetterCard[]
  /** Trending recipes, most popular first. */
  trending: readonly RecipeCard[]
  /** The oldest first. */
  collections: readonly CollectionCard[]
  look: Look
}

/** The props of a home section: settings and data. */
export type HomeSectionProps<Kind extends HomeSection['kind']> = {
  section: Extract<HomeSection, { kind: Kind }>
  data: HomeData
  /** The first section of the page: its picture is fetched at once. */
  isFirst: boolean
}

/** The lead recipes: the featured ones, or the newest if none are featured. */
export const leadRecipes = ({ featured, latest }: HomeData): readonly RecipeCard[] =>
  featured.length > 0 ? featured : latest.slice(0, 5)

/**
 * The lead recipes for a place of a width in pixels, without pictures that would be stretched.
 * @see docs/product/site-pages.md#without-a-picture
 */
export const leadRecipesAt = (data: HomeData, place: number): readonly RecipeCard[] =>
  leadRecipes(data).map((recipe) => ({
    ...recipe,
    image: recipe.image && fillsPlace(recipe.image, place) ? recipe.image : null,
  }))

/** The newest recipes, unless they are already the page's lead. */
export const newestRecipes = ({ latest }: HomeData, count: number): readonly RecipeCard[] =>
  latest.slice(0, count)

/** Minimum number of recipes for a separate list. */
export const FEW = 3

/**
 * The newest recipes without those the page leads with, nor those it lists as trending if enough others are
 * left; all of them if hardly any are.
 */
export function otherNewestRecipes(data: HomeData, count: number): readonly RecipeCard[] {
  // The only one is already above.
  if (data.latest.length === 1) return []
  const fresh = without(data.latest, leadRecipes(data))
  const unseen = without(fresh, data.trending)
  if (unseen.length >= count) return unseen.slice(0, count)
  return (fresh.length >= FEW ? fresh : data.latest).slice(0, count)
}

function without(recipes: readonly RecipeCard[], shown: readonly RecipeCard[]): RecipeCard[] {
  const ids = new Set(shown.map(({ id }) => id))
  return recipes.filter(({ id }) => !ids.has(id))
}

/** The collections with recipes. */
export const nonEmptyCollections = ({ collections }: HomeData): readonly CollectionCard[] =>
  collections.filter(({ recipeCount }) => recipeCount > 0)
