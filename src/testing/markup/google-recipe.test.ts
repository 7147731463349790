import { describe, expect, it } from 'vitest'
import {
  findHiddenFacts,
  GoogleRecipe,
  googleRecipeErrors,
  readStructuredData,
} from './google-recipe'

const SCALE = { bestRating: 5, worstRating: 1 }
const aggregateRating = { '@type': 'AggregateRating', ratingValue: '4.6', ratingCount: 8, ...SCALE }
const review = {
  '@type': 'Review',
  author: { '@type': 'Person', name: 'Ada' },
  datePublished: '2026-05-04',
  reviewBody: 'Rose well & high.',
  reviewRating: { '@type': 'Rating', ratingValue: 4, ...SCALE },
}
const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  '@id': 'https://a.example/recipes/loaf#recipe',
  mainEntityOfPage: 'https://a.example/recipes/loaf',
  name: 'Loaf',
  image: ['https://a.example/1.jpg'],
  author: { '@type': 'Person', name: 'Ilse' },
  publisher: { '@type': 'Organization', name: 'Ferment' },
  dateModified: '2026-05-04T10:00:00.000Z',
  aggregateRating,
  review: [review],
}
const fieldsOf = (changes: object): string[] =>
  googleRecipeErrors({ ...recipe, ...changes }).map((line) => line.split(':')[0] ?? '')
const rated = (changes: object) => fieldsOf({ aggregateRating: { ...aggregateRating, ...changes } })
const reviewed = (changes: object) => fieldsOf({ review: [{ ...review, ...changes }] })

describe('Google’s rules for a recipe', () => {
  it('hold for one with all that is required', () => {
    expect(googleRecipeErrors(recipe)).toEqual([])
  })

  it('require name and picture, durations and dates in ISO 8601, both times or none', () => {
    expect(fieldsOf({ name: '', image: [] })).toEqual(['name', 'image'])
    expect(fieldsOf({ totalTime: '90 minutes' })).toEqual(['totalTime'])
    expect(fieldsOf({ totalTime: 'P2DT3H20M' })).toEqual([])
    expect(fieldsOf({ dateModified: 'yesterday' })).toEqual(['dateModified'])
    expect(fieldsOf({ prepTime: 'PT5M' })).toEqual([''])
    expect(fieldsOf({ upvotes: 3 })).toEqual([''])
  })

  it('require a rating within its scale, with the number of ratings', () => {
    expect(rated({ ratingValue: '5.1' })).toEqual(['aggregateRating.ratingValue'])
    expect(new Set(rated({ ratingValue: '4,6' }))).toEqual(new Set(['aggregateRating.ratingValue']))
    expect(rated({ ratingCount: undefined })).toEqual(['aggregateRating'])
    expect(rated({ ratingCount: 0 })).toEqual(['aggregateRating.ratingCount'])
  })

  it('require a writer with a short name and a rating of each review', () => {
    expect(reviewed({ author: 'Ada' })).toEqual(['review.0.author'])
    expect(reviewed({ author: { '@type': 'Person', name: 'a'.repeat(100) } })).toEqual([
      'review.0.author.name',
    ])
    expect(reviewed({ reviewRating: undefined })).toEqual(['review.0.reviewRating'])
  })
})

it('names what the structured data of a page says beyond its text', () => {
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>
    <h1>Loaf</h1><p>Rated 4.6 <i>of 5 stars</i> (8 ratings)</p><p>4 stars by Ada</p><p>Rose well &amp; high.</p>`
  const [read] = readStructuredData(html)
  expect(read).toEqual(recipe)
  expect(findHiddenFacts(GoogleRecipe.parse(read), html)).toEqual([])
  const hidden = { ...recipe, recipeIngredient: ['1 egg'] }
  expect(findHiddenFacts(GoogleRecipe.parse(hidden), html)).toEqual(['1 egg'])
  expect(findHiddenFacts(GoogleRecipe.parse(recipe), '<h1>Loaf</h1>')).toHaveLength(3)
})
