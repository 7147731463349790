import { describe, expect, it } from 'vitest'
import { accountUrl, hostTarget, siteUrl } from './deployment'

const local = { protocol: 'http', rootDomain: 'localhost:3000' } as const
const live = { protocol: 'https', rootDomain: 'recipes.example' } as const

// docs/product/sites-and-hosts.md#hosts
describe('hosts', () => {
  it('lead to the account site, to a site by its slug, or to a custom domain', () => {
    expect(hostTarget(live, 'recipes.example')).toEqual({ kind: 'account' })
    expect(hostTarget(live, 'WWW.recipes.example')).toEqual({ kind: 'account' })
    expect(hostTarget(live, 'Ferment.recipes.example')).toEqual({ kind: 'site', slug: 'ferment' })
    expect(hostTarget(live, 'ferment.example:8443')).toEqual({
      kind: 'domain',
      domain: 'ferment.example',
    })
  })

  it('take the port of a local root as part of it', () => {
    expect(hostTarget(local, 'localhost:3000')).toEqual({ kind: 'account' })
    expect(hostTarget(local, 'ferment.localhost:3000')).toEqual({ kind: 'site', slug: 'ferment' })
    expect(hostTarget(local, 'ferment.localhost:4000')).toMatchObject({ kind: 'domain' })
  })

  it('know the loopback addresses of a local root as the account host, and of no other', () => {
    expect(hostTarget(local, '127.0.0.1:3000')).toEqual({ kind: 'account' })
    expect(hostTarget(local, '[::1]:3000')).toEqual({ kind: 'account' })
    expect(hostTarget(live, '127.0.0.1')).toMatchObject({ kind: 'domain' })
  })

  it('never take a name that only ends like the root, nor one of several labels, for a site', () => {
    expect(hostTarget(live, 'evilrecipes.example')).toMatchObject({ kind: 'domain' })
    expect(hostTarget(live, 'a.b.recipes.example')).toMatchObject({ kind: 'domain' })
    expect(hostTarget(live, '')).toMatchObject({ kind: 'domain' })
  })
})

describe('a host of a single word', () => {
  it('is no site, though a site may have that word for its slug', () => {
    for (const host of ['ferment', 'Ferment:3000', 'ferment:80', 'localhost', '[::1]', '']) {
      const target = hostTarget(live, host)
      expect(target, host).toEqual({ kind: 'domain', domain: 'host.invalid' })
    }
  })
})

describe('absolute links', () => {
  it('lead to the account host and to sites, by their own domain where they have one', () => {
    expect(accountUrl(live, '/sign-in')).toBe('https://recipes.example/sign-in')
    expect(siteUrl(local, { slug: 'ferment' }, '/recipes')).toBe(
      'http://ferment.localhost:3000/recipes',
    )
    expect(siteUrl(live, { slug: 'ferment', primaryDomain: 'ferment.example' }, '/')).toBe(
      'https://ferment.example/',
    )
  })
})
