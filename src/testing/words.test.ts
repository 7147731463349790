import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files'
import { PRIVATE_WORDS, privateWordsIn } from './words'

/** Places from before the rule; the file only shrinks. */
const KNOWN = new URL('private-words.txt', import.meta.url)

const lines = (): string[] =>
  sourceFiles(/^(?:access|bench|collections|endpoints|media|search|src)\/.*\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$|^src\/testing\/words/.test(path))
    .flatMap((file) => privateWordsIn(file).map((found) => `${file.path}: ${found}`))
    .toSorted()

// CONTRIBUTING.md: Names
describe('words of the house that have a term of the field', () => {
  const known = readFileSync(KNOWN, 'utf8').split('\n').filter(Boolean)
  const found = lines()

  it('are in no new exported name or docstring', () => {
    const added = found.filter((line) => !known.includes(line))
    expect(added.map((line) => `${line} (write: ${instead(line)})`)).toEqual([])
  })

  it('are taken off the list once they are gone', () => {
    expect(known.filter((line) => !found.includes(line))).toEqual([])
  })
})

const instead = (line: string): string => PRIVATE_WORDS[/: (\w+) in/.exec(line)?.[1] ?? ''] ?? ''

describe('a private word', () => {
  it('is found in a name and in a docstring, and not in a comment', () => {
    const text = `/** Answers whoever asks. */\nexport const keptRows = 1\n// What is kept\nexport type MOST_DOORS = 1\n`
    expect(privateWordsIn({ path: 'src/a.ts', text })).toEqual([
      'kept in keptRows',
      'whoever in the docstring of keptRows',
      'asks in the docstring of keptRows',
      'most in MOST_DOORS',
    ])
  })
})
