import { describe, expect, it } from 'vitest'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { getCollection } from '@/src/server/collections/read'
import { getRecipe } from '@/src/server/recipes/reading/read'
import { listTrendingRecipes } from '@/src/server/recipes/trending'
import { makeSite } from '@/src/testing/builders'
import { hiddenPartsIn, makeLockedRecipe } from '@/src/testing/gating/locked-recipe'
import { testPayload } from '@/src/testing/payload'
import { answerFeed } from './answer'
import { answerPartOfSiteMap, answerSiteMap } from './site-map-answer'

const payload = await testPayload()
const site = await makeSite(payload)
const recipe = await makeLockedRecipe(payload, site.id, site.owner)
await payload.create({
  collection: 'recipe-collections',
  data: { site: site.id, title: 'All', slug: 'all', recipes: [recipe.id] },
})

const ask = () => new Request('http://localhost:3000/')

/** Public reads of pages, feeds, site maps and link pictures, as a stranger gets them. */
const SOURCES: Record<string, () => Promise<unknown>> = {
  'the feed as RSS': async () => (await answerFeed(payload, ask(), site.slug, 'rss')).text(),
  'the feed as JSON': async () => (await answerFeed(payload, ask(), site.slug, 'json')).text(),
  'the site map': async () => (await answerSiteMap(payload, ask(), site.slug)).text(),
  'its parts': async () => (await answerPartOfSiteMap(payload, ask(), site.slug, '1.xml')).text(),
  'the recipe of page, structured data and share picture': () =>
    getRecipe(payload, site.id, recipe.slug, ANONYMOUS_READER),
  'a collection': () => getCollection(payload, site.id, 'all'),
  'what is trending': () => listTrendingRecipes(payload, site.id, 5),
}

describe('what a locked recipe withholds', () => {
  it.each(Object.entries(SOURCES))('is not in %s', async (_, read) => {
    expect(hiddenPartsIn(JSON.stringify(await read()), recipe)).toEqual([])
  })
})
