import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { pictureAddress } from '@/src/domain/recipe-html/picture-html'
import { recipeHtml } from '@/src/domain/recipe-html/recipe-html'
import type { WritingPlace } from '@/src/domain/recipe-html/recipe-html'
import { listUnits } from '../catalogues/units'
import { withAbsoluteLinks } from './absolute-links'
import type { FeedSite } from './feed-site'
import { listLatestRecipes } from './latest'

/** The paths of a site's feeds. */
export const FEED_PATHS = { rss: '/feed.xml', json: '/feed.json' } as const

/** A recipe in a feed of any format. */
export type FeedItem = {
  url: string
  title: string
  summary: string | null
  html: string
  image: { url: string; width: number; height: number } | null
  publishedAt: string
  updatedAt: string
  /** Everything it is filed under, without repeats. */
  categories: readonly string[]
}

/** Reads a site's latest recipes for a feed, newest first. Two statements. */
export async function readFeedItems(payload: Payload, site: FeedSite): Promise<FeedItem[]> {
  const [recipes, catalogue] = await Promise.all([
    listLatestRecipes(payload, site.id),
    listUnits(payload),
  ])
  const units = new Map(catalogue.map((unit) => [unit.id, unit]))
  return recipes.map((recipe) => feedItem(recipe, site.origin, units))
}

/** Builds the feed item of a recipe, at its site's origin. */
export function feedItem(recipe: Recipe, origin: string, units: WritingPlace['units']): FeedItem {
  const url = `${origin}/recipes/${encodeURIComponent(recipe.slug)}`
  const [cover] = recipe.images
  const publishedAt = recipe.publishedAt ?? recipe.updatedAt
  return {
    url,
    title: recipe.title,
    summary: recipe.description,
    html: recipeHtml(withLegacyLinks(recipe, url), { url, origin, units }),
    image: cover ? pictureAddress(cover, origin) : null,
    publishedAt,
    // A recipe that waited for its day is as new as its day.
    updatedAt: recipe.updatedAt > publishedAt ? recipe.updatedAt : publishedAt,
    categories: categoriesOf(recipe),
  }
}

function withLegacyLinks(recipe: Recipe, url: string): Recipe {
  const { legacyRecipeData: legacy } = recipe
  if (legacy === null) return recipe
  return { ...recipe, legacyRecipeData: { content: withAbsoluteLinks(legacy.content, url) } }
}

function categoriesOf(recipe: Recipe): string[] {
  const { meals, categories, cuisines, methods, diets, tags } = recipe
  const terms = [meals, categories, cuisines, methods, diets, tags].flat()
  return [...new Set([...terms.map(({ title }) => title), ...recipe.keywords])]
}
