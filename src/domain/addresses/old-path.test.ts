import { expect, test } from 'vitest'
import { isOwnPath, namedPage, oldPathOf, targetOf } from './old-path'

const HOSTS = new Set(['kitchen.example.com'])

// docs/product/sites-and-hosts.md#old-addresses
test.each([
  ['/2014/05/soup/', '/2014/05/soup'],
  [' /caf%C3%A9?p=1#top ', '/café'],
  ['https://kitchen.example.com/old/', '/old'],
  ['HTTP://KITCHEN.EXAMPLE.COM/old', '/old'],
  ['/?p=10', '/?p=10'],
  ['https://kitchen.example.com/?utm_source=mail&p=0010#more', '/?p=10'],
  ['/?page_id=7', '/?page_id=7'],
  ['/?p=ten', ''],
])('%s is the old path %s', (typed, path) => {
  expect(oldPathOf(typed, HOSTS)).toEqual({ path })
})

test.each([
  ['https://other.example.com/old', 'other-host'],
  ['//other.example.com/old', 'other-host'],
  ['/\\other.example.com/old', 'other-host'],
  ['old', 'no-path'],
  ['/a/../b', 'no-path'],
  ['/a\nb', 'no-path'],
  ['/%0d%0aset-cookie: a', 'no-path'],
  ['javascript:alert(1)', 'no-path'],
])('%j is no old path of the site: %s', (typed, problem) => {
  expect(oldPathOf(typed, HOSTS)).toEqual({ problem })
})

test('an address of the site is stored as its path, any other as it is', () => {
  expect(targetOf('https://kitchen.example.com/recipes/soup?a=1', HOSTS)).toBe('/recipes/soup?a=1')
  expect(targetOf('https://other.example.com/soup', HOSTS)).toBe('https://other.example.com/soup')
  expect(targetOf(' /recipes/soup ', HOSTS)).toBe('/recipes/soup')
})

test('pages that each site has are known, and those that have names', () => {
  for (const path of ['', '/recipes', '/api/v1', '/api', '/sign-in/callback', '/feed.xml'])
    expect(isOwnPath(path), path).toBe(true)
  for (const path of ['/recipe', '/apis', '/2014/05/soup']) expect(isOwnPath(path)).toBe(false)
  expect(namedPage('/recipes/soup')).toEqual({ kind: 'recipe', slug: 'soup' })
  expect(namedPage('/recipes/soup/print')).toBeNull()
})
