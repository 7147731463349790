import { createHash } from 'node:crypto'
import type { Recipe } from '@/src/contract/recipe/recipe'
import type { SEARCHED_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import type { Facet } from './engine'
import { indexSynonyms, parseSynonyms } from './query/synonyms'
import { fold, singular, wordsOf } from './query/words'

/** A recipe as the database gives it to an engine outside: nothing of its steps or its story. */
export type RecipeSource = Pick<Recipe, keyof typeof SEARCHED_RECIPE_FIELDS> & {
  id: string
  siteId: string
  isLocked: boolean
  /** When it appears, in milliseconds since 1970. */
  publishedAt: number
  totalMinutes: number | null
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

/** A recipe as it is sent to an engine outside: only what anyone may find it by. */
export type RecipeDocument = Record<Facet, readonly string[]> &
  PlainTexts & {
    id: string
    siteId: string
    /** The title as titles are put in order. */
    titleKey: string
    ingredients: readonly string[]
    /** The lines of a locked recipe that anyone may read: found like the others, and not marked. */
    lockedIngredients: readonly string[]
    keywords: readonly string[]
    terms: readonly string[]
    alsoCalled: readonly string[]
    collections: readonly string[]
    /** Words of ingredients, each as one of it, and their other names: what can be made with them. */
    ingredientStems: readonly string[]
    /** All words, for suggestions. */
    words: readonly string[]
    /** Seconds since 1970. */
    publishedAt: number
    totalMinutes: number | null
    /** Stands for everything above: tells whether what an engine has is what is stored. */
    fingerprint: string
  }

/** Makes a document of a recipe. */
export function recipeDocument(source: RecipeSource): RecipeDocument {
  const content = contentOf(source)
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return { ...content, fingerprint: fingerprint.slice(0, 22) }
}

function contentOf(source: RecipeSource): Omit<RecipeDocument, 'fingerprint'> {
  const { id, siteId, isLocked, ingredients, keywords, collections } = source
  const { title, ...others } = plainTexts(source)
  const titles = source.terms.map((term) => term.title)
  const plain = [...titles, ...Object.values(others)]
  const texts = [title, ...ingredients, ...keywords, ...plain, ...collections]
  const words = distinct(texts.flatMap(wordsOf))
  const slugs = (facet: Facet): string[] =>
    distinct(source.terms.filter((term) => term.facet === facet).map(({ slug }) => slug))
  return {
    id,
    siteId,
    title,
    titleKey: fold(title),
    ingredients: isLocked ? [] : ingredients,
    lockedIngredients: isLocked ? ingredients : [],
    keywords,
    terms: titles,
    alsoCalled: alsoCalled(source, texts),
    ...others,
    collections,
    ingredientStems: distinct([
      ...ingredients.flatMap(wordsOf).map(singular),
      ...source.otherNames.map((name) => wordsOf(name).map(singular).join(' ')),
    ]),
    words,
    meals: slugs('meals'),
    categories: slugs('categories'),
    methods: slugs('methods'),
    cuisines: slugs('cuisines'),
    diets: slugs('diets'),
    tags: slugs('tags'),
    publishedAt: Math.ceil(source.publishedAt / 1_000),
    totalMinutes: source.totalMinutes,
  }
}

const plainTexts = (source: RecipeSource): PlainTexts => ({
  title: source.title,
  description: source.description ?? '',
})

/**
 * What else it may be looked for by: other names of its ingredients that are one word (words of
 * longer ones would lead to it by themselves), and the site's own names for anything it holds.
 */
function alsoCalled({ otherNames, synonyms }: RecipeSource, texts: readonly string[]): string[] {
  const single = otherNames.filter((name) => wordsOf(name).length === 1)
  const own = indexSynonyms(parseSynonyms(synonyms))
  const held = texts.map((text) => ` ${wordsOf(text).map(singular).join(' ')} `)
  const theirs = [...own]
    .filter(([name]) => held.some((text) => text.includes(` ${name} `)))
    .flatMap(([, names]) => names)
  return distinct([...single, ...theirs])
}

const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => text !== '')),
]
