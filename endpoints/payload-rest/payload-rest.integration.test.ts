import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints } from 'payload'
import type { Field, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { COLLECTION_POLICY } from '@/access/policies'
import type { CollectionSlug } from '@/access/policy'
import { makeRecipe, makeUser, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/call-api'
import type { ApiAnswer, CallOptions } from '@/src/testing/call-api'
import { Documents } from '@/src/testing/documents'
import { fingerprints } from '@/src/testing/fingerprints'
import { testPayload } from '@/src/testing/payload'
import { adminHeaders, makePeople } from '@/src/testing/roles'
import type { People, Role } from '@/src/testing/roles'

/* Payload's REST as an attacker meets it, who has an account, a site, or neither. */

const NO_ID = '00000000-0000-4000-8000-000000000000'
const SLUGS = Object.keys(COLLECTION_POLICY) as CollectionSlug[]

let payload: Payload
let people: People
let documents: Documents
let author: Record<string, string>
let admin: Record<string, string>

beforeAll(async () => {
  payload = await testPayload()
  people = await makePeople(payload)
  documents = new Documents(payload, people)
  author = await adminHeaders(payload, people.ids.author)
  admin = await adminHeaders(payload, people.ids.admin)
})

const send = (
  headers: Record<string, string>,
  method: string,
  path: string,
  options: Omit<CallOptions, 'headers'> = {},
): Promise<ApiAnswer> => callApi(payload, method, `/api${path}`, { headers, ...options })

describe("addresses of Payload's REST that the admin does not need", () => {
  const GONE: readonly [string, string][] = [
    ['GET', '/versions'],
    ['GET', `/versions/${NO_ID}`],
    ['POST', `/versions/${NO_ID}`],
    ['GET', '/paste-url?src=http://127.0.0.1/'],
    ['GET', `/paste-url/${NO_ID}?src=http://127.0.0.1/`],
    ['GET', '/file/secrets.json'],
    ['POST', '/first-register'],
    ['POST', '/login'],
    ['POST', '/forgot-password'],
    ['POST', '/reset-password'],
    ['POST', '/unlock'],
    ['POST', `/verify/${NO_ID}`],
    ['POST', `/${NO_ID}/api-key/reveal`],
  ]
  it.each(SLUGS)('are not there: %s', async (slug) => {
    for (const headers of [{}, author, admin]) {
      for (const [method, path] of GONE) {
        const body = method === 'POST' ? { body: { email: 'a@example.com' } } : {}
        const { status } = await send(headers, method, `/${slug}${path}`, body)
        // A preference is named by any word, and nobody has one of that name.
        const isPreference = slug === 'payload-preferences' && status < 500
        expect(
          isPreference || status === 404 || status === 501,
          `${method} ${slug}${path}: ${status}`,
        ).toBe(true)
      }
    }
  })
})

it('draws no pictures of words for strangers', async () => {
  const { endpoints } = payload.config
  expect(endpoints.filter(({ path, method }) => path === '/og' && method === 'get')).toHaveLength(1)
  expect((await send({}, 'GET', '/og?title=Anything')).status).toBe(404)
})

describe('a question about documents', () => {
  const HIDDEN: readonly [CollectionSlug, string][] = [
    ['comments', 'user.email'],
    ['comments', 'user.signUpAttribution'],
    ['sites', 'owner.email'],
    ['sites', 'editors.email'],
    ['recipes', 'site.owner.email'],
    ['recipes', 'contributors.email'],
    ['images', 'uploadedBy.email'],
    ['imports', 'filePath'],
    ['imports', 'user.email'],
    ['users', 'signUpAttribution'],
    // Shown with the person, whom they may not read: one yes or no at a time.
    ['comments', 'user.displayName'],
    ['comments', 'user.handle'],
    ['sites', 'owner.displayName'],
    ['images', 'uploadedBy.handle'],
    ['subscriptions', 'user.bio'],
    ['recipes', 'contributors.displayName'],
  ]
  it.each(HIDDEN)('is not answered by what is hidden: %s, %s', async (slug, path) => {
    await documents.make(slug === 'users' ? 'recipes' : slug)
    const asked = [
      `where[${path}][like]=a`,
      `where[${path}][contains]=@`,
      `where[and][0][or][0][${path}][exists]=true`,
      `sort=${path}`,
      `sort=-${path}`,
    ]
    for (const query of asked) {
      const { status, body } = await send(author, 'GET', `/${slug}?${query}`)
      expect(status, `${query}: ${JSON.stringify(body).slice(0, 200)}`).toBe(400)
    }
  })

  it('shows nobody’s address along with a document, however deep it is asked for', async () => {
    const { email } = await makeUser(payload)
    await documents.make('comments', { user: await idOf(email) })
    for (const query of ['depth=3', 'depth=3&populate[users][email]=true', 'select[user]=true']) {
      for (const slug of ['comments', 'sites', 'recipes', 'subscriptions']) {
        const { body } = await send(author, 'GET', `/${slug}?limit=100&${query}`)
        expect(JSON.stringify(body), `${slug} ${query}`).not.toContain(email)
      }
    }
  })

  const OPERATORS = ['like', 'contains', 'near', 'within', 'greater_than', 'all', 'in', 'exists']
  const VALUES = ['a', '1,2,3', '%00', '[]', '{"type":"Point"}', '9'.repeat(400)]
  it.each(SLUGS)('that does not fit a field is refused, not a fault: %s', async (slug) => {
    const found = payload.config.collections.find((each) => each.slug === slug)
    const names = namesOf(found?.fields ?? [])
    for (const name of names) {
      for (const [index, operator] of OPERATORS.entries()) {
        const value = VALUES[(index + name.length) % VALUES.length] ?? 'a'
        const query = `where[${name}][${operator}]=${value}`
        for (const headers of [{}, admin]) {
          const { status } = await send(headers, 'GET', `/${slug}?${query}`)
          // Payload's own tables of migrations have no REST at all.
          expect(status === 501 || status < 500, `${slug} ${query}: ${status}`).toBe(true)
        }
      }
    }
  })
})

describe('what the admin itself asks', () => {
  it('is answered: who has a document open, and since when', async () => {
    const user = await payload.findByID({ collection: 'users', id: people.ids.author ?? '' })
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      overrideAccess: false,
      user: { ...user, collection: 'users' },
      where: {
        'document.relationTo': { equals: 'recipes' },
        'document.value': { equals: NO_ID },
        updatedAt: { greater_than: new Date(0) },
      },
    })
    expect(docs).toEqual([])
  })
})

