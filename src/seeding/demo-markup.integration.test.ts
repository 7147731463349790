import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { listUnits } from '@/src/server/catalogues/units'
import { listReviews } from '@/src/server/ratings/reviews'
import { getRecipe } from '@/src/server/recipes/reading/read'
import { getPublicSite } from '@/src/server/sites/read'
import { SessionProvider } from '@/src/session/session-provider'
import { RecipePage } from '@/src/site/pages/recipe/recipe-page'
import { makeUser } from '@/src/testing/builders'
import {
  findHiddenFacts,
  GoogleRecipe,
  googleRecipeErrors,
  listMissingRecommended,
  readStructuredData,
} from '@/src/testing/markup/google-recipe'
import { testPayload } from '@/src/testing/payload'
import { seedDemo } from './seed-demo'

const payload = await testPayload()
await storeCatalogues(payload)
await seedDemo(payload, () => undefined)

/** Every reader who commented in the demo rates the recipe, and so do two who did not; one has a long name. */
await payload.db.pool.query(
  `insert into recipe_ratings (site_id, recipe_id, user_id, source, stars)
    select distinct on (c.recipe_id, c.user_id) c.site_id, c.recipe_id, c.user_id, 'reader'::rating_source,
      1 + (row_number() over (order by c.id))::int % 5
    from comments c where c.user_id is not null`,
)
const silent = [await makeUser(payload), await makeUser(payload, { displayName: 'A '.repeat(120) })]
for (const [at, { id }] of silent.entries()) {
  await payload.db.pool.query(
    `insert into recipe_ratings (site_id, recipe_id, user_id, source, stars)
      select site_id, id, $1, 'reader', $2 from recipes where published_at < now()`,
    [id, 3 + at],
  )
}
await payload.db.pool.query(
  `insert into comments (site_id, recipe_id, user_id, content, status)
    select c.site_id, c.recipe_id, $1, min(c.content::text)::jsonb, 'published' from comments c
    where c.parent_id is null group by c.site_id, c.recipe_id`,
  [silent[1]?.id],
)

const { rows: published } = await payload.db.pool.query<{ site: string; slug: string }>(
  `select s.slug as site, r.slug from recipes r join sites s on s.id = r.site_id
    where r.published_at < now() order by s.slug, r.slug`,
)
const units = await listUnits(payload)

/** The page of a recipe as an anonymous reader gets it. */
async function drawPage(key: string, slug: string): Promise<{ html: string; recipe: Recipe }> {
  const site = await getPublicSite(payload, key)
  const recipe = site && (await getRecipe(payload, site.id, slug, ANONYMOUS_READER))
  if (!recipe) throw new Error(`There is no recipe ${slug} on ${key}`)
  const reviews = recipe.isLocked ? [] : await listReviews(payload, site.id, recipe.id)
  const origin = `https://${key}.example`
  const page = createElement(RecipePage, {
    ...{ site, recipe, others: [], collection: null, units, origin, reviews },
    cooked: { count: 0, hasPhotos: false },
  })
  const scope = { site: key, accountOrigin: 'https://account.example' }
  const html = renderToStaticMarkup(createElement(SessionProvider, { scope, children: page }))
  return { html, recipe }
}

// docs/product/ratings.md#search-engines
describe.each(published)('the structured data of $site/$slug', ({ site, slug }) => {
  it('follows the rules of Google, and says only what the page shows', async () => {
    const { html, recipe } = await drawPage(site, slug)
    const marked = readStructuredData(html)
    expect(marked).toHaveLength(1)
    expect(marked.flatMap(googleRecipeErrors)).toEqual([])
    const data = GoogleRecipe.parse(marked[0])
    expect(findHiddenFacts(data, html)).toEqual([])
    expect(listMissingRecommended(data)).toEqual([])
    expect(data.aggregateRating).toMatchObject({ ratingCount: recipe.rating?.count })
    expect(data.review !== undefined).toBe(html.includes('stars by ') || html.includes('star by '))
  })
})

it('the demo has recipes with reviews, also of a writer with a long name', async () => {
  const pages = await Promise.all(published.map(({ site, slug }) => drawPage(site, slug)))
  const reviews = pages.flatMap(
    ({ html }) => GoogleRecipe.parse(readStructuredData(html)[0]).review ?? [],
  )
  expect(reviews.length).toBeGreaterThan(20)
  expect(reviews.some(({ author }) => author.name.length > 90)).toBe(true)
})
