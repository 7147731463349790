import { randomUUID } from 'node:crypto'
import type { Field, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { allows } from '@/access/levels'
import { COLLECTION_POLICY } from '@/access/policies'
import { fieldRuleOf } from '@/access/policy'
import type { CollectionSlug } from '@/access/policy'
import { makeRecipe, makeUser, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/call-api'
import type { ApiAnswer } from '@/src/testing/call-api'
import { Documents } from '@/src/testing/documents'
import type { Data } from '@/src/testing/documents'
import { fingerprints } from '@/src/testing/fingerprints'
import { testPayload } from '@/src/testing/payload'
import { adminHeaders, makePeople, ROLES, STANDINGS, STANDINGS_NOWHERE } from '@/src/testing/roles'
import type { People, Role } from '@/src/testing/roles'

/*
 * Made of the policy: every field of every collection, by everybody, for a document of the site and for
 * one of no site, sent to Payload's REST. What the policy does not open stays as it is stored.
 */

let payload: Payload
let people: People
let documents: Documents
let headers: Record<Role, Record<string, string>>

beforeAll(async () => {
  payload = await testPayload()
  people = await makePeople(payload)
  documents = new Documents(payload, people)
  const signedIn = await Promise.all(
    ROLES.map(async (role) => [role, await adminHeaders(payload, people.ids[role])] as const),
  )
  headers = Object.fromEntries(signedIn) as typeof headers
})

const request = (role: Role, method: string, path: string, body?: unknown): Promise<ApiAnswer> =>
  callApi(payload, method, `/api${path}`, {
    headers: headers[role],
    ...(body === undefined ? {} : { body }),
  })

const slugs = Object.keys(COLLECTION_POLICY) as CollectionSlug[]

/** The fields of a collection that hold data, also those Payload added. */
function fieldsOf(slug: CollectionSlug): (Field & { name: string })[] {
  const found = payload.config.collections.find((each) => each.slug === slug)
  return dataFields(found?.fields ?? [])
}

const dataFields = (fields: readonly Field[]): (Field & { name: string })[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => dataFields(tab.fields))
    if ('name' in field && field.type !== 'ui') {
      const isVirtual = 'virtual' in field && Boolean(field.virtual)
      return isVirtual ? [] : [field]
    }
    return 'fields' in field ? dataFields(field.fields) : []
  })

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
})

/** Values for fields that want a form of their own. */
const OTHER: Readonly<Record<string, () => unknown>> = {
  slug: () => unique('other'),
  handle: () => unique('handle'),
  key: () => unique('key'),
  currency: () => 'EUR',
  googleAnalyticsId: () => 'G-OTHER12345',
  themeAccentColor: () => '#123456',
  displayFontFamily: () => 'Lora',
  narrativeFontFamily: () => 'Lora',
  from: () => `/${unique('other')}`,
  to: () => '/recipes',
  id: () => randomUUID(),
  headerLinks: () => [{ label: 'Other', href: '/other' }],
  links: () => [{ label: 'Other', href: 'https://example.com/other' }],
  socialMediaLinks: () => [{ platform: 'x', url: 'https://example.com/other' }],
  productLinks: () => [{ productTitle: 'Other', href: 'https://example.com/other' }],
  domains: () => [{ domain: `${unique('other')}.example`, verifiedAt: '2030-01-01T00:00:00.000Z' }],
  images: async () => [{ image: await documents.make('images') }],
  ingredientUsageGroups: () => [{ ingredientUsages: [{ ingredientTitleOverride: 'other' }] }],
  instructionGroups: () => [{ instructions: [{ content: paragraph('Other') }] }],
  equipmentUsages: async () => [{ equipment: await documents.make('equipment') }],
  contributors: () => [people.site.owner],
  legacyRecipeData: () => ({ content: '<p>other</p>' }),
  url: () => '/media/other.png',
  link: () => 'https://example.com/other',
  href: () => 'https://example.com/other',
  document: async () => ({ relationTo: 'recipes', value: await recipeId() }),
}

const recipeId = async () => (await makeRecipe(payload, people.site.id)).id
const COLOR = /^color(?!Theme$)/

