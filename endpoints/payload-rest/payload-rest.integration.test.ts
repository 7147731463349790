import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints } from 'payload'
import type { Field, Where } from 'payload'
import { describe, expect, it } from 'vitest'
import type { CollectionSlug } from '@/access/policy'
import { makeUser } from '@/src/testing/builders'
import { fingerprints } from '@/src/testing/fingerprints'
import {
  NO_ID,
  SLUGS,
  admin,
  author,
  documents,
  payload,
  people,
  send,
} from '@/src/testing/setups/payload-rest'

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
  const asAuthor = async () => {
    const user = await payload.findByID({ collection: 'users', id: people.ids.author ?? '' })
    return { overrideAccess: false, user: { ...user, collection: 'users' as const } }
  }

  it('is answered with conditions in conditions, up to eight', async () => {
    const id = await documents.make('recipes')
    const nested = (deep: number): Where =>
      deep === 0 ? { id: { equals: id } } : { [deep % 2 ? 'or' : 'and']: [nested(deep - 1)] }
    const find = async (deep: number) =>
      payload.find({ collection: 'recipes', where: nested(deep), ...(await asAuthor()) })
    expect((await find(8)).docs).toMatchObject([{ id }])
    await expect(find(9)).rejects.toThrow('so many conditions')
  })

  it('is answered: who has a document open, and since when', async () => {
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      ...(await asAuthor()),
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
