import { isoDuration, totalTimeMinutes } from '../amounts/duration'
import type { RecipeTimes } from '../amounts/duration'
import { formatAverage } from './review'
import type { Review } from './review'

/** A step as a search engine gets it. */
export type StepFacts = { text: string; url: string; image: string | null }

/** A recipe's facts for search engines: exactly those that its reader is served. */
export type RecipeFacts = {
  url: string
  name: string
  description: string | null
  /** A language tag; null for that of the site. */
  language: string | null
  authorName: string
  siteName: string
  publishedAt: string | null
  updatedAt: string
  /** Absolute addresses, in 16x9, 4x3 and 1x1. */
  images: readonly string[]
  /** Description of the pictures; null if there is none. */
  imageAlt: string | null
  times: RecipeTimes
  keywords: readonly string[]
  categories: readonly string[]
  cuisines: readonly string[]
  yieldServings: number | null
  yieldMax: number | null
  servingDescription: string | null
  ingredients: readonly string[]
  instructionGroups: readonly { title: string | null; steps: readonly StepFacts[] }[]
  youtubeVideoId: string | null
  /** The rating as the page shows it; null where it shows none. */
  rating: { average: number; count: number } | null
  /** The reviews in the HTML of the page. */
  reviews: readonly Review[]
  /** Withheld from this reader: nothing but the head matter is given. */
  isLocked: boolean
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

/** The class of locked content on the page. */
export const PREMIUM_CLASS = 'premium-content'

/**
 * A recipe as `schema.org/Recipe` with the properties that Google's documentation requires and recommends,
 * as far as the data exists. A locked one is marked as such and contains nothing that is not on the page.
 */
export function recipeStructuredData(facts: RecipeFacts): { [key: string]: Json | undefined } {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': `${facts.url}#recipe`,
    mainEntityOfPage: facts.url,
    name: facts.name,
    description: facts.description ?? undefined,
    inLanguage: facts.language ?? undefined,
    image: images(facts),
    author: { '@type': 'Person', name: facts.authorName },
    publisher: { '@type': 'Organization', name: facts.siteName },
    datePublished: facts.publishedAt ?? undefined,
    dateModified: facts.updatedAt,
    ...times(facts.times),
    keywords: facts.keywords.length > 0 ? facts.keywords.join(', ') : undefined,
    recipeCategory: someOf(facts.categories),
    recipeCuisine: someOf(facts.cuisines),
    recipeYield: recipeYield(facts),
    recipeIngredient: someOf(facts.ingredients),
    aggregateRating: aggregateRating(facts),
    ...(facts.isLocked
      ? premium()
      : {
          recipeInstructions: instructions(facts),
          video: video(facts),
          review: reviews(facts),
        }),
  }
}

/**
 * Google requires the rating in the markup to be visible on the page, and to come from its readers.
 * @see docs/product/ratings.md#search-engines
 */
function aggregateRating({ rating }: RecipeFacts): Json | undefined {
  if (rating === null) return undefined
  return {
    '@type': 'AggregateRating',
    ratingValue: formatAverage(rating.average),
    ratingCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  }
}

function reviews({ reviews }: RecipeFacts): Json[] | undefined {
  if (reviews.length === 0) return undefined
  return reviews.map(({ authorName, publishedAt, text, stars }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: authorName },
    datePublished: publishedAt.slice(0, 10),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  }))
}

/** Serializes JSON for a `script` element: no `<` can end it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** A picture with a caption is an object with it. */
function images({ images: urls, imageAlt }: RecipeFacts): Json[] | undefined {
  if (imageAlt === null) return someOf(urls)
  return someOf(urls)?.map((url) => ({ '@type': 'ImageObject', url, caption: imageAlt }))
}

const someOf = (values: readonly string[]): string[] | undefined =>
  values.length > 0 ? [...values] : undefined

/** Google wants prep and cook time together or not at all. */
function times(recipe: RecipeTimes): { [key: string]: string } {
  const total = totalTimeMinutes(recipe)
  const { prepTimeMinutes, cookTimeMinutes } = recipe
  return {
    ...(prepTimeMinutes !== null && cookTimeMinutes !== null
      ? { prepTime: isoDuration(prepTimeMinutes), cookTime: isoDuration(cookTimeMinutes) }
      : {}),
    ...(total > 0 ? { totalTime: isoDuration(total) } : {}),
  }
}

/** The number of servings first, then the text of the yield. */
function recipeYield(facts: RecipeFacts): string[] | undefined {
  const { yieldServings, yieldMax, servingDescription } = facts
  if (yieldServings === null) return undefined
  const range = yieldMax === null ? `${yieldServings}` : `${yieldServings}-${yieldMax}`
  const words = servingDescription ?? (range === '1' ? 'serving' : 'servings')
  return [String(yieldServings), `${range} ${words}`]
}

function instructions({ instructionGroups }: RecipeFacts): Json[] | undefined {
  const filled = instructionGroups.filter((group) => group.steps.length > 0)
  if (filled.length === 0) return undefined
  return filled.flatMap(({ title, steps }): Json[] => {
    const list = steps.map(step)
    return title === null ? list : [{ '@type': 'HowToSection', name: title, itemListElement: list }]
  })
}

const step = ({ text, url, image }: StepFacts): Json => ({
  '@type': 'HowToStep',
  text,
  url,
  ...(image === null ? {} : { image }),
})

function video(facts: RecipeFacts): Json | undefined {
  const { youtubeVideoId, publishedAt } = facts
  if (youtubeVideoId === null || publishedAt === null) return undefined
  const id = encodeURIComponent(youtubeVideoId)
  return {
    '@type': 'VideoObject',
    name: facts.name,
    description: facts.description ?? facts.name,
    thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    uploadDate: publishedAt,
  }
}

const premium = (): { [key: string]: Json } => ({
  isAccessibleForFree: false,
  hasPart: {
    '@type': 'WebPageElement',
    isAccessibleForFree: false,
    cssSelector: `.${PREMIUM_CLASS}`,
  },
})