/** Another value for a field, one that its own rules take. */
async function otherValue(
  slug: CollectionSlug,
  field: Field & { name: string },
  document: Data = {},
): Promise<unknown> {
  // A picture of a person is one that the person sent.
  if (field.name === 'avatar') {
    return documents.make('images', { site: null, uploadedBy: document['id'] })
  }
  if (slug === 'recipes' && field.name === 'tags') return [await documents.make('terms')]
  // Text that cannot be read on its background is refused.
  if (field.name === 'colorText') return '#fffffe'
  if (COLOR.test(field.name)) return '#654321'
  if (field.name in TERM_KINDS) {
    return [await documents.make('terms', { kind: TERM_KINDS[field.name] })]
  }
  const own = OTHER[field.name]
  // Groups of the same names hold other things.
  if (own && !(field.name === 'images' && slug !== 'recipes')) return own()
  // What a site shows is its own.
  const id = document['id']
  const of = slug === 'sites' && id !== undefined ? { site: id } : {}
  return byType(field, document[field.name], of)
}

const TERM_KINDS: Readonly<Record<string, string>> = {
  meals: 'meal',
  foodCategories: 'category',
  cuisines: 'cuisine',
  methods: 'method',
  diets: 'diet',
}

async function byType(
  field: Field & { name: string },
  current: unknown,
  of: Data,
): Promise<unknown> {
  switch (field.type) {
    case 'number':
      return field.name.endsWith('Weight') ? 500 : 7
    case 'checkbox':
      return current !== true
    case 'date':
      return '2031-02-03T04:05:06.000Z'
    case 'select':
      return field.options
        .map((option) => (typeof option === 'string' ? option : option.value))
        .find((value) => value !== current)
    case 'relationship':
    case 'upload':
      return related(field, of)
    case 'richText':
      return paragraph(unique('other'))
    case 'group':
      return { width: 5, height: 5, x: 1, y: 1 }
    case 'json':
      return { other: 'value' }
    case 'email':
      return `${unique('other')}@example.com`
    case 'array':
      return []
    default:
      return 'hasMany' in field && field.hasMany ? ['other'] : unique('other')
  }
}

async function related(
  field: Field & { type: 'relationship' | 'upload' },
  of: Data,
): Promise<unknown> {
  const to = field.relationTo
  if (typeof to !== 'string') {
    return { relationTo: to[0], value: (await makeUser(payload)).id }
  }
  const id = to === 'users' ? (await makeUser(payload)).id : await documents.make(to, of)
  return field.hasMany === true ? [id] : id
}

/** A document as it is stored, past all rules, also what is hidden. */
async function stored(slug: CollectionSlug, id: string): Promise<Data> {
  const document: unknown = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
    trash: true,
  })
  return typeof document === 'object' ? { ...document } : {}
}

/** Rows get ids, and texts marks of their editor: what was written is looked at. */
const isSame = (before: unknown, after: unknown): boolean => isEqual(plain(before), plain(after))
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Nothing, an empty list and an empty group are stored alike. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === false) return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = name === 'id' ? null : plain(inner)
    return kept === null ? [] : [[name, kept] as const]
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

type Place = 'the site' | 'no site'

const placesOf = (slug: CollectionSlug): Place[] =>
  COLLECTION_POLICY[slug].belongs.startsWith('site-or-') ? ['the site', 'no site'] : ['the site']

const makeAt = (slug: CollectionSlug, place: Place): Promise<string> =>
  documents.make(slug, place === 'no site' ? { site: null } : {})

const standingOf = (role: Role, place: Place) =>
  place === 'the site' ? STANDINGS[role] : STANDINGS_NOWHERE[role]

/** Locks and preferences are tied to people, not to sites: nobody here has one of somebody else's. */
const isPersonal = (slug: CollectionSlug): boolean =>
  slug === 'payload-locked-documents' || slug === 'payload-preferences'

const mayUpdate = (slug: CollectionSlug, role: Role, place: Place): boolean =>
  !isPersonal(slug) && allows(COLLECTION_POLICY[slug].update, standingOf(role, place))

function isOpenField(slug: CollectionSlug, name: string, role: Role, place: Place): boolean {
  const update = fieldRuleOf(COLLECTION_POLICY[slug], name)?.update
  return (
    mayUpdate(slug, role, place) && update !== undefined && allows(update, standingOf(role, place))
  )
}

/** Counts of who asked how often are kept of every request that signs in. */
const KEPT_OF_REQUESTS = ['rate_limits']

