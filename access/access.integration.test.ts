import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_COOKIE } from '@/access/admin-session'
import { createSession } from '@/src/server/accounts/sessions'
import { inTransaction } from '@/src/server/database/transaction'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import type { Site } from '@/payload-types'

let payload: Payload
let mine: TestSite
let theirs: TestSite
/** Documents of both sites by collection: `[of my site, of theirs]`. */
let documents: [CollectionSlug, string, string][]

beforeAll(async () => {
  payload = await testPayload()
  mine = await makeSite(payload)
  theirs = await makeSite(payload)
  documents = await Promise.all(
    MAKERS.map(async ([collection, make]): Promise<[CollectionSlug, string, string]> => [
      collection,
      await make(mine),
      await make(theirs),
    ]),
  )
})

type Maker = (site: Site) => Promise<string>
const idOf = async (made: Promise<{ id: string }>): Promise<string> => (await made).id

/** One document of every kind that belongs to a site. */
const MAKERS: [CollectionSlug, Maker][] = [
  ['recipes', (site) => idOf(makeRecipe(payload, site.id, { publishedAt: null }))],
  [
    'recipe-collections',
    ({ id: site }) =>
      idOf(
        payload.create({
          collection: 'recipe-collections',
          data: { site, title: 'Jars', slug: unique('jars') },
        }),
      ),
  ],
  [
    'events',
    ({ id: site }) =>
      idOf(
        payload.create({
          collection: 'events',
          data: { site, title: 'Market', date: '2030-01-01T00:00:00.000Z' },
        }),
      ),
  ],
  [
    'images',
    ({ id: site }) =>
      idOf(payload.create({ collection: 'images', data: { site, key: unique('picture') } })),
  ],
  [
    'videos',
    ({ id: site }) =>
      idOf(
        payload.create({
          collection: 'videos',
          data: { site, key: unique('video'), contentType: 'video/mp4' },
        }),
      ),
  ],
  [
    'redirects',
    ({ id: site }) =>
      idOf(
        payload.create({
          collection: 'redirects',
          data: { site, from: `/${unique('old')}`, to: '/' },
        }),
      ),
  ],
  [
    'terms',
    ({ id: site }) =>
      idOf(
        payload.create({
          collection: 'terms',
          data: { site, kind: 'tag', title: 'Jar', slug: unique('jar') },
        }),
      ),
  ],
  [
    'equipment',
    ({ id: site }) =>
      idOf(
        payload.create({
          collection: 'equipment',
          data: { site, title: 'Crock', slug: unique('crock') },
        }),
      ),
  ],
  ['subscriptions', ({ id: site }) => makeSubscription(site)],
  [
    'comments',
    async ({ id: site }) => {
      const { id: recipe } = await makeRecipe(payload, site)
      const { id: user } = await makeUser(payload)
      return idOf(
        payload.create({
          collection: 'comments',
          data: { site, recipe, user, status: 'published' },
        }),
      )
    },
  ],
]

async function makeSubscription(site: string): Promise<string> {
  const { id: user } = await makeUser(payload)
  return idOf(
    payload.create({
      collection: 'subscriptions',
      data: { site, user, planType: 'free', status: 'active' },
    }),
  )
}

async function cookieOf(userId: string): Promise<Record<string, string>> {
  const token = await inTransaction(payload, (req) => createSession(req, userId, 'admin', null))
  return { cookie: `${ADMIN_COOKIE}=${token}`, origin: payload.config.serverURL }
}

const request = (headers: Record<string, string>, method: string, path: string, body?: unknown) =>
  callApi(payload, method, `/api${path}`, { headers, ...(body === undefined ? {} : { body }) })

/** The ids a list answers; none when it is refused. */
async function listed(headers: Record<string, string>, slug: string): Promise<string[]> {
  const { body } = await request(headers, 'GET', `/${slug}?limit=500`)
  const docs: unknown = typeof body === 'object' && body !== null && 'docs' in body ? body.docs : []
  return (docs as { id: string }[]).map(({ id }) => id)
}

