import { expect, it } from 'vitest'
import type { SiteTerm } from '@/src/contract/site/site-term'
import { filterTerms } from './filter-terms'

const term = (title: string, changes: Partial<SiteTerm> = {}): SiteTerm => ({
  id: title,
  slug: title.toLowerCase(),
  title,
  kind: 'tag',
  isShared: false,
  recipeCount: 0,
  ...changes,
})
const TERMS = [
  term('Sweet rye'),
  term('Rye'),
  term('Crème'),
  term('Rye supper', { kind: 'meal' }),
  term('Rye diet', { kind: 'diet', isShared: true }),
  term('Rye sieve', { kind: 'equipment' }),
]

// docs/product/kitchen.md#categories-and-tags
it.each([
  [
    { text: '', section: 'all', owner: 'all' },
    ['Sweet rye', 'Rye', 'Crème', 'Rye supper', 'Rye diet', 'Rye sieve'],
  ],
  [{ text: 'RYE', section: 'tags', owner: 'all' }, ['Rye', 'Sweet rye']],
  [{ text: 'creme', section: 'all', owner: 'all' }, ['Crème']],
  [{ text: 'rye', section: 'all', owner: 'shared' }, ['Rye diet']],
  [{ text: 'rye', section: 'meals', owner: 'own' }, ['Rye supper']],
  [{ text: 'rye', section: 'equipment', owner: 'all' }, ['Rye sieve']],
] as const)('the terms of %j are %j', (filter, titles) => {
  expect(filterTerms(TERMS, filter).map(({ title }) => title)).toEqual(titles)
})
