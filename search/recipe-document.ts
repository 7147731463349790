import { createHash } from 'node:crypto'
import type { Recipe } from '@/src/contract/recipe/recipe'
import type { SEARCHED_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import type { Facet } from './engine'
import { indexSynonyms, parseSynonyms } from './query/synonyms'
import { fold, toPhrase, singular, toStems, wordsOf } from './query/words'

/** A recipe as read from the database for an external engine; excludes its steps and its story. */
export type RecipeSource = Pick<Recipe, keyof typeof SEARCHED_RECIPE_FIELDS> & {
  id: string
  siteId: string
  /** The time of publication, in milliseconds since 1970. */
  publishedAt: number
  totalMinutes: number | null
  isLocked: boolean
  /** The weighted average of its ratings; null without ratings. */
  ratingScore: number | null
  ingredients: readonly string[]
  /** Names the catalogue knows its ingredients by too. */
  otherNames: readonly string[]
  keywords: readonly string[]
  terms: readonly { facet: Facet; slug: string; title: string }[]
  collections: readonly string[]
  /** The site's own synonyms, one group per line. */
  synonyms: string | null
}

/** The plain fields that recipes are found by; empty ones are empty texts. */
type PlainTexts = Record<keyof typeof SEARCHED_RECIPE_FIELDS, string>

/**
 * A document of an external engine: only public content. Its texts are folded words in the singular, like
 * those of a query, so that engines need no language processing.
 */
export type RecipeDocument = Record<Facet, readonly string[]> &
  PlainTexts & {
    id: string
    siteId: string
    /** The title as titles are put in order. */
    titleKey: string
    /** Ingredient lines; of a locked recipe those that anyone may read. */
    ingredients: readonly string[]
    keywords: readonly string[]
    terms: readonly string[]
    alsoCalled: readonly string[]
    collections: readonly string[]
    /** Words that do not begin as their singular does, so that their beginnings are found too. */
    otherForms: readonly string[]
    /** Words of ingredients, in the singular, and their synonyms: for searches by ingredient. */
    ingredientStems: readonly string[]
    /** All words as written, for suggestions. */
    words: readonly string[]
    /** Seconds since 1970. */
    publishedAt: number
    totalMinutes: number | null
    isLocked: boolean
    ratingScore: number | null
    /** Hash of all of the above: shows whether the indexed document is current. */
    fingerprint: string
  }

/** Builds the document of a recipe. */
export function recipeDocument(source: RecipeSource): RecipeDocument {
  const content = contentOf(source)
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return { ...content, fingerprint: fingerprint.slice(0, 22) }
}

function contentOf(source: RecipeSource): Omit<RecipeDocument, 'fingerprint'> {
  const { id, siteId, ingredients, keywords, collections } = source
  const { title, ...others } = plainTexts(source)
  const titles = source.terms.map((term) => term.title)
  const plain = [...titles, ...Object.values(others)]
  const texts = [title, ...ingredients, ...keywords, ...plain, ...collections]
  const words = distinct(texts.flatMap(wordsOf))
  return {
    id,
    siteId,
    title: toStems(title),
    titleKey: fold(title),
    ingredients: distinct(ingredients.map(toStems)),
    keywords: distinct(keywords.map(toStems)),
    terms: distinct(titles.map(toStems)),
    alsoCalled: alsoCalled(source, texts),
    description: toStems(others.description),
    collections: distinct(collections.map(toStems)),
    otherForms: words.filter((word) => !word.startsWith(singular(word))),
    ingredientStems: distinct([
      ...ingredients.flatMap(wordsOf).map(singular),
      ...source.otherNames.map(toPhrase),
    ]),
    words,
    ...slugsByFacet(source),
    publishedAt: Math.ceil(source.publishedAt / 1_000),
    totalMinutes: source.totalMinutes,
    isLocked: source.isLocked,
    ratingScore: source.ratingScore,
  }
}

function slugsByFacet({ terms }: RecipeSource): Record<Facet, readonly string[]> {
  const slugs = (facet: Facet): string[] =>
    distinct(terms.filter((term) => term.facet === facet).map(({ slug }) => slug))
  return {
    meals: slugs('meals'),
    categories: slugs('categories'),
    methods: slugs('methods'),
    cuisines: slugs('cuisines'),
    diets: slugs('diets'),
    tags: slugs('tags'),
  }
}

const plainTexts = (source: RecipeSource): PlainTexts => ({
  title: source.title,
  description: source.description ?? '',
})

/**
 * Further search terms: one-word synonyms of its ingredients (the words of longer ones match anyway), and
 * the site's own synonyms for anything it contains.
 */
function alsoCalled({ otherNames, synonyms }: RecipeSource, texts: readonly string[]): string[] {
  const single = otherNames.map(toStems).filter((name) => !name.includes(' '))
  const own = indexSynonyms(parseSynonyms(synonyms))
  const held = texts.map((text) => ` ${toPhrase(text)} `)
  const theirs = [...own]
    .filter(([name]) => held.some((text) => text.includes(` ${name} `)))
    .flatMap(([, names]) => names)
  return distinct([...single, ...theirs])
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => text !== '')),
]
