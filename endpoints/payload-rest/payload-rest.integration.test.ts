import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeRecipe } from '@/src/testing/builders'
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

describe('addresses that the admin needs', () => {
  const ask = async (method: string, path: string, sent?: unknown) => {
    const options = sent === undefined ? {} : { body: sent }
    const { status, body } = await send(author, method, path, options)
    return [status, body]
  }

  it('say what somebody may do, with documents of a kind and with one of them', async () => {
    const [id, foreign] = [
      await documents.make('recipes'),
      (await makeRecipe(payload, people.others.id)).id,
    ]
    const mayChange = { read: expect.anything(), update: expect.anything() }
    expect(await ask('POST', '/recipes/access', {})).toMatchObject([200, mayChange])
    expect(await ask('POST', `/recipes/access/${id}`, {})).toMatchObject([200, mayChange])
    const [, rights] = await ask('POST', `/recipes/access/${foreign}`, {})
    expect(rights).not.toHaveProperty('update')
  })

  it('count, copy, change and remove documents', async () => {
    const id = await documents.make('events', { title: 'Bread market' })
    const only = `/events?where[id][equals]=${id}`
    expect(await ask('GET', '/events/count?where[title][equals]=Bread market')).toEqual([
      200,
      { totalDocs: 1 },
    ])
    const copy = { doc: { title: 'Jam market' } }
    expect(await ask('POST', `/events/${id}/duplicate`, { title: 'Jam market' })).toMatchObject([
      200,
      copy,
    ])
    const changed = { docs: [{ id, title: 'Rye market' }], errors: [] }
    expect(await ask('PATCH', only, { title: 'Rye market' })).toMatchObject([200, changed])
    expect(await ask('DELETE', only)).toMatchObject([200, { docs: [{ id }], errors: [] }])
    expect(await ask('GET', only)).toMatchObject([200, { docs: [] }])
  })

  it('say who is signed in, and keep what somebody prefers', async () => {
    const me = { user: { id: people.ids.author } }
    expect(await ask('GET', '/users/me')).toMatchObject([200, me])
    expect(await ask('GET', '/users/init')).toEqual([200, { initialized: true }])
    expect(await ask('POST', '/users/refresh-token', {})).toMatchObject([200, {}])
    const own = '/payload-preferences/nav'
    const value = { open: true }
    expect(await ask('POST', own, { value })).toMatchObject([200, { doc: { value } }])
    expect(await ask('GET', own)).toMatchObject([200, { value }])
    expect(await ask('DELETE', own)).toMatchObject([200, { value }])
    expect(await ask('GET', own)).toMatchObject([200, { value: null }])
  })
})

it('has no address for an id that is none', async () => {
  const id = await documents.make('recipes')
  expect((await send(author, 'GET', `/recipes/${id.toUpperCase()}`)).status).toBe(200)
  for (const wrong of [`${id}x`, `x${id}`, 'x']) {
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/duplicate'],
    ] as const) {
      const answer = await send(author, method, `/recipes/${wrong}${path}`)
      const body = { errors: [{ message: 'Not found.' }] }
      expect(answer, `${method} ${wrong}`).toMatchObject({ status: 404, body })
    }
  }
})

it('draws no pictures of words for strangers', async () => {
  const { endpoints } = payload.config
  expect(endpoints.filter(({ path, method }) => path === '/og' && method === 'get')).toHaveLength(1)
  expect((await send({}, 'GET', '/og?title=Anything')).status).toBe(404)
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
        // The amount that a stream reads ahead by itself.
        expect(pulled, `${method} ${path} ${type}`).toBeLessThan(3)
      }
    }
  })
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

describe('a request that names what is not there', () => {
  it('is answered with 404 for a preference', async () => {
    const path = '/payload-preferences/never-set'
    expect((await send(author, 'DELETE', path)).status).toBe(404)
    await send(author, 'POST', path, { body: { value: { a: 1 } } })
    expect((await send(admin, 'DELETE', path)).status).toBe(404)
    expect((await send(author, 'DELETE', path)).status).toBe(200)
    expect((await send(author, 'DELETE', path)).status).toBe(404)
    expect((await send({}, 'DELETE', path)).status).toBe(401)
  })

  it.each([
    ['a file that a browser has put somewhere', { filename: 'a.png', clientUploadContext: {} }],
    ['one with a receipt', { filename: 'a.png', clientUploadContext: { signedReceipt: 'x.y' } }],
    ['one without more', { filename: 'a.png', mimeType: 'image/png', size: 4 }],
    ['no file', null],
    ['a number', 5],
  ])('is answered with 400 for %s', async (_, file) => {
    const body = new FormData()
    body.set('file', JSON.stringify(file))
    body.set('_payload', JSON.stringify({ alt: 'A loaf' }))
    const answer = await send(author, 'POST', '/images', { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
  })
})
