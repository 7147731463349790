import { expect, test } from 'vitest'
import { joinSitePath, parseSiteBase } from './site-address'

// docs/product/import-and-export.md#from-an-address
test.each([
  ['blog.example.com', 'https://blog.example.com/x'],
  [' http://blog.example.com/ ', 'http://blog.example.com/x'],
  ['https://example.com/blog/wp-admin/edit.php', 'https://example.com/blog/x'],
  ['https://example.com/blog/wp-json/wp/v2/posts?page=2#top', 'https://example.com/blog/x'],
  ['example.com/ghost/', 'https://example.com/x'],
])('%s begins at %s', (typed, address) => {
  const base = parseSiteBase(typed)
  expect(base && joinSitePath(base, '/x')).toBe(address)
})

test.each([
  '',
  'a b',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://me:pass@example.com',
  '//',
])('%j is no address of a site', (typed) => {
  expect(parseSiteBase(typed)).toBeNull()
})
