import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { wordsSql } from './words-sql'

it('is what the repository holds: npm run generate:sql writes it anew', async () => {
  expect(await readFile('collections/sql/search-words.sql', 'utf8')).toBe(wordsSql())
})
