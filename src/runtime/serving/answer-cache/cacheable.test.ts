import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { keyOf, isCacheable, stripToKey } from './cacheable'

const deployment = { protocol: 'http', rootDomain: 'localhost:3000' } as const
const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({
    url,
    method,
    headers: { host: 'ferment.localhost:3000', ...headers },
  }) as unknown as IncomingMessage
const fills = (...asked: Parameters<typeof request>) => isCacheable(request(...asked), deployment)

describe('what an answer is kept under', () => {
  it('tells hosts, addresses and parts of pages apart', () => {
    const keys = [
      request('/recipes'),
      request('/recipes?page=2'),
      request('/recipes', { host: 'jerumai.localhost:3000' }),
      request('/api/v1/site/ferment/recipes'),
      request('/media/a.jpg'),
      request('/media/a.jpg', { accept: 'image/webp' }),
    ].map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('does not tell apart what no page reads', () => {
    const plain = keyOf(request('/recipes/kimchi'))
    expect(keyOf(request('/recipes/kimchi?utm_source=mail'))).toBe(plain)
    for (const query of ['preview=x', 'mgk=x', 'previe%77=x'])
      expect(keyOf(request(`/recipes/kimchi?${query}`)), query).not.toBe(plain)
    expect(keyOf(request('/recipes?tags=soup'))).not.toBe(keyOf(request('/recipes')))
  })

  it('is the same on every host for files of the build and pictures', () => {
    for (const url of ['/_next/static/chunks/a.js', '/fonts/a.woff2', '/media/a.jpg']) {
      expect(keyOf(request(url)), url).toBe(keyOf(request(url, { host: 'localhost:3000' })))
    }
  })

  it('is nothing for who has a token, asks for a part or from a page elsewhere', () => {
    for (const name of ['authorization', 'range', 'origin']) {
      expect(keyOf(request('/recipes', { [name]: 'x' })), name).toBeNull()
    }
    expect(keyOf(request('/recipes', {}, 'POST'))).toBeNull()
  })

  it('is nothing of cookies: who has some gets what everyone gets', () => {
    expect(keyOf(request('/recipes', { cookie: 'a=b' }))).toBe(keyOf(request('/recipes')))
  })
})

describe('a request whose answer may be kept', () => {
  it('asks for a page of a site, a call about one, a picture or a file of the build', () => {
    for (const url of ['/', '/recipes?page=2', '/api/v1/site/ferment/recipes', '/media/a.jpg']) {
      expect(fills(url), url).toBe(true)
    }
    expect(fills('/_next/static/chunks/a.js')).toBe(true)
  })

  it('may have a cookie where its handler reads none: for a page, a picture, a file', () => {
    const cookie = { cookie: 'a=b' }
    for (const url of ['/', '/recipes/kimchi', '/media/a.jpg', '/_next/static/chunks/a.js'])
      expect(fills(url, cookie), url).toBe(true)
    expect(fills('/api/v1/site/ferment/recipes', cookie)).toBe(false)
  })

  it.each(['authorization', 'range', 'origin', 'content-length', 'transfer-encoding'])(
    'says nothing of who asks: %s',
    (name) => {
      expect(fills('/recipes', { [name]: 'x' })).toBe(false)
    },
  )

  it('carries nothing that lets somebody in', () => {
    for (const query of ['mgk=x', 'preview=x', 'a=1&mgk', 'a=1&preview=', 'previe%77=x']) {
      expect(fills(`/recipes/a?${query}`), query).toBe(false)
    }
  })

  it('is only read, and not written to fill the memory', () => {
    for (const method of ['HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      expect(fills('/recipes', {}, method), method).toBe(false)
    }
    expect(fills(`/recipes?a=${'x'.repeat(3_000)}`)).toBe(false)
  })

  it('is not about an account, and goes to no other part of the API', () => {
    for (const url of [
      '/sign-in',
      '/api/users/me',
      '/api/v1/manage/sites',
      '/media/videos/a.mp4',
    ]) {
      expect(fills(url), url).toBe(false)
    }
    expect(fills('/', { host: 'localhost:3000' })).toBe(false)
  })

  it('is handed on with nothing but what its answer is kept under', () => {
    const asked = request('/recipes', {
      cookie: 'a=b',
      accept: 'x',
      'user-agent': 'x',
      'accept-language': 'de',
      'if-none-match': 'x',
      'x-anything': 'x',
      'x-request-id': 'abcdefgh',
    })
    stripToKey(asked, deployment)
    expect(asked.headers).toEqual({
      host: 'ferment.localhost:3000',
      'x-request-id': 'abcdefgh',
      'accept-encoding': 'identity',
      'x-forwarded-for': '',
      'user-agent': 'any',
    })
    const tracked = request('/recipes?utm_source=mail&tags=soup')
    stripToKey(tracked, deployment)
    expect(tracked.url).toBe('/recipes?tags=soup')
    const picture = request('/media/a.jpg', { accept: 'image/webp,image/x;q=0.1' })
    stripToKey(picture, deployment)
    expect(picture.headers).toMatchObject({ host: 'localhost:3000', accept: 'image/webp' })
  })
})