// docs/product/roles.md#payload-admin
describe("Payload's own door", () => {
  it('is closed to everybody who is not signed in to the admin, for every collection', async () => {
    for (const { slug } of payload.config.collections) {
      const answers = await Promise.all([
        request({}, 'GET', `/${slug}`),
        request({}, 'POST', `/${slug}`, {}),
        request({}, 'GET', `/${slug}/00000000-0000-4000-8000-000000000000`),
      ])
      // Payload answers 200 for preferences, with nobody's: nothing.
      for (const { status, body } of answers) {
        if (status < 400) expect(JSON.stringify(body), slug).not.toContain('"id"')
      }
    }
  })

  it('gives nothing of any site to people who work on none', async () => {
    const reader = await makeUser(payload)
    const headers = await cookieOf(reader.id)
    for (const [collection, my, their] of documents) {
      const ids = await listed(headers, collection)
      expect(ids, collection).not.toContain(my)
      expect(ids, collection).not.toContain(their)
    }
    expect(await listed(headers, 'sites')).toEqual([])
    expect(await listed(headers, 'users')).toEqual([reader.id])
  })

  it('shows authors and editors their own site, and nothing of others', async () => {
    const editor = await makeUser(payload)
    await payload.update({ collection: 'sites', id: mine.id, data: { editors: [editor.id] } })
    for (const userId of [mine.owner, editor.id]) {
      const headers = await cookieOf(userId)
      expect(await listed(headers, 'sites')).toEqual([mine.id])
      for (const [collection, my, their] of documents) {
        const ids = await listed(headers, collection)
        expect(ids, collection).toContain(my)
        expect(ids, collection).not.toContain(their)
        const { status } = await request(headers, 'GET', `/${collection}/${their}`)
        expect(status, collection).toBe(404)
      }
    }
  })

  it('tells what readers pay, and who they are to the payment service, to the owner alone', async () => {
    const editor = await makeUser(payload)
    await payload.update({ collection: 'sites', id: mine.id, data: { editors: [editor.id] } })
    const id = await makeSubscription(mine.id)
    const money = { priceAmountCents: 450, currency: 'EUR', stripeCustomerId: 'cus_1' }
    await payload.update({ collection: 'subscriptions', id, data: money })
    const path = `/subscriptions/${id}`
    const asOwner = await request(await cookieOf(mine.owner), 'GET', path)
    expect(asOwner).toMatchObject({ status: 200, body: money })
    const headers = await cookieOf(editor.id)
    const asEditor = await request(headers, 'GET', path)
    expect(asEditor).toMatchObject({ status: 200, body: { id, planType: 'free' } })
    for (const name of Object.keys(money)) {
      expect(asEditor.body, name).not.toHaveProperty(name)
      const question = `/subscriptions?where[${name}][exists]=true`
      expect((await request(headers, 'GET', question)).status, name).toBe(400)
    }
  })

  it("lets nobody change or delete another site's documents", async () => {
    const headers = await cookieOf(mine.owner)
    for (const [collection, , their] of documents) {
      const changed = await request(headers, 'PATCH', `/${collection}/${their}`, { title: 'Taken' })
      expect(changed.status, collection).toBeGreaterThanOrEqual(403)
      const deleted = await request(headers, 'DELETE', `/${collection}/${their}`)
      expect(deleted.status, collection).toBeGreaterThanOrEqual(403)
      expect(await payload.findByID({ collection, id: their, depth: 0 })).toBeTruthy()
    }
    const site = await request(headers, 'PATCH', `/sites/${theirs.id}`, { title: 'Taken' })
    expect(site.status).toBeGreaterThanOrEqual(403)
  })

  it("shows a site's people the equipment of all sites, which the platform alone changes", async () => {
    const data = { title: 'Dutch oven', slug: unique('dutch-oven') }
    const { id } = await payload.create({ collection: 'equipment', data, depth: 0 })
    const headers = await cookieOf(mine.owner)
    const read = await request(headers, 'GET', `/equipment/${id}`)
    expect(read).toMatchObject({ status: 200, body: { title: 'Dutch oven' } })
    for (const [method, body] of [
      ['PATCH', { title: 'Mine' }],
      ['PATCH', { site: mine.id }],
      ['DELETE', undefined],
    ] as const) {
      const { status } = await request(headers, method, `/equipment/${id}`, body)
      expect(status, method).toBeGreaterThanOrEqual(403)
    }
    expect(await payload.findByID({ collection: 'equipment', id, depth: 0 })).toMatchObject(data)
  })

  it('makes no document for a site of somebody else', async () => {
    const headers = await cookieOf(mine.owner)
    const body = { site: theirs.id, title: 'Slipped in', slug: unique('slipped') }
    const made = await request(headers, 'POST', '/recipes', body)
    expect(made.status).toBeGreaterThanOrEqual(400)
    const own = await request(headers, 'POST', '/recipes', { ...body, site: mine.id })
    expect(own.status).toBe(201)
  })

  it('does not move a document to another site, not even to one of the same author', async () => {
    const headers = await cookieOf(mine.owner)
    const second = await makeSite(payload, { owner: mine.owner })
    for (const site of [theirs.id, second.id]) {
      const { id } = await makeRecipe(payload, mine.id)
      await request(headers, 'PATCH', `/recipes/${id}`, { site })
      const after = await payload.findByID({ collection: 'recipes', id, depth: 0 })
      expect(after.site).toBe(mine.id)
    }
  })

  it('lets editors neither hand a site over nor delete it', async () => {
    const editor = await makeUser(payload)
    const site = await makeSite(payload, { editors: [editor.id] })
    const headers = await cookieOf(editor.id)
    await request(headers, 'PATCH', `/sites/${site.id}`, { owner: editor.id, title: 'Renamed' })
    const after = await payload.findByID({ collection: 'sites', id: site.id, depth: 0 })
    expect(after).toMatchObject({ title: 'Renamed', owner: site.owner })
    const deleted = await request(headers, 'DELETE', `/sites/${site.id}`)
    expect(deleted.status).toBeGreaterThanOrEqual(403)
  })

  it('lets nobody make themselves a platform admin', async () => {
    const headers = await cookieOf(mine.owner)
    await request(headers, 'PATCH', `/users/${mine.owner}`, { isPlatformAdmin: true })
    const user = await payload.findByID({ collection: 'users', id: mine.owner, depth: 0 })
    expect(user.isPlatformAdmin).toBe(false)
  })

  it('never gives out hashes of tokens, not even to platform admins', async () => {
    const admin = await makeUser(payload, { isPlatformAdmin: true })
    const { body } = await request(await cookieOf(admin.id), 'GET', '/auth-sessions?limit=50')
    expect(JSON.stringify(body)).not.toContain('tokenHash')
  })

  it('shows platform admins every site', async () => {
    const admin = await makeUser(payload, { isPlatformAdmin: true })
    const ids = await listed(await cookieOf(admin.id), 'sites')
    expect(ids).toEqual(expect.arrayContaining([mine.id, theirs.id]))
  })
})
