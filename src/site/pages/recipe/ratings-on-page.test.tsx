import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Recipe } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import type { Review } from '@/src/domain/recipes/review'
import { SessionProvider } from '@/src/session/session-provider'
import { exampleRecipe, exampleSite } from '@/src/site/testing/example-content'
import type { CookedCount } from '@/src/site/sections/recipe/recipe-data'
import { RecipePage } from './recipe-page'

const ORIGIN = 'https://ferment.example'
const review: Review = {
  authorName: 'Ada <Reader>',
  publishedAt: '2026-05-04T23:30:00.000Z',
  text: 'Rose well, </script> & all.',
  stars: 4,
}
const rating = { average: 4.63, count: 128 }

const draw = (
  recipe: Partial<Recipe>,
  {
    site = {},
    reviews = [],
    cooked = { count: 0, hasPhotos: false },
  }: { site?: Partial<PublicSite>; reviews?: Review[]; cooked?: CookedCount } = {},
): string =>
  renderToStaticMarkup(
    <SessionProvider scope={{ site: 'ferment', accountOrigin: 'https://account.example' }}>
      <RecipePage
        site={exampleSite(site)}
        recipe={exampleRecipe(recipe)}
        others={[]}
        collection={null}
        units={[]}
        reviews={reviews}
        cooked={cooked}
        origin={ORIGIN}
      />
    </SessionProvider>,
  )

/** The text that readers of a page see or hear. */
const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

type Markup = {
  aggregateRating?: { ratingValue: string; ratingCount: number; bestRating: number }
  review?: {
    author: { name: string }
    datePublished: string
    reviewBody: string
    reviewRating: { ratingValue: number; bestRating: number }
  }[]
}
const markupOf = (html: string): Markup =>
  JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}') as Markup

// docs/product/ratings.md#on-the-page
describe.each(TEMPLATE_NAMES)('a rating on the page of the template %s', (template) => {
  it('is in its head, and asked for above the comments', () => {
    const text = textOf(draw({ rating }, { site: { template } }))
    expect(text).toContain('Rated 4.6 of 5 stars(128 ratings)')
    expect(text).toContain('Rate this recipe')
  })
})

describe('the page of a recipe', () => {
  it('shows no rating without one, but asks for one', () => {
    const html = draw({ rating: null })
    expect(textOf(html)).not.toContain('of 5 stars')
    expect(html).toContain('aria-label="4 stars"')
    expect(markupOf(html)).not.toHaveProperty('aggregateRating')
  })

  it('asks for none where ratings are switched off, or the recipe is locked', () => {
    expect(textOf(draw({}, { site: { ratingsEnabled: false } }))).not.toContain('Rate this')
    expect(textOf(draw({ isLocked: true }))).not.toContain('Rate this')
  })

  // docs/product/ratings.md#cooked-it
  it('names the readers who cooked it, unless the recipe is locked', () => {
    const cooked = { count: 41, hasPhotos: true }
    expect(textOf(draw({}, { cooked }))).toContain('Cooked by 41 readers')
    expect(textOf(draw({}))).toContain('I cooked this')
    expect(textOf(draw({ isLocked: true }, { cooked }))).not.toContain('Cooked')
  })

  // docs/product/ratings.md#imported-summaries
  it('names the rating of a former site in text, and never in the markup', () => {
    const html = draw({ importedRating: { program: 'wprm', average: 4.8, count: 212 } })
    expect(textOf(html)).toContain('4.8 from 212 ratings on the former site')
    expect(markupOf(html)).not.toHaveProperty('aggregateRating')
  })
})

// docs/product/ratings.md#search-engines
describe('the markup of a rating', () => {
  const html = draw({ rating }, { reviews: [review] })

  it('has what Google requires, within its bounds', () => {
    const { aggregateRating, review: reviews } = markupOf(html)
    expect(aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: '4.6',
      ratingCount: 128,
      bestRating: 5,
      worstRating: 1,
    })
    expect(reviews).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ada <Reader>' },
        datePublished: '2026-05-04',
        reviewBody: 'Rose well, </script> & all.',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ])
  })

  it('says nothing that the page does not show', () => {
    const text = textOf(html)
    const { aggregateRating, review: reviews = [] } = markupOf(html)
    expect(text).toContain(aggregateRating?.ratingValue)
    expect(text).toContain(`(${aggregateRating?.ratingCount} ratings)`)
    for (const { author, reviewBody, reviewRating } of reviews) {
      expect(text).toContain(`${reviewRating.ratingValue} stars by ${author.name}`)
      expect(text).toContain(reviewBody)
    }
  })

  it('of a locked recipe has its average, which the page shows, and no review', () => {
    const locked = draw({ rating, isLocked: true }, { reviews: [review] })
    expect(textOf(locked)).toContain('Rated 4.6 of 5 stars')
    expect(markupOf(locked)).toHaveProperty('aggregateRating')
    expect(locked).not.toContain('Rose well')
  })
})