describe("what the policy closes, in Payload's REST", () => {
  it.each(slugs)('stays as it is stored: %s', async (slug) => {
    for (const place of placesOf(slug)) {
      for (const role of ROLES) {
        const id = await makeAt(slug, place)
        const closed = fieldsOf(slug).filter(({ name }) => !isOpenField(slug, name, role, place))
        const sent: Data = {}
        for (const field of closed) sent[field.name] = await otherValue(slug, field)
        const before = await stored(slug, id)
        const isRefused = !mayUpdate(slug, role, place)
        const prints = isRefused ? await fingerprints(payload, KEPT_OF_REQUESTS) : null
        const { status } = await request(role, 'PATCH', `/${slug}/${id}`, sent)
        expect(status, `${slug} ${role}`).not.toBe(500)
        if (isRefused) expect(status, `${slug} by ${role}`).toBeGreaterThanOrEqual(400)
        if (prints) expect(await fingerprints(payload, KEPT_OF_REQUESTS)).toEqual(prints)
        const after = await stored(slug, id)
        const changed = closed
          .map(({ name }) => name)
          .filter((name) => name !== 'updatedAt' && !isEqual(before[name], after[name]))
        expect(changed, `${slug} of ${place} by ${role}`).toEqual([])
      }
    }
  })

  it.each(slugs)('is not taken when a document is made: %s', async (slug) => {
    if (slug === 'images') return
    const policy = COLLECTION_POLICY[slug]
    for (const role of ROLES) {
      const standing = STANDINGS[role]
      const data = await documents.data(slug)
      const closed = fieldsOf(slug).filter(({ name }) => {
        const create = fieldRuleOf(policy, name)?.create
        return create !== undefined && !allows(create, standing)
      })
      const sent: Data = {}
      for (const field of closed) sent[field.name] = await otherValue(slug, field)
      const { body } = await request(role, 'POST', `/${slug}`, { ...data, ...sent })
      const id = idOf(body)
      if (id === null) continue
      const after = await stored(slug, id)
      const taken = Object.keys(sent).filter((name) => isEqual(sent[name], after[name]))
      expect(taken, `${slug} by ${role}`).toEqual([])
    }
  })

  it.each(slugs)('is not shown: %s', async (slug) => {
    const policy = COLLECTION_POLICY[slug]
    for (const role of ROLES) {
      const id = await makeAt(slug, 'the site')
      const { body } = await request(role, 'GET', `/${slug}/${id}`)
      const shown = typeof body === 'object' && body !== null ? Object.keys(body) : []
      const names = fieldsOf(slug).map(({ name }) => name)
      const wrongly = names.filter((name) => {
        const read = fieldRuleOf(policy, name)?.read
        return shown.includes(name) && !(read && allows(read, STANDINGS[role]))
      })
      expect(wrongly, `${slug} to ${role}`).toEqual([])
    }
  })
})

function idOf(body: unknown): string | null {
  const doc: unknown = typeof body === 'object' && body !== null && 'doc' in body ? body.doc : null
  return typeof doc === 'object' && doc !== null && 'id' in doc ? String(doc.id) : null
}

/** A recipe is moved to the bin by what deletes it, an owner gives a site away for good. */
const LAST = new Set(['deletedAt', 'owner'])

describe("what the policy opens, in Payload's REST", () => {
  it.each(slugs)('is written: %s', async (slug) => {
    for (const role of ROLES) {
      if (!mayUpdate(slug, role, 'the site')) continue
      const id = await makeAt(slug, 'the site')
      const open = fieldsOf(slug).filter(({ name }) => isOpenField(slug, name, role, 'the site'))
      for (const field of open) {
        if (LAST.has(field.name)) continue
        const document = await stored(slug, id)
        const value = await otherValue(slug, field, document)
        const before = document[field.name]
        const answer = await request(role, 'PATCH', `/${slug}/${id}`, { [field.name]: value })
        const what = `${slug}.${field.name} by ${role}: ${JSON.stringify(answer.body).slice(0, 300)}`
        if (isRefusedByRule(slug, field.name, role)) {
          expect(answer.status, what).toBe(400)
          continue
        }
        expect(answer.status, what).toBe(200)
        expect(isSame(before, (await stored(slug, id))[field.name]), what).toBe(false)
      }
    }
  })
})

/** Editors are added by the platform alone: a rule of the value, not of the field. */
const isRefusedByRule = (slug: CollectionSlug, name: string, role: Role): boolean =>
  slug === 'sites' && name === 'editors' && role !== 'admin'
