import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { allows } from '@/access/levels'
import { COLLECTION_POLICY } from '@/access/policies'
import { fieldRuleOf } from '@/access/policy'
import type { CollectionSlug } from '@/access/policy'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import type { Data } from '@/src/testing/documents'
import { fingerprints } from '@/src/testing/fingerprints'
import { ROLES, ROLE_LEVELS, ROLE_LEVELS_WITHOUT_SITE } from '@/src/testing/roles'
import type { Role } from '@/src/testing/roles'
import { documents, headers, otherValue, payload } from '@/src/testing/setups/field-values'

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

/** Normalizes a value: nothing, an empty list and an empty group are stored alike. */
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
const getAccessLevels = (role: Role, place: Place) =>
  place === 'the site' ? ROLE_LEVELS[role] : ROLE_LEVELS_WITHOUT_SITE[role]
/** Locks and preferences are tied to people, not to sites: nobody here has one of somebody else's. */
const isPersonal = (slug: CollectionSlug): boolean =>
  slug === 'payload-locked-documents' || slug === 'payload-preferences'
const mayUpdate = (slug: CollectionSlug, role: Role, place: Place): boolean =>
  !isPersonal(slug) && allows(COLLECTION_POLICY[slug].update, getAccessLevels(role, place))
function isOpenField(slug: CollectionSlug, name: string, role: Role, place: Place): boolean {
  const update = fieldRuleOf(COLLECTION_POLICY[slug], name)?.update
  return (
    mayUpdate(slug, role, place) &&
    update !== undefined &&
    allows(update, getAccessLevels(role, place))
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
      const levels = ROLE_LEVELS[role]
      const data = await documents.data(slug)
      const closed = fieldsOf(slug).filter(({ name }) => {
        const create = fieldRuleOf(policy, name)?.create
        return create !== undefined && !allows(create, levels)
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
        return shown.includes(name) && !(read && allows(read, ROLE_LEVELS[role]))
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
