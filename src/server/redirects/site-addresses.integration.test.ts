import { expect, it } from 'vitest'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { hostsOf, pagesAt } from './site-addresses'

const [ours, waiting, theirs] = ['ours', 'waiting', 'theirs'].map(
  (name) => `${unique(name)}.example.com`,
)
const payload = await testPayload()
const verifiedAt = new Date().toISOString()
const site = await makeSite(payload, {
  domains: [{ domain: ours ?? '', verifiedAt }, { domain: waiting ?? '' }],
})
const other = await makeSite(payload, { domains: [{ domain: theirs ?? '', verifiedAt }] })

const makeCollection = async ({ id }: TestSite): Promise<string> => {
  const slug = unique('jars')
  const data = { site: id, title: 'Jars', slug }
  await payload.create({ collection: 'recipe-collections', data })
  return slug
}

/** Adds a letter, published at a time, and returns its path. */
async function makeLetter({ id }: { id: string }, publishedAt: string | null): Promise<string> {
  const slug = unique('letter')
  const data = { site: id, title: slug, slug, audience: 'everyone' as const, publishedAt }
  await payload.create({ collection: 'letters', data })
  return `/letters/${slug}`
}

it('knows the letters of a site, published or not', async () => {
  const [seen, draft] = [
    await makeLetter(site, '2026-01-01T00:00:00.000Z'),
    await makeLetter(site, null),
  ]
  const foreign = await makeLetter(other, '2026-01-01T00:00:00.000Z')
  expect(await pagesAt(payload, site.id, [seen, draft, foreign, '/letters'])).toEqual(
    new Map([
      [seen, { isSeen: true }],
      [draft, { isSeen: false }],
      ['/letters', { isSeen: true }],
    ]),
  )
})

// docs/product/sites-and-hosts.md#old-addresses
it('takes for the hosts of a site its own and the domains that are shown to be its owner’s', async () => {
  expect([...(await hostsOf(payload, site.id))]).toEqual([`${site.slug}.localhost:3000`, ours])
})

it('knows the pages of a site, and neither deleted ones nor those of another site', async () => {
  const [seen, deleted] = [await makeRecipe(payload, site.id), await makeRecipe(payload, site.id)]
  await payload.db.pool.query('update recipes set deleted_at = now() where id = $1', [deleted.id])
  const foreign = await makeRecipe(payload, other.id)
  const [collection, foreignCollection] = [await makeCollection(site), await makeCollection(other)]
  const paths = [
    ...[seen, deleted, foreign].map(({ slug }) => `/recipes/${slug}`),
    ...[collection, foreignCollection].map((slug) => `/collections/${slug}`),
    '/about',
    '/nowhere',
  ]
  const pages = [`/recipes/${seen.slug}`, `/collections/${collection}`, '/about']
  expect(await pagesAt(payload, site.id, paths)).toEqual(
    new Map(pages.map((path) => [path, { isSeen: true }])),
  )
})

it('keeps the address of a recipe that is not out yet, though nobody sees it', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const draft = await makeRecipe(payload, site.id, { publishedAt: null })
  const planned = await makeRecipe(payload, site.id, { publishedAt: tomorrow })
  const paths = [draft, planned].map(({ slug }) => `/recipes/${slug}`)
  expect(await pagesAt(payload, site.id, paths)).toEqual(
    new Map(paths.map((path) => [path, { isSeen: false }])),
  )
})
