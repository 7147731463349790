import { expect, test } from 'vitest'
import type { ImportFindings } from '@/src/contract/import-mapping'
import {
  authorChoice,
  authorsSummary,
  authorValue,
  firstChoices,
  termsSummary,
} from './mapping-choices'

const suggestion = { name: 'Ada', as: 'name', userId: null } as const
const findings: ImportFindings = {
  authors: [{ name: 'Ada', count: 2, suggestion }],
  terms: [
    { name: 'Bread', source: 'category', count: 2, suggestion: { name: 'Bread', as: 'category' } },
    { name: 'x', source: 'tag', count: 1, suggestion: { name: 'x', as: 'keyword' } },
  ],
  people: [],
  oldAddresses: { total: 0, examples: [] },
  tables: [],
  types: [],
  mapping: null,
}

// docs/product/import-and-export.md#mapping
test('the likeliest choices stand first, and those that were made before instead of them', () => {
  const first = firstChoices(findings)
  expect(first).toMatchObject({ redirects: true, authors: [suggestion] })
  expect(termsSummary(first.terms)).toBe('1 term, 1 keyword')
  expect(authorsSummary(first.authors)).toBe('0 of 1 as contributors')
  const mapping = { ...first, terms: [{ name: 'x', as: 'nothing' as const }], redirects: false }
  const again = firstChoices({ ...findings, mapping })
  expect(again.terms.map(({ as }) => as)).toEqual(['category', 'nothing'])
  expect(again.redirects).toBe(false)
})

test.each(['name', 'nothing', '6f0f2c9e-0000-4000-8000-000000000000'])(
  'the choice %s of an author is the same when it is read back',
  (value) => {
    expect(authorValue(authorChoice('Ada', value))).toBe(value)
  },
)
