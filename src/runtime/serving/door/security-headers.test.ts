import { describe, expect, it } from 'vitest'
import { createNotes } from '@/src/server/web/answer-notes'
import type { ExternalSource } from '@/src/server/web/answer-notes'
import { mayBePage, newNonce, nonceForNext, securityHeaders } from './security-headers'

const surroundings = {
  deployment: { protocol: 'https', rootDomain: 'example.com' },
  uploadOrigins: ['https://bucket.example'],
  isDev: false,
} as const
const headersOf = (
  host: string,
  path: string,
  {
    nonce = null,
    needs = [],
    pictures = [],
    frames = [],
  }: {
    nonce?: string | null
    needs?: ExternalSource[]
    pictures?: string[]
    frames?: string[]
  } = {},
) => {
  const notes = createNotes(nonce)
  for (const need of needs) notes.needs.add(need)
  for (const origin of pictures) notes.pictureOrigins.add(origin)
  for (const origin of frames) notes.frameOrigins.add(origin)
  return securityHeaders(surroundings, { host, path }, notes)
}
const policyOf = (...asked: Parameters<typeof headersOf>): Map<string, string> => {
  const directives = (headersOf(...asked)['content-security-policy'] ?? '').split('; ')
  return new Map(directives.map((each) => [each.split(' ', 1)[0] ?? '', each]))
}
const page = (...needs: ExternalSource[]) =>
  policyOf('ferment.example.com', '/recipes/kimchi', { nonce: 'abc', needs })

describe('the policy of a page', () => {
  it('runs scripts of the page alone, and what they load', () => {
    expect(page().get('script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic'")
    expect(page().get('object-src')).toBe("object-src 'none'")
    expect(page().get('base-uri')).toBe("base-uri 'none'")
    expect(page().get('form-action')).toBe("form-action 'self'")
    expect(page().get('frame-ancestors')).toBe("frame-ancestors 'none'")
  })

  it('takes from elsewhere what the product uses, and only where it does', () => {
    expect(page().get('frame-src')).toBe('frame-src https://www.youtube-nocookie.com')
    expect(page().get('img-src')).toBe("img-src 'self' https://example.com data: blob:")
    expect(page().get('connect-src')).toBe(
      "connect-src 'self' https://example.com https://bucket.example",
    )
    expect(page('analytics').get('connect-src')).toContain('https://*.google-analytics.com')
    expect(page('post-videos').get('frame-src')).toContain('https://player.vimeo.com')
    expect(page('post-videos').get('img-src')).toBe(page().get('img-src'))
    expect(policyOf('example.com', '/account', { nonce: 'abc' }).has('frame-src')).toBe(false)
  })

  // docs/product/rich-text.md#embeds
  it('frames the players of its embeds, and no others', () => {
    const frames = ['https://player.vimeo.com']
    const policy = policyOf('ferment.example.com', '/about', { nonce: 'abc', frames })
    expect(policy.get('frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    )
  })

  it('loads pictures of the hosts that its stored post names, and of no other', () => {
    const pictures = ['https://old.example', 'http://blog.example:8080']
    const policy = policyOf('ferment.example.com', '/recipes/kimchi', { nonce: 'abc', pictures })
    expect(policy.get('img-src')).toBe(
      "img-src 'self' https://example.com data: blob: https://old.example http://blog.example:8080",
    )
  })

  it('lets the kitchen frame pages of sites and show pictures, and nothing else', () => {
    const kitchen = policyOf('example.com', '/kitchen/ferment/recipes', { nonce: 'abc' })
    expect(kitchen.get('frame-src')).toBe('frame-src https://*.example.com')
    expect(kitchen.get('img-src')).toContain(' https: http:')
    expect(kitchen.get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(page('kitchen-frame').get('frame-ancestors')).toBe('frame-ancestors https://example.com')
  })

  it('names another nonce for each page, as Next reads it', () => {
    expect(newNonce()).not.toBe(newNonce())
    expect(nonceForNext(newNonce())).toMatch(/^script-src 'nonce-[\w+/]{22}=='$/)
  })
})

describe('what is no page', () => {
  it.each(['/api/v1/site/ferment/recipes', '/api/users/me', '/api'])('does nothing: %s', (path) => {
    expect(mayBePage(path)).toBe(false)
    expect(policyOf('example.com', path).get('default-src')).toBe("default-src 'none'")
  })

  it.each(['/media/a.svg', '/offline-worker.js', '/healthz'])('runs nothing: %s', (path) => {
    expect(mayBePage(path)).toBe(false)
    expect(policyOf('example.com', path).get('script-src')).toBe("script-src 'none'")
  })

  it.each(['/media/a.js', '/media/a.svg'])('is no worker where it was uploaded: %s', (path) => {
    expect(policyOf('example.com', path).get('script-src')).toBe("script-src 'none'")
    expect(headersOf('example.com', path)['x-content-type-options']).toBe('nosniff')
  })

  it('comes with as little as possible where it is a script of the build', () => {
    expect(headersOf('example.com', '/_next/static/chunks/a.js')).toEqual({
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('every answer', () => {
  it('is taken for what it says it is, and tells other hosts no path', () => {
    for (const path of ['/', '/api/v1/site/ferment/recipes', '/media/a.jpg']) {
      expect(headersOf('example.com', path)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
      })
    }
  })

  it('asks for https only where that is served', () => {
    const plain = {
      ...surroundings,
      deployment: { protocol: 'http', rootDomain: 'localhost' },
    } as const
    const headers = securityHeaders(plain, { host: 'localhost', path: '/' }, createNotes(null))
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})
