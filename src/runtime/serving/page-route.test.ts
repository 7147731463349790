import { describe, expect, it } from 'vitest'
import { pageRoute } from './page-route'

const deployment = { protocol: 'https', rootDomain: 'example.com' } as const
const on = (host: string, url: string): string => pageRoute(url, host, deployment)

// docs/product/sites-and-hosts.md#hosts
describe('the route of a request', () => {
  it.each([
    ['ferment.example.com', '/', '/site/ferment'],
    ['ferment.example.com', '/?p=10', '/site/ferment?p=10'],
    ['ferment.example.com', '/recipes/kimchi?preview=1', '/site/ferment/recipes/kimchi?preview=1'],
    ['ferment.example.com', '/site/other', '/site/ferment/site/other'],
    ['ferment.example.com', '/healthz-tea', '/site/ferment/healthz-tea'],
    ['kitchen.example.org', '/recipes', '/site/kitchen.example.org/recipes'],
  ])('on %s for %s is that of the site: %s', (host, url, route) => {
    expect(on(host, url)).toBe(route)
  })

  it.each(['/api/v1/site/ferment', '/_next/static/a.js', '/media/a.jpg', '/healthz', '/readyz?a'])(
    'for %s is the same on every host',
    (url) => {
      expect(on('ferment.example.com', url)).toBe(url)
      expect(on('example.com', url)).toBe(url)
    },
  )

  it('on the account host is its path, except for those of sites', () => {
    expect(on('example.com', '/kitchen/ferment')).toBe('/kitchen/ferment')
    expect(on('example.com', '/sites')).toBe('/sites')
    for (const url of ['/site', '/site/ferment', '/site?a']) {
      expect(on('example.com', url)).toBe('/missing')
    }
  })
})