describe('the body of a request', () => {
  it('is not read from who is not signed in', async () => {
    for (const [method, path, refusal] of [
      ['POST', '/recipes', 403],
      ['PATCH', `/recipes/${NO_ID}`, 403],
      ['POST', `/recipes/${NO_ID}/duplicate`, 403],
      ['POST', '/images', 403],
      ['POST', '/users/logout', 400],
    ] as const) {
      for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
        let pulled = 0
        const body = new ReadableStream({
          pull: (controller) => {
            pulled += 1
            if (pulled > 20) controller.close()
            else controller.enqueue(new Uint8Array(1_024))
          },
        })
        const request = new Request(`http://localhost:3000/api${path}`, {
          method,
          body,
          headers: { 'content-type': type, cookie: 'admin-session=se_none' },
          duplex: 'half',
        } as RequestInit)
        const { status } = await handleEndpoints({ config: payload.config, request })
        expect(status, `${method} ${path}`).toBe(refusal)
        // What a stream reads ahead by itself.
        expect(pulled, `${method} ${path} ${type}`).toBeLessThan(3)
      }
    }
  })
})

const idOf = async (email: string): Promise<string> => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } })
  return docs[0]?.id ?? ''
}

const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namesOf(tab.fields))
    if ('name' in field && field.type !== 'ui') return [field.name]
    return 'fields' in field ? namesOf(field.fields) : []
  })

