import { z } from 'zod'

/*
 * The rules that Google publishes for the structured data of a recipe and of a review snippet
 * (developers.google.com/search/docs/appearance/structured-data/recipe and /review-snippet).
 */

const Text = z.string().trim().min(1)
const WebAddress = z.url({ protocol: /^https?$/ })
const Duration = z.string().regex(/^P(?=\d|T\d)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?)?$/)
const Moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const Count = z.int().positive()
/** Google does not show names of 100 characters and more. */
const Person = z.strictObject({ '@type': z.literal('Person'), name: Text.max(99) })

const isWithinScale = ({ ratingValue, bestRating = 5, worstRating = 1 }: Rating): boolean =>
  Number(ratingValue) >= worstRating && Number(ratingValue) <= bestRating
type Rating = { ratingValue: number | string; bestRating?: number; worstRating?: number }
const OUTSIDE = { error: 'is outside of its scale', path: ['ratingValue'] }

const SCALE = {
  ratingValue: z.union([z.number(), z.string().regex(/^\d+(?:\.\d+)?$/)]),
  bestRating: z.number(),
  worstRating: z.number(),
}

const AggregateRating = z
  .strictObject({
    '@type': z.literal('AggregateRating'),
    ratingCount: Count.optional(),
    reviewCount: Count.optional(),
    ...SCALE,
  })
  .refine(isWithinScale, OUTSIDE)
  .refine(
    ({ ratingCount, reviewCount }) => ratingCount !== undefined || reviewCount !== undefined,
    {
      error: 'has no number of ratings',
    },
  )

const Review = z.strictObject({
  '@type': z.literal('Review'),
  author: Person,
  datePublished: Moment,
  reviewBody: Text,
  reviewRating: z
    .strictObject({ '@type': z.literal('Rating'), ...SCALE })
    .refine(isWithinScale, OUTSIDE),
})

const Step = z.strictObject({
  '@type': z.literal('HowToStep'),
  text: Text,
  url: WebAddress,
  image: WebAddress.optional(),
})
const Section = z.strictObject({
  '@type': z.literal('HowToSection'),
  name: Text,
  itemListElement: z.array(Step).min(1),
})

const Image = z.union([
  WebAddress,
  z.strictObject({ '@type': z.literal('ImageObject'), url: WebAddress, caption: Text }),
])

const Video = z.strictObject({
  '@type': z.literal('VideoObject'),
  name: Text,
  description: Text,
  thumbnailUrl: WebAddress,
  embedUrl: WebAddress,
  uploadDate: Moment,
})

/** The structured data of a recipe; properties that Google does not document are listed too. */
export const GoogleRecipe = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Recipe'),
    '@id': WebAddress,
    mainEntityOfPage: WebAddress,
    name: Text,
    image: z.array(Image).min(1),
    author: Person,
    publisher: z.strictObject({ '@type': z.literal('Organization'), name: Text }),
    dateModified: Moment,
    description: Text.optional(),
    inLanguage: Text.optional(),
    datePublished: Moment.optional(),
    prepTime: Duration.optional(),
    cookTime: Duration.optional(),
    totalTime: Duration.optional(),
    keywords: Text.optional(),
    recipeCategory: z.array(Text).optional(),
    recipeCuisine: z.array(Text).optional(),
    recipeYield: z.tuple([z.string().regex(/^\d+(?:\.\d+)?$/), Text]).optional(),
    recipeIngredient: z.array(Text).optional(),
    recipeInstructions: z.array(z.union([Step, Section])).optional(),
    video: Video.optional(),
    aggregateRating: AggregateRating.optional(),
    review: z.array(Review).min(1).optional(),
    isAccessibleForFree: z.literal(false).optional(),
    hasPart: z
      .strictObject({
        '@type': z.literal('WebPageElement'),
        isAccessibleForFree: z.literal(false),
        cssSelector: z.string().regex(/^\.[\w-]+$/),
      })
      .optional(),
  })
  .refine(({ prepTime, cookTime }) => (prepTime === undefined) === (cookTime === undefined), {
    error: 'prepTime and cookTime must be given together',
  })
export type GoogleRecipe = z.infer<typeof GoogleRecipe>

/** Properties that Google recommends and that a complete recipe has. */
const RECOMMENDED = [
  'description',
  'datePublished',
  'totalTime',
  'keywords',
  'recipeYield',
  'recipeIngredient',
  'recipeInstructions',
] as const

/** Lists the recommended properties that the structured data of a recipe lacks; a locked one has no steps. */
export const listMissingRecommended = (recipe: GoogleRecipe): string[] =>
  RECOMMENDED.filter(
    (name) =>
      recipe[name] === undefined &&
      !(name === 'recipeInstructions' && recipe.isAccessibleForFree === false),
  )

/** Lists the violations of Google's rules, one a line; empty for valid structured data. */
export function googleRecipeErrors(data: unknown): string[] {
  const { error } = GoogleRecipe.safeParse(data)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Reduces a text to its letters and digits: line breaks and marks between elements differ. */
const foldText = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the text that readers of a page see or hear, without its scripts and styles. */
const readText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** Parses the structured data of a page: each JSON-LD script of its HTML. */
export const readStructuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']): unknown => JSON.parse(json),
  )

/**
 * Lists what structured data says that its page does not show: Google requires both to agree. Lines of
 * ingredients are compared word by word, since pages lay them out in parts.
 */
export function findHiddenFacts(recipe: GoogleRecipe, html: string): string[] {
  const shown = foldText(readText(html))
  const isHidden = (fact: string): boolean => !shown.includes(foldText(fact))
  const lines = recipe.recipeIngredient ?? []
  return [
    ...listFacts(recipe).filter(isHidden),
    ...lines.filter((line) => line.split(/\s+/).some(isHidden)),
  ]
}

function listFacts(recipe: GoogleRecipe): string[] {
  const { aggregateRating: rating, review = [], recipeInstructions = [] } = recipe
  const steps = recipeInstructions.flatMap((part) =>
    part['@type'] === 'HowToStep' ? [part] : part.itemListElement,
  )
  const sections = recipeInstructions.flatMap((part) => ('name' in part ? part.name : []))
  return [
    recipe.name,
    recipe.description ?? '',
    // Pages write a yield of one as a word.
    recipe.recipeYield?.[1].replace(/^1 /, 'one ') ?? '',
    ...sections,
    ...steps.map(({ text }) => text),
    ...(rating ? [`Rated ${rating.ratingValue} of 5 stars ${rating.ratingCount} rating`] : []),
    ...review.flatMap(({ author, reviewBody, reviewRating: { ratingValue } }) => [
      `${ratingValue} ${ratingValue === 1 ? 'star' : 'stars'} by ${author.name}`,
      reviewBody,
    ]),
  ]
}
