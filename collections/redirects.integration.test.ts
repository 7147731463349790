import { describe, expect, it } from 'vitest'
import { createRedirectsPart } from '@/src/importing/own/site-parts'
import { findRedirect } from '@/src/server/sites/redirects'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'

const TARGETS = [
  '/a\r\nset-cookie: mgk=1',
  '/a\n',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://e.example/\r\nx: y',
]

const payload = await testPayload()
const site = await makeSite(payload)

describe('a redirect whose target would not fit into a header', () => {
  it.each(TARGETS)('is refused by the door of Payload: %j', async (to) => {
    const data = { site: site.id, from: '/old', to }
    await expect(payload.create({ collection: 'redirects', data })).rejects.toThrow('To')
  })

  it.each(TARGETS)('is refused by an import: %j', (to) => {
    expect(() => createRedirectsPart({ redirects: [{ from: '/old', to }] })).toThrow()
  })

  it.each(TARGETS)('leads nowhere where it was stored before: %j', async (to) => {
    await payload.db.pool.query(
      `insert into redirects (site_id, "from", "to") values ($1, '/before', $2)
        on conflict (site_id, "from") do update set "to" = excluded."to"`,
      [site.id, to],
    )
    expect(await findRedirect(payload, site.id, '/before')).toBeNull()
  })

  it('is none of a path of the site or another address', async () => {
    for (const to of ['/recipes/soup?a=b#c', 'https://example.com/soup']) {
      const data = { site: site.id, from: to, to }
      const made = payload.create({ collection: 'redirects', data: { ...data, from: '/good' } })
      const { id } = await made
      expect(await findRedirect(payload, site.id, '/good')).toBe(to)
      await payload.delete({ collection: 'redirects', id })
    }
  })
})

// docs/product/sites-and-hosts.md#old-addresses
describe('a redirect that a person writes in Payload', () => {
  async function byOwner() {
    const owner = await payload.findByID({ collection: 'users', id: site.owner, depth: 0 })
    return { user: { ...owner, collection: 'users' as const }, depth: 0 }
  }

  it.each([
    ['a page has', '/recipes'],
    ['another host has', 'https://example.com/old'],
  ])('is refused for an address that %s', async (_what, from) => {
    const data = { site: site.id, from, to: '/about' }
    const made = payload.create({ collection: 'redirects', data, ...(await byOwner()) })
    await expect(made).rejects.toThrow('invalid: from')
  })

  it('is still made by itself when they rename a published page', async () => {
    const recipe = await makeRecipe(payload, site.id)
    const slug = unique('renamed')
    const changed = { collection: 'recipes', id: recipe.id, data: { slug } } as const
    await payload.update({ ...changed, ...(await byOwner()) })
    expect(await findRedirect(payload, site.id, `/recipes/${recipe.slug}`)).toBe(`/recipes/${slug}`)
  })
})