describe('a picture', () => {
  it('is never fetched from an address that somebody names', async () => {
    let hits = 0
    const server = createServer((_, response) => {
      hits += 1
      response.end('secret')
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    for (const url of [
      `http://127.0.0.1:${port}/a.png`,
      `http://localhost:${port}/a.png`,
      '/media/a.png',
    ]) {
      const { status } = await send(author, 'POST', '/images', { body: { filename: 'a.png', url } })
      expect(status, url).toBe(400)
    }
    server.close()
    expect(hits).toBe(0)
  })

  it('is not made without a file, and its key is nobody’s to say', async () => {
    const before = await fingerprints(payload, ['rate_limits'])
    const key = '../data/secrets.json'
    expect((await send(author, 'POST', '/images', { body: { key } })).status).toBe(400)
    expect((await send(author, 'POST', '/images')).status).toBe(400)
    expect(await fingerprints(payload, ['rate_limits'])).toEqual(before)
    const id = await documents.make('images')
    await send(author, 'PATCH', `/images/${id}`, { body: { filename: key, url: key } })
    await send(author, 'PATCH', `/images/${id}`, { body: { key, alt: 'A loaf' } })
    const after = await payload.findByID({ collection: 'images', id, depth: 0 })
    expect(after.key).not.toContain('secrets')
    expect(after.alt).toBe('A loaf')
  })
})

describe('what people write through it', () => {
  const patchRecipe = async (body: unknown): Promise<ApiAnswer> => {
    const { id } = await makeRecipe(payload, people.site.id)
    return send(author, 'PATCH', `/recipes/${id}`, { body })
  }

  it('is refused when it has not the shape of its fields, and no fault', async () => {
    const { id } = await makeRecipe(payload, people.site.id)
    const own = `/sites/${people.site.id}`
    const misshapen: [string, string, unknown][] = [
      ...['x', 5, {}, ['x'], [[]], [null]].flatMap((value): [string, string, unknown][] => [
        ['PATCH', `/recipes/${id}`, { images: value }],
        ['PATCH', `/recipes/${id}`, { ingredientUsageGroups: value }],
        ['PATCH', `/recipes/${id}`, { ingredientUsageGroups: [{ ingredientUsages: value }] }],
        ['PATCH', own, { headerLinks: value }],
        ['PATCH', own, { productLinks: value }],
      ]),
      ['PATCH', `/recipes/${id}`, { tags: 'x' }],
      ['PATCH', `/recipes/${id}`, { contributors: {} }],
      ['PATCH', own, { featuredRecipes: 'x' }],
      ['PATCH', `/users/${people.ids.author ?? ''}`, { avatarCrop: 'x' }],
    ]
    for (const [method, path, body] of misshapen) {
      const { status } = await send(author, method, path, { body })
      expect(status, `${path} ${JSON.stringify(body)}`).toBe(400)
    }
    for (const slug of SLUGS.filter((each) => !each.startsWith('payload-'))) {
      for (const body of ['"x"', '5', 'null', '[]']) {
        const headers = { ...author, 'content-type': 'application/json' }
        for (const path of [`/${slug}/access`, `/${slug}/access/${NO_ID}`, `/${slug}`]) {
          const { status } = await send(headers, 'POST', path, { body })
          expect(status, `${path} ${body}`).toBeLessThan(500)
        }
      }
    }
    const empty = { images: 0, ingredientUsageGroups: 0, tags: [] }
    expect((await send(author, 'PATCH', `/recipes/${id}`, { body: empty })).status).toBe(200)
  }, 120_000)

  it('points at nobody and nothing of others', async () => {
    const stranger = await makeUser(payload)
    const foreign = await documents.make('images', { site: people.others.id })
    const refused: [string, unknown][] = [
      ['contributors', [stranger.id]],
      ['contributors', [people.others.owner]],
      ['images', [{ image: foreign }]],
      ['instructionGroups', [{ instructions: [{ images: [foreign] }] }]],
    ]
    for (const [field, value] of refused) {
      const { status, body } = await patchRecipe({ [field]: value })
      expect(status, `${field}: ${JSON.stringify(body)}`).toBe(400)
    }
    const person = `/users/${people.ids.author ?? ''}`
    expect((await send(author, 'PATCH', person, { body: { avatar: foreign } })).status).toBe(400)
  })

  it('is refused in the words of the API, beside its field', async () => {
    const { status, body } = await patchRecipe({
      ingredientUsageGroups: [{ ingredientUsages: [{ unit: NO_ID, quantityMin: 1 }] }],
      youtubeVideoId: 'x'.repeat(100),
    })
    expect(status).toBe(400)
    const text = JSON.stringify(body)
    expect(text).toContain('youtubeVideoId')
    expect(text).not.toContain('unitId')
  })

  it('links nowhere that could run', async () => {
    const address = 'javascript:alert(1)'
    const path = `/sites/${people.site.id}`
    for (const body of [
      { headerLinks: [{ label: 'Menu', href: address }] },
      { links: [{ label: 'Menu', href: address }] },
      { productLinks: [{ productTitle: 'Pan', href: address }] },
      { socialMediaLinks: [{ platform: 'facebook', url: address }] },
    ]) {
      const { status } = await send(author, 'PATCH', path, { body })
      expect(status, JSON.stringify(body)).toBe(400)
    }
    const link = { type: 'link', version: 3, fields: { url: address, linkType: 'custom' } }
    const word = { type: 'text', version: 1, text: 'press', detail: 0, format: 0, mode: 'normal' }
    const children = [{ ...link, children: [{ ...word, style: '' }] }]
    const note = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', children }] } }
    const { id } = await makeRecipe(payload, people.site.id)
    await send(author, 'PATCH', `/recipes/${id}`, { body: { note } })
    const after = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    expect(JSON.stringify(after.note)).not.toContain('javascript:')
  })

  it('makes nothing for the whole platform', async () => {
    for (const slug of ['terms', 'color-themes', 'type-themes'] as const) {
      const two = await adminHeaders(payload, people.ids.author)
      const data = { ...(await documents.data(slug)), site: null }
      const before = await payload.count({ collection: slug, where: { site: { exists: false } } })
      await send(two, 'POST', `/${slug}`, { body: data })
      await send(two, 'POST', `/${slug}`, { body: { ...data, site: undefined } })
      const after = await payload.count({ collection: slug, where: { site: { exists: false } } })
      expect(after.totalDocs, slug).toBe(before.totalDocs)
    }
  })

  it('reaches nothing of others by a condition or a copy', async () => {
    const { id } = await makeRecipe(payload, people.others.id)
    const before = await fingerprints(payload, ['rate_limits'])
    const where = `where[id][equals]=${id}`
    await send(author, 'PATCH', `/recipes?${where}`, { body: { title: 'Taken' } })
    await send(author, 'DELETE', `/recipes?${where}`)
    await send(author, 'POST', `/recipes/${id}/duplicate`, { body: { title: 'Copied' } })
    await send(author, 'POST', `/sites/${people.others.id}/duplicate`, { body: {} })
    await send(author, 'POST', `/sites/${people.site.id}/duplicate`, { body: {} })
    await send(author, 'POST', `/users/${people.others.owner}/duplicate`, { body: {} })
    expect(await fingerprints(payload, ['rate_limits'])).toEqual(before)
  })

  it('is done by nobody whose cookie came along from another page', async () => {
    const { id } = await makeRecipe(payload, people.site.id)
    for (const origin of ['https://evil.example', 'null', `http://${unique('x')}.localhost:3000`]) {
      const { status } = await send({ ...author, origin }, 'PATCH', `/recipes/${id}`, {
        body: { title: 'Taken' },
      })
      expect(status, origin).toBe(403)
    }
  })

  const ROLES_WITHOUT: readonly Role[] = ['signedIn', 'free', 'paid']
  it.each(ROLES_WITHOUT)('is nothing for who works on no site: %s', async (role) => {
    const headers = await adminHeaders(payload, people.ids[role])
    const before = await fingerprints(payload, ['rate_limits', 'auth_sessions'])
    for (const slug of SLUGS) {
      await send(headers, 'POST', `/${slug}`, {
        body: await documents.data(slug).catch(() => ({})),
      })
    }
    const after = await fingerprints(payload, ['rate_limits', 'auth_sessions'])
    expect(changedTables(before, after)).toEqual([])
  })
})

/** Tables that differ, but for those that the test's own documents need. */
function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  const own = new Set(['recipes', 'users', 'sites', 'comments', 'imports'])
  return Object.keys(before).filter(
    (table) => before[table] !== after[table] && !own.has(table) && !table.startsWith('search_'),
  )
}
