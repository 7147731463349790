import { describe, expect, it } from 'vitest'
import { callbackPath } from './next-path'

const linkFor = (search: string): string =>
  callbackPath({ search, origin: 'https://ferment.example.com' })

describe('the link of a sign-in mail', () => {
  it('leads back to where somebody wanted to go', () => {
    expect(linkFor('?next=/admin')).toBe('/sign-in/callback?next=%2Fadmin')
    const wanted = encodeURIComponent('/kitchen/ferment/recipes?status=draft&page=2')
    expect(linkFor(`?next=${wanted}`)).toBe(`/sign-in/callback?next=${wanted}`)
    expect(linkFor('?next=/admin&next=/kitchen')).toBe('/sign-in/callback?next=%2Fadmin')
    expect(linkFor('?next=https://ferment.example.com/about')).toBe(
      '/sign-in/callback?next=%2Fabout',
    )
  })

  it.each([
    '',
    '?next=',
    '?next=https://example.org/',
    '?next=http://ferment.example.com/',
    '?next=//example.org',
    '?next=/\\example.org',
    '?next=/.//example.org',
    '?next=/..//example.org/x',
    '?next=/%2e//example.org',
    '?next=https://ferment.example.com//example.org',
    '?next=javascript:alert(1)',
    '?next=http://',
    `?next=/${'a'.repeat(1_000)}`,
  ])('goes nowhere else for %s', (search) => {
    expect(linkFor(search)).toBe('/sign-in/callback')
  })
})
