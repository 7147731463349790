import { expect, test } from 'vitest'
import { guessAuthor, guessTerm } from './guess'

const index = {
  termId: (kind: string, name: string) => (`${kind} ${name}` === 'meal Dinner' ? 'd' : null),
}

// docs/product/import-and-export.md#mapping
test.each([
  ['a term of the site', { name: 'Dinner', source: 'tag', count: 1 }, 'meal'],
  ['a category of its own', { name: 'Loaves', source: 'category', count: 2 }, 'category'],
  ['a tag of its own', { name: 'kids', source: 'tag', count: 9 }, 'tag'],
  ['a keyword', { name: 'one-off', source: 'tag', count: 1 }, 'keyword'],
  ['nothing', { name: 'Uncategorised', source: 'category', count: 40 }, 'nothing'],
  ['a keyword, without a letter', { name: '***', source: 'tag', count: 9 }, 'keyword'],
] as const)('a name is guessed to be %s', (_what, found, as) => {
  expect(guessTerm(found, index)).toEqual({ name: found.name, as })
})

test('an author is who has that name and works on the site, if only one has', () => {
  const people = [
    { id: 'a', displayName: 'Ada Berg' },
    { id: 'b', displayName: 'Sam' },
    { id: 'c', displayName: 'Sam' },
  ]
  expect(guessAuthor('ada berg', people)).toEqual({ name: 'ada berg', as: 'person', userId: 'a' })
  expect(guessAuthor('Sam', people)).toEqual({ name: 'Sam', as: 'name', userId: null })
})
