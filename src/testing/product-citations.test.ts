import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, findCitations, findForeignCitations } from './product-citations'
import { sourceFiles } from './source-files'

const RULES = join('docs', 'product')
/** File types that may contain citations. */
const READ = /\.(?:css|cjs|md|mjs|sql|ts|tsx)$/
/** These write citations of all kinds down, as examples. */
const OWN = /^src\/testing\/product-citations/

const anchors = new Map(
  readdirSync(RULES).map((file) => [file, anchorsOf(readFileSync(join(RULES, file), 'utf8'))]),
)

const sources = sourceFiles(READ).filter(({ path }) => !OWN.test(path))

const leadsNowhere = ({ file, anchor }: { file: string; anchor: string | null }): boolean => {
  const headings = anchors.get(file)
  return !headings || (anchor !== null && !headings.has(anchor))
}

describe("citations of the product's rules", () => {
  it('lead to a file and a heading of docs/product', () => {
    const lost = sources.flatMap(({ path, text }) =>
      findCitations(text)
        .filter(leadsNowhere)
        .map(({ line, file, anchor }) => `${path}:${line} ${file}#${anchor ?? ''}`),
    )
    expect(lost).toEqual([])
  })

  it('are the only ones: nothing cites a paper that is not in the repository', () => {
    const foreign = sources
      .filter(({ path }) => !path.startsWith(RULES))
      .flatMap(({ path, text }) => findForeignCitations(text).map((line) => `${path}:${line}`))
    expect(foreign).toEqual([])
  })

  it('are found in the code, so that the two above have something to look at', () => {
    const cited = sources.filter(({ path }) => !path.startsWith('docs/'))
    expect(cited.flatMap(({ text }) => findCitations(text)).length).toBeGreaterThan(250)
  })
})

describe('a citation', () => {
  it('is a file of docs/product, alone or with a heading', () => {
    const text = 'See docs/product/mail.md.\n// docs/product/comments.md#replies: two levels'
    expect(findCitations(text)).toEqual([
      { line: 1, file: 'mail.md', anchor: null },
      { line: 2, file: 'comments.md', anchor: 'replies' },
    ])
  })

  it.each([
    '/** Prep plus cook (visitor-site §3). */',
    '// platform §5',
    '/** Single use (contract, Tokens). */',
    'three lines (contract "Locked recipe")',
    "describe('signing in (A1, M4)', () => {",
    'kept small (limits V12)',
    'ends in ten seconds (limits, Safety)',
    'as kitchen.md wants it',
  ])('is none of the kinds that led out of the repository: %s', (line) => {
    expect(findForeignCitations(`plain\n${line}`)).toEqual([2])
  })

  it('may stand beside ordinary words and numbers in brackets', () => {
    const line = 'RFC 9110 §13, docs/product/kitchen.md#keys, run (A4 paper), (v1)'
    expect(findForeignCitations(line)).toEqual([])
  })
})

it('makes the anchors of headings as GitHub does', () => {
  expect(anchorsOf("# Other people's objects\n\n## Plans, and prices\n")).toEqual(
    new Set(['other-peoples-objects', 'plans-and-prices']),
  )
})
