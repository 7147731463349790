import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ingredients } from '@/src/catalogues/catalogues'
import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'

const fixture = (name: string): string[] =>
  readFileSync(fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))

// Real lines that are not part of the repository: next to it where it was developed.
const data = fileURLToPath(
  new URL('../../../../shared/data/ingredients/ingredients.jsonl.gz', import.meta.url),
)

type Case = { text: string; wanted: string[]; language?: string }

const read = createUsageReader({ units: [], ingredients })
const found = ({ text, language = 'en' }: Case): string =>
  read(text, language).ingredient?.slug ?? '-'
const shown = (each: Case): string => `${each.text}: ${found(each)}, not ${each.wanted.join('/')}`

/** Lines that match an entry they do not mean, and lines whose entry is not found. */
function mistakes(cases: readonly Case[]) {
  const failed = cases.filter((each) => !each.wanted.includes(found(each)))
  return {
    wrong: failed.filter((each) => found(each) !== '-').map(shown),
    missed: failed.filter((each) => found(each) === '-').map(shown),
  }
}

const slugs = new Set(ingredients.map(({ slug }) => slug))

const own = fixture('catalogue-lines.txt').map((line): Case => {
  const [wanted = '', text = '', language] = line.split(' | ')
  return { text, wanted: wanted.split('/'), ...(language ? { language } : {}) }
})

describe('lines of our own', () => {
  it('never match an entry that they do not mean', () => {
    expect(mistakes(own).wrong).toEqual([])
  })

  it('find nearly all entries that they mean', () => {
    expect(mistakes(own).missed.length).toBeLessThanOrEqual(2)
  })

  it('are labelled with entries of the catalogue', () => {
    const labels = own.flatMap(({ wanted }) => wanted.filter((slug) => slug !== '-'))
    expect(labels.filter((slug) => !slugs.has(slug))).toEqual([])
  })
})

describe.skipIf(!existsSync(data))('labelled lines of others', () => {
  const labels = fixture('catalogue-labels.txt').map((line) => line.split(' '))

  it('match a wrong entry in fewer than one of a hundred, and find nine of ten', () => {
    const lines = gunzipSync(readFileSync(data)).toString('utf8').trim().split('\n')
    const texts = new Map(
      lines.map((line) => {
        const { id, text } = JSON.parse(line) as { id: string; text: string }
        return [id, text]
      }),
    )
    const cases = labels.map(([id = '', wanted = '']): Case => ({
      text: texts.get(id) ?? '',
      wanted: wanted.split('/'),
    }))
    const { wrong, missed } = mistakes(cases)
    expect(wrong.length).toBeLessThan(cases.length / 100)
    expect(missed.length).toBeLessThan(cases.length / 10)
  })
})
