import { expect, it } from 'vitest'
import { matchesSearch, searchIn } from './list-search'

it('finds words in any order, without their capitals and marks', () => {
  const isFound = matchesSearch('  creme  BRULEE ')
  expect(isFound('A brûlée of Crème')).toBe(true)
  expect(isFound('Crème fraîche')).toBe(false)
})

it('finds everything for no words', () => {
  expect(matchesSearch(' ')('')).toBe(true)
})

it('reads the words of an address, and not too many of them', () => {
  expect(searchIn('?search=%20soup%20')).toBe('soup')
  expect(searchIn('?other=soup')).toBe('')
  expect(searchIn(`?search=${'a'.repeat(300)}`)).toHaveLength(200)
})
