import { describe, expect, it } from 'vitest'
import { accountRobots, siteRobots } from './robots'

describe('robots.txt', () => {
  it('of a site opens what is public, keeps signed links out and names the map', () => {
    expect(siteRobots('https://ferment.example')).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /preview/\nDisallow: /*?preview=\n\n' +
        'Sitemap: https://ferment.example/sitemap.xml\n',
    )
  })

  it('of the account host names the maps of its sites, as many as robots read', () => {
    const site = (number: number) => `https://site-${number}.example.com`
    const few = accountRobots('https://example.com', [site(1), 'https://own.example'])
    expect(few).toContain('Disallow: /kitchen\n')
    expect(few.match(/^Sitemap: .+$/gm)).toEqual([
      'Sitemap: https://example.com/sitemap.xml',
      'Sitemap: https://site-1.example.com/sitemap.xml',
      'Sitemap: https://own.example/sitemap.xml',
    ])
    const many = accountRobots(
      'https://example.com',
      Array.from({ length: 20_000 }, (_, i) => site(i)),
    )
    expect(many.length).toBeLessThanOrEqual(500 * 1024)
    expect(many.endsWith('/sitemap.xml\n')).toBe(true)
  })
})
