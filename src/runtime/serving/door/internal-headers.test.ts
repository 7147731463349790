import { describe, expect, it } from 'vitest'
import { headersNextReads } from '@/src/testing/headers-next-reads'
import { dropInternalHeaders } from './internal-headers'

const dropped = (headers: Record<string, string>, isAdmin = false) => {
  const left = { ...headers }
  dropInternalHeaders(left, isAdmin)
  return left
}
const TREE = encodeURIComponent(
  JSON.stringify([
    '',
    { children: [['site', 'ferment', 'd', null], { children: ['__PAGE__', {}] }] },
  ]),
)

describe('headers from outside', () => {
  it('are left as they are where the server reads them for everyone', () => {
    const usual = {
      host: 'localhost',
      accept: '*/*',
      'accept-encoding': 'br',
      'if-none-match': '"x"',
      cookie: 'a=b',
      authorization: 'Bearer x',
      'x-request-id': 'abcdefgh',
      'x-forwarded-for': '127.0.0.1',
      'idempotency-key': 'x',
      'stripe-signature': 'x',
    }
    expect(dropped(usual)).toEqual(usual)
  })

  it('of the router in a browser stay when they look like it', () => {
    const router = {
      rsc: '1',
      'next-router-state-tree': TREE,
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/site/$d$site/__PAGE__',
      'next-url': '/recipes',
    }
    expect(dropped(router)).toEqual(router)
  })

  it('of the router are gone when they do not, or ask for no part of a page', () => {
    expect(dropped({ rsc: '2', 'next-url': '/recipes' })).toEqual({})
    expect(dropped({ 'next-router-prefetch': '1' })).toEqual({})
    for (const tree of ['', '%', 'x', '[]', '{}', '["",1]', '["",{"a":1}]', 'x'.repeat(9_000)]) {
      expect(dropped({ rsc: '1', 'next-router-state-tree': tree }), tree).toEqual({ rsc: '1' })
    }
    expect(dropped({ rsc: '1', 'next-router-prefetch': '1, 1', 'next-url': 'x' })).toEqual({
      rsc: '1',
    })
  })

  it('that Next tells itself things with never get to it', () => {
    const names = headersNextReads()
    expect(names.length).toBeGreaterThan(40)
    const known = new Set(
      `accept accept-encoding accept-language access-control-request-headers authorization
       cache-control connection content-encoding content-length content-type cookie date etag host
       if-modified-since if-none-match keep-alive location origin purpose range referer
       sec-fetch-dest sec-fetch-mode sec-fetch-site set-cookie traceparent tracestate
       transfer-encoding user-agent vary x-forwarded-for x-forwarded-proto`.split(/\s+/),
    )
    const router = /^(?:rsc|next-router-(?:state-tree|prefetch|segment-prefetch)|next-url)$/
    const left = names.filter((name) => !router.test(name) && name in dropped({ [name]: '1' }))
    expect(left.filter((name) => !known.has(name))).toEqual([])
  })

  it('name no server function outside of the admin', () => {
    const action = { 'next-action': 'a'.repeat(42) }
    expect(dropped(action)).toEqual({})
    expect(dropped(action, true)).toEqual(action)
    expect(dropped({ 'next-action': '__proto__' }, true)).toEqual({})
  })

  it('set no policy: pages learn their nonce from it', () => {
    const policy = "script-src 'nonce-known'"
    expect(
      dropped({ 'content-security-policy': policy, 'content-security-policy-report-only': policy }),
    ).toEqual({})
  })
})
