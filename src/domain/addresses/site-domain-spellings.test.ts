import { expect, it } from 'vitest'
import { siteDomain } from './site-domain'

const normal = (text: string): string | null => {
  const named = siteDomain(text, 'recipes.example.org:8443')
  return 'domain' in named ? named.domain : null
}

it.each([
  ['Table.Example.COM', 'table.example.com'],
  ['example.com.', 'example.com'],
  [' www.example.com ', 'www.example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['ＥＸＡＭＰＬＥ.com', 'example.com'],
  ['notrecipes.example.org', 'notrecipes.example.org'],
])('spells %s as %s', (typed, spelt) => {
  expect(normal(typed)).toBe(spelt)
})

it.each([
  '',
  '.',
  'ferment',
  'localhost',
  'a.localhost',
  'db.internal',
  'printer.local',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  '[::1]',
  'example.com:80',
  'example.com/path',
  'http://example.com',
  'user@example.com',
  'exam ple.com',
  'exam_ple.com',
  '-a.example',
  'a..example.com',
  '*.example.com',
  'recipes.example.org',
  'RECIPES.example.org.',
  'ferment.recipes.example.org',
  'a.b.recipes.example.org',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('refuses %j', (typed) => {
  expect(normal(typed)).toBeNull()
})
