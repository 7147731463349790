import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { allows } from '@/access/levels'
import { COLLECTION_POLICY } from '@/access/policies'
import type { CollectionSlug } from '@/access/policy'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { Documents } from '@/src/testing/documents'
import { testPayload } from '@/src/testing/payload'
import { adminHeaders, makePeople, ROLES, ROLE_LEVELS } from '@/src/testing/roles'
import type { People, Role } from '@/src/testing/roles'

let payload: Payload
let site: TestSite
let people: People['ids']
let documents: Documents
/**
 * The headers that sign each role in to the admin. Readers cannot sign in there and would gain nothing by it.
 */
let headers: Record<Role, Record<string, string>>

beforeAll(async () => {
  payload = await testPayload()
  const made = await makePeople(payload)
  ;({ site, ids: people } = made)
  documents = new Documents(payload, made)
  const signedIn = await Promise.all(
    ROLES.map(async (role) => [role, await adminHeaders(payload, people[role])] as const),
  )
  headers = Object.fromEntries(signedIn) as typeof headers
})

const recipe = async (): Promise<string> => (await makeRecipe(payload, site.id)).id
const make = (slug: CollectionSlug): Promise<string> => documents.make(slug)

const OPERATIONS = ['list', 'read', 'create', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

/** The roles that the policy allows each operation; readers' own preferences and locks are excluded. */
function wanted(slug: CollectionSlug): Record<Operation, Role[]> {
  const policy = COLLECTION_POLICY[slug]
  const by = (operation: 'read' | 'create' | 'update' | 'delete'): Role[] =>
    ROLES.filter(
      (role) => allows(policy[operation], ROLE_LEVELS[role]) && isTheirs(slug, role, operation),
    )
  return {
    list: by('read'),
    read: by('read'),
    create: by('create'),
    update: by('update'),
    delete: by('delete'),
  }
}

/** The documents here are of the site (or of nobody there): a worker elsewhere has none of them. */
function isTheirs(slug: CollectionSlug, role: Role, operation: string): boolean {
  const { belongs } = COLLECTION_POLICY[slug]
  if (operation === 'create' || belongs === 'platform' || role === 'admin') {
    return slug !== 'payload-locked-documents' || role === 'admin'
  }
  return belongs === 'person' || ROLE_LEVELS[role].has('editor')
}

/** Pictures are made of a file; all others of their fields. */
async function newDocument(slug: CollectionSlug): Promise<unknown> {
  const data = await documents.data(slug)
  if (slug !== 'images') return data
  const create = { width: 4, height: 4, channels: 3, background: '#336699' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'blue.png')
  form.set('_payload', JSON.stringify(data))
  return form
}

const request = (role: Role, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  callApi(payload, method, `/api${path}`, {
    headers: headers[role],
    ...(body === undefined ? {} : { body }),
  })

const isDone = ({ status }: ApiAnswer): boolean => status >= 200 && status < 300

/** Whether a role can do it, seen by what became of the document and not by the answer alone. */
const ATTEMPTS: Readonly<
  Record<Operation, (slug: CollectionSlug, role: Role) => Promise<boolean>>
> = {
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
    const answer = await request(role, 'POST', `/${slug}`, await newDocument(slug))
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
function checkNoFault(slug: CollectionSlug, { status, body }: ApiAnswer): void {
  if (!slug.startsWith('payload-')) expect(status, JSON.stringify(body)).not.toBe(500)
}

async function count(slug: CollectionSlug): Promise<number> {
  return (await payload.count({ collection: slug })).totalDocs
}

async function isThere(collection: CollectionSlug, id: string): Promise<boolean> {
  return (await payload.findByID({ collection, id, depth: 0, disableErrors: true })) !== null
}

// docs/product/roles.md#payload-admin
describe("Payload's own door, by who knocks", () => {
  it('has a policy for every collection there is', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect(Object.keys(COLLECTION_POLICY).sort()).toEqual([...slugs].sort())
  })

  it.each(Object.keys(COLLECTION_POLICY) as CollectionSlug[])('%s', async (slug) => {
    const may: Record<string, Role[]> = {}
    for (const operation of OPERATIONS) {
      may[operation] = []
      for (const role of ROLES) {
        if (await ATTEMPTS[operation](slug, role)) may[operation].push(role)
      }
    }
    expect(may).toEqual(wanted(slug))
  })
})

describe('a comment in the admin', () => {
  it("is hidden by the site's people, who change nothing else of it", async () => {
    const id = await make('comments')
    const before = await payload.findByID({ collection: 'comments', id, depth: 0 })
    const content = { root: { type: 'root', children: [], direction: null, format: '', indent: 0 } }
    const started = Date.now()
    await request('author', 'PATCH', `/comments/${id}`, {
      status: 'hidden',
      statusChangedAt: '2001-01-01T00:00:00.000Z',
      content,
      user: people.author,
      recipe: await recipe(),
    })
    const after = await payload.findByID({ collection: 'comments', id, depth: 0 })
    expect(Date.parse(after.statusChangedAt ?? '')).toBeGreaterThanOrEqual(started)
    expect(after).toMatchObject({
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
    ['sites', 'logoOnDark', 'images'],
    ['sites', 'icon', 'images'],
    ['sites', 'favicon', 'images'],
    ['sites', 'featuredRecipes', 'recipes'],
    ['sites', 'colorTheme', 'color-themes'],
    ['sites', 'typeTheme', 'type-themes'],
    ['recipes', 'tags', 'terms'],
    ['recipes', 'equipmentUsages', 'equipment'],
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
    const isMany = ['recipes', 'featuredRecipes', 'tags', 'equipmentUsages'].includes(field)
    const value = field === 'equipmentUsages' ? { equipment: foreign } : foreign
    const path = `/${slug}/${id}`
    const answer = await request('author', 'PATCH', path, { [field]: isMany ? [value] : value })
    expect(answer.status).toBe(400)
    const { body } = await request('author', 'GET', path)
    expect(JSON.stringify(body)).not.toContain(foreign)
  })
})
