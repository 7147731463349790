import { expect, test } from 'vitest'
import { readPairs } from './read-pairs'

// docs/product/kitchen.md#many-redirects
test.each([
  ['commas', 'from,to\r\n/a,/b\r\n/c,/d\r\n'],
  ['semicolons', 'Old;New\n/a;/b\n/c;/d'],
  ['tabs', '/a\t/b\n\n/c\t/d\n'],
  ['quotes', '\uFEFF"/a","/b"\n/c, "/d"'.replace(', "', ',"')],
])('pairs are read from lines with %s', (_name, text) => {
  const { pairs, wrong } = readPairs(text)
  expect(pairs.map(({ from, to }) => [from, to])).toEqual([
    ['/a', '/b'],
    ['/c', '/d'],
  ])
  expect(wrong).toEqual([])
})

test('a comma or a quote in an address stands in quotes', () => {
  const { pairs } = readPairs('"/a,b","/c""d"\n')
  expect(pairs).toEqual([{ from: '/a,b', to: '/c"d', line: 1 }])
})

test('lines that are no pair are named, and nothing after them is lost', () => {
  const { pairs, wrong } = readPairs('/a,/b\n/alone\n"/broken,/x\n/c,/d\n,/e')
  expect(pairs[1]).toEqual({ from: '"/broken', to: '/x', line: 3 })
  expect(pairs.at(-1)).toMatchObject({ from: '/c', to: '/d', line: 4 })
  expect(wrong).toEqual([2, 5])
})

test('nothing is read from nothing', () => {
  expect(readPairs('')).toEqual({ pairs: [], wrong: [] })
  expect(readPairs('\n \n')).toEqual({ pairs: [], wrong: [] })
})
