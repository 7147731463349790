import { describe, expect, it } from 'vitest'
import { domainName, siteDomain } from './site-domain'

describe('the name of a domain', () => {
  it.each([
    ['recipes.example.com', 'recipes.example.com'],
    ['Recipes.EXAMPLE.com.', 'recipes.example.com'],
    [' recipes.example.com ', 'recipes.example.com'],
    ['café.example', 'xn--caf-dma.example'],
    ['CAFÉ.example', 'xn--caf-dma.example'],
    ['cafe\u0301.example', 'xn--caf-dma.example'],
    ['xn--caf-dma.example', 'xn--caf-dma.example'],
    ['ｅxample.com', 'example.com'],
    ['example。com', 'example.com'],
  ])('has one spelling: %s', (text, name) => {
    expect(domainName(text)).toBe(name)
  })

  it.each([
    ...['', 'ferment', 'localhost'],
    ...['127.0.0.1', '0x7f.1', '2130706433', '1.2', '[::1]', '::1', 'example.com:443'],
    ...['https://example.com', 'example.com/x', 'example.com?x', 'example.com#x', 'a@example.com'],
    ...[
      'exa mple.com',
      'example..com',
      '.example.com',
      'example.com..',
      '-a.example',
      'a-.example',
    ],
    ...[
      'a_b.example',
      '*.example.com',
      'example.com\\x',
      'a%2eb.example',
      `${'a'.repeat(64)}.example`,
    ],
    ...[`${'a.'.repeat(130)}example`, 'example.com\u0000', "example.com'", '１２７.0.0.1'],
  ])('is not: %j', (text) => {
    expect(domainName(text)).toBeNull()
  })
})

describe('the domain of a site', () => {
  it('is none of the deployment itself', () => {
    for (const text of ['example.com', 'Ferment.Example.com', 'a.b.example.com.']) {
      expect(siteDomain(text, 'example.com:3000')).toHaveProperty('problem')
    }
    expect(siteDomain('notexample.com', 'example.com')).toEqual({ domain: 'notexample.com' })
    expect(siteDomain('ferment', 'example.com')).toHaveProperty('problem')
    for (const local of ['kitchen.localhost', 'printer.local', 'db.internal']) {
      expect(siteDomain(local, 'example.com')).toHaveProperty('problem')
    }
  })
})
