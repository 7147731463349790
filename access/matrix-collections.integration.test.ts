import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_COOKIE } from '@/access/admin-session'
import { ROLES } from '@/access/matrix'
import type { Role } from '@/access/matrix'
import { COLLECTION_ACCESS, OPERATIONS } from '@/access/matrix-collections'
import type { Operation } from '@/access/matrix-collections'
import { createSession } from '@/src/server/accounts/sessions'
import { inTransaction } from '@/src/server/database'
import { makeRecipe, makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/call-api'
import type { ApiAnswer } from '@/src/testing/call-api'
import { testPayload } from '@/src/testing/payload'

let payload: Payload
let site: TestSite
let people: Record<Role, string | null>
/** What signs each role in to the admin: readers have no way to it, and would gain nothing by one. */
let headers: Record<Role, Record<string, string>>

beforeAll(async () => {
  payload = await testPayload()
  const editor = await makeUser(payload)
  site = await makeSite(payload, { editors: [editor.id] })
  people = {
    signedOut: null,
    signedIn: (await makeUser(payload)).id,
    free: await makeSubscriber('free'),
    paid: await makeSubscriber('monthly'),
    editor: editor.id,
    author: site.owner,
    admin: (await makeUser(payload, { isPlatformAdmin: true })).id,
    otherAuthor: (await makeSite(payload)).owner,
  }
  const signedIn = await Promise.all(
    ROLES.map(async (role) => [role, await cookieOf(people[role])] as const),
  )
  headers = Object.fromEntries(signedIn) as typeof headers
})

async function makeSubscriber(planType: 'free' | 'monthly'): Promise<string> {
  const { id: user } = await makeUser(payload)
  const data = { user, site: site.id, planType, status: 'active' } as const
  await payload.create({ collection: 'subscriptions', data })
  return user
}

async function cookieOf(userId: string | null): Promise<Record<string, string>> {
  if (userId === null) return {}
  const token = await inTransaction(payload, (req) => createSession(req, userId, 'admin', null))
  return { cookie: `${ADMIN_COOKIE}=${token}`, origin: payload.config.serverURL }
}

type Data = Record<string, unknown>
type Slug = keyof typeof COLLECTION_ACCESS
const recipe = async (): Promise<string> => (await makeRecipe(payload, site.id)).id
const user = async (): Promise<string> => (await makeUser(payload)).id
const comment = (): Promise<string> => make('comments')
const catalogued = (): Data => ({ title: 'Thing', slug: unique('thing') })
const COLORS = Object.fromEntries(
  'Text Accent Subdued Overlay Background Panel Emphasis Outline'
    .split(' ')
    .map((name) => [`color${name}`, '#336699']),
)
const HOUR = new Date(Date.now() + 3_600_000).toISOString()

/** A document of each collection, of the site where it can be of one; never the caller's own. */
const DATA: Readonly<Record<Slug, () => Data | Promise<Data>>> = {
  recipes: () => ({ site: site.id, title: 'Loaf', slug: unique('loaf') }),
  'recipe-collections': () => ({ site: site.id, title: 'Jars', slug: unique('jars') }),
  events: () => ({ site: site.id, title: 'Market', date: HOUR }),
  redirects: () => ({ site: site.id, from: `/${unique('old')}`, to: '/' }),
  images: () => ({ site: site.id, key: unique('picture') }),
  videos: () => ({ site: site.id, key: unique('video'), contentType: 'video/mp4' }),
  sites: async () => ({ ...SITE, slug: unique('site'), owner: await user() }),
  terms: () => ({ site: site.id, kind: 'tag', title: 'Jar', slug: unique('jar') }),
  'color-themes': () => ({ site: site.id, title: 'Ink', ...COLORS }),
  'type-themes': () => ({ site: site.id, title: 'Sans', ...FONTS }),
  comments: async () => ({ site: site.id, recipe: await recipe(), user: await user() }),
  subscriptions: async () => ({
    site: site.id,
    user: await user(),
    planType: 'free',
    status: 'active',
  }),
  'newsletter-sends': async () => ({ site: site.id, recipe: await recipe(), ...SENDING }),
  imports: () => ({ site: site.id, format: 'json', status: 'queued', ...COUNTS }),
  'import-rows': async () => ({
    site: site.id,
    import: await make('imports'),
    position: 1,
    outcome: 'created',
  }),
  'import-pictures': async () => ({
    site: site.id,
    import: await make('imports'),
    recipe: await recipe(),
    source: 'https://example.com/loaf.jpg',
    place: 'images',
    position: 0,
    status: 'waiting',
  }),
  ingredients: () => ({ ...catalogued(), ...METHODS }),
  units: () => ({ ...catalogued(), pluralTitle: 'Things', system: 'any', kind: 'count' }),
  equipment: catalogued,
  users: () => ({ email: `${unique('person')}@example.com` }),
  'auth-sessions': async () => ({
    user: await user(),
    tokenHash: unique('hash'),
    purpose: 'api',
    lastUsedAt: HOUR,
    expiresAt: HOUR,
  }),
  'early-signups': () => ({ email: `${unique('early')}@example.com` }),
  // One a site.
  'app-subscriptions': async () => ({
    site: (await makeSite(payload, { owner: site.owner })).id,
    plan: 'standard',
    status: 'active',
  }),
  bookmarks: async () => ({ site: site.id, recipe: await recipe(), user: await user() }),
  'comment-upvotes': async () => ({ comment: await comment(), user: await user() }),
  'sign-in-tokens': () => ({
    tokenHash: unique('hash'),
    purpose: 'sign-in',
    email: 'a@example.com',
    expiresAt: HOUR,
  }),
  'rate-limits': () => ({ key: unique('key'), windowStart: HOUR, attempts: 1 }),
  'idempotency-keys': () => ({ key: unique('key'), fingerprint: 'none' }),
  'payload-locked-documents': async () => ({
    document: { relationTo: 'recipes', value: await recipe() },
    user: { relationTo: 'users', value: await user() },
  }),
  'payload-preferences': () => ({
    key: unique('list'),
    value: { limit: 10 },
  }),
  'payload-migrations': () => ({ name: unique('migration'), batch: 1 }),
  'payload-kv': () => ({ key: unique('key'), data: { any: 'thing' } }),
}
const SITE = {
  title: 'Site',
  template: 'journal',
  headerLayout: 'left',
  themeStyle: 'accent',
  currency: 'USD',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
}
const FONTS = {
  displayFontFamily: 'Inter',
  displayFontNormalWeight: 400,
  displayFontBoldWeight: 700,
  narrativeFontFamily: 'Inter',
  narrativeFontNormalWeight: 400,
  narrativeFontBoldWeight: 700,
}
const SENDING = { status: 'queued', total: 0, sent: 0, failed: 0 }
const COUNTS = { total: 0, done: 0, created: 0, updated: 0, skipped: 0, failed: 0 }
const METHODS = {
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
}

/** Makes a document as the product does, past all rules. */
async function make(slug: Slug): Promise<string> {
  const data: unknown = ownedBy(slug, await DATA[slug]())
  // One type stands for all: what each collection wants is in `DATA`, and the database checks it.
  const { id } = await payload.create({
    collection: slug as 'recipes',
    data: data as DataFromCollectionSlug<'recipes'>,
    depth: 0,
    // Preferences are of whoever makes them.
    ...(slug === 'payload-preferences'
      ? { user: { ...(await makeUser(payload)), ...OF_USERS } }
      : {}),
  })
  return id
}
const OF_USERS = { collection: 'users' } as const

/** A site of its own that is still this author's and editor's, so that it may be deleted. */
function ownedBy<Given extends object>(slug: CollectionSlug, data: Given): Given {
  return slug === 'sites' ? { ...data, owner: site.owner, editors: [people.editor] } : data
}

const request = (role: Role, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  callApi(payload, method, `/api${path}`, {
    headers: headers[role],
    ...(body === undefined ? {} : { body }),
  })

const isDone = ({ status }: ApiAnswer): boolean => status >= 200 && status < 300

/** Whether a role can do it, seen by what became of the document and not by the answer alone. */
const ATTEMPTS: Readonly<Record<Operation, (slug: Slug, role: Role) => Promise<boolean>>> = {
  list: async (slug, role) => {
    const id = await make(slug)
    const { body } = await request(role, 'GET', `/${slug}?where[id][equals]=${id}`)
    return JSON.stringify(body).includes(`"id":"${id}"`)
  },
  read: async (slug, role) => {
    const id = await make(slug)
    const { body } = await request(role, 'GET', `/${slug}/${id}`)
    return JSON.stringify(body).includes(`"id":"${id}"`)
  },
  create: async (slug, role) => {
    const before = await count(slug)
    const answer = await request(role, 'POST', `/${slug}`, await DATA[slug]())
    checkNoFault(slug, answer)
    return isDone(answer) && (await count(slug)) > before
  },
  update: async (slug, role) => {
    const id = await make(slug)
    const answer = await request(role, 'PATCH', `/${slug}/${id}`, {})
    checkNoFault(slug, answer)
    return isDone(answer)
  },
  delete: async (slug, role) => {
    const id = await make(slug)
    const answer = await request(role, 'DELETE', `/${slug}/${id}`)
    checkNoFault(slug, answer)
    return !(await isThere(slug, id))
  },
}

/** Payload answers 500 where somebody signed out deletes preferences: that is its own. */
function checkNoFault(slug: Slug, { status, body }: ApiAnswer): void {
  if (!slug.startsWith('payload-')) expect(status, JSON.stringify(body)).not.toBe(500)
}

async function count(slug: CollectionSlug): Promise<number> {
  return (await payload.count({ collection: slug })).totalDocs
}

async function isThere(collection: CollectionSlug, id: string): Promise<boolean> {
  return (await payload.findByID({ collection, id, depth: 0, disableErrors: true })) !== null
}

describe("Payload's own door, by who knocks (A7, A9)", () => {
  it('has a line in the matrix for every collection there is', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect(Object.keys(COLLECTION_ACCESS).sort()).toEqual([...slugs].sort())
  })

  it.each(Object.keys(COLLECTION_ACCESS) as Slug[])('%s', async (slug) => {
    const may: Record<string, Role[]> = {}
    for (const operation of OPERATIONS) {
      may[operation] = []
      for (const role of ROLES) {
        if (await ATTEMPTS[operation](slug, role)) may[operation].push(role)
      }
    }
    expect(may).toEqual(COLLECTION_ACCESS[slug])
  })
})

describe('a comment in the admin', () => {
  it("is hidden by the site's people, who change nothing else of it", async () => {
    const id = await make('comments')
    const before = await payload.findByID({ collection: 'comments', id, depth: 0 })
    const content = { root: { type: 'root', children: [], direction: null, format: '', indent: 0 } }
    await request('author', 'PATCH', `/comments/${id}`, {
      hiddenAt: HOUR,
      content,
      user: people.author,
      recipe: await recipe(),
    })
    const after = await payload.findByID({ collection: 'comments', id, depth: 0 })
    expect(after).toMatchObject({
      hiddenAt: HOUR,
      content: before.content ?? null,
      user: before.user,
      recipe: before.recipe,
    })
  })
})

describe("what points from one site's document to another's", () => {
  it.each([
    ['recipe-collections', 'recipes', 'recipes'],
    ['recipe-collections', 'image', 'images'],
    ['events', 'image', 'images'],
    ['sites', 'featuredImage', 'images'],
    ['sites', 'logo', 'images'],
    ['sites', 'icon', 'images'],
    ['sites', 'favicon', 'images'],
    ['sites', 'featuredRecipes', 'recipes'],
    ['sites', 'colorTheme', 'color-themes'],
    ['sites', 'typeTheme', 'type-themes'],
    ['recipes', 'tags', 'terms'],
    ['recipes', 'video', 'videos'],
    ['videos', 'poster', 'images'],
  ] as const)('is refused: %s, %s', async (slug, field, pointed) => {
    const id = await make(slug)
    const foreign = await make(pointed)
    await payload.update({
      collection: pointed as 'recipes',
      id: foreign,
      data: { site: (await makeSite(payload)).id },
    })
    const isMany = ['recipes', 'featuredRecipes', 'tags'].includes(field)
    const path = `/${slug}/${id}`
    const answer = await request('author', 'PATCH', path, { [field]: isMany ? [foreign] : foreign })
    expect(answer.status).toBe(400)
    const { body } = await request('author', 'GET', path)
    expect(JSON.stringify(body)).not.toContain(foreign)
  })
})
