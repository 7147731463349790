import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { pictureAddress } from '@/src/domain/recipe-html/picture-html'
import { recipeHtml } from '@/src/domain/recipe-html/recipe-html'
import type { WritingPlace } from '@/src/domain/recipe-html/recipe-html'
import { letterHtml } from '@/src/domain/recipe-html/letter-html'
import { listUnits } from '../catalogues/units'
import { listLatestLetters } from '../letters/read'
import type { FeedLetter } from '../letters/read'
import { withAbsoluteLinks } from './absolute-links'
import type { FeedSite } from './feed-site'
import { FEED_LENGTH, listLatestRecipes } from './latest'

/** The paths of a site's feeds. */
export const FEED_PATHS = { rss: '/feed.xml', json: '/feed.json' } as const

/** A recipe or a letter in a feed of any format. */
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

/** Reads a site's latest recipes and letters for a feed, newest first. Three statements. */
export async function readFeedItems(payload: Payload, site: FeedSite): Promise<FeedItem[]> {
  const [recipes, letters, catalogue] = await Promise.all([
    listLatestRecipes(payload, site.id),
    listLatestLetters(payload, site.id, FEED_LENGTH),
    listUnits(payload),
  ])
  const units = new Map(catalogue.map((unit) => [unit.id, unit]))
  const items = [
    ...recipes.map((recipe) => feedItem(recipe, site.origin, units)),
    ...letters.map((letter) => letterItem(letter, site.origin, units)),
  ]
  return items
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, FEED_LENGTH)
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

/** Builds the feed item of a letter, with its public text. */
function letterItem(letter: FeedLetter, origin: string, units: WritingPlace['units']): FeedItem {
  const { slug, title, summary, image, publishedAt, updatedAt, images, recipes } = letter
  const byId = <Item extends { id: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.id, item]))
  const references = { units, origin, pictures: byId(images), recipes: byId(recipes) }
  return {
    url: `${origin}/letters/${encodeURIComponent(slug)}`,
    title,
    summary,
    html: letterHtml(letter.content, references),
    image: image ? pictureAddress(image, origin) : null,
    publishedAt,
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
    categories: [],
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
