import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RecipeTruth } from './recipe-truth'

/** A text or page of ours, with the recipe that a cook reads in it. */
export interface FixtureCase {
  name: string
  text: string
  truth: RecipeTruth
  /** Whether the case is held out: no rule may be derived from it. @see docs/parsing.md#folds */
  isHeldOut: boolean
}

const FIXTURES = join(import.meta.dirname, '../fixtures')

/** Pasted texts of `fixtures/messy-pastes`; docs/parsing.md describes their format. */
export const pasteCases = (): FixtureCase[] => casesOf('messy-pastes')

/** Pages of `fixtures/messy-pages`, with their HTML as text. */
export const pageCases = (): FixtureCase[] => casesOf('messy-pages')

/** Pages in the shapes of many sites, of `fixtures/site-pages`, written after the others. */
export const sitePageCases = (): FixtureCase[] => casesOf('site-pages')

/** Pages of another author, of `fixtures/unseen-pages`, written independently of the rules. */
export const unseenPageCases = (): FixtureCase[] => casesOf('unseen-pages')

/** Recipe cards copied from sites in languages other than English, of `fixtures/site-cards`. */
export const siteCardCases = (): FixtureCase[] => casesOf('site-cards')

/** Pasted texts of `fixtures/unseen-pastes`, by an author who did not know the rules. */
export const unseenPasteCases = (): FixtureCase[] => casesOf('unseen-pastes')

function casesOf(folder: string): FixtureCase[] {
  const files = readdirSync(join(FIXTURES, folder)).filter((file) => file.endsWith('.txt'))
  return files.sort().flatMap((file) =>
    readFileSync(join(FIXTURES, folder, file), 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map((part) => readCase(part)),
  )
}

/** Returns whether a name belongs to the held-out half, the same on every machine. */
export function isHeldOut(name: string): boolean {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 1
}

function readCase(part: string): FixtureCase {
  const [name = '', ...lines] = part.trimEnd().split('\n')
  const truth: RecipeTruth = { title: '', ingredients: [], steps: [], notes: [], facts: {} }
  const text = lines.flatMap((line) => readLine(line, truth) ?? [])
  return { name, text: text.join('\n'), truth, isHeldOut: isHeldOut(name) }
}

const LINE = /^([tisngdh]?)(\+?)\|(.*)$/
const SPAN = /\{\{([tisngdhf])(\+?):(.*?)\}\}/g

function readLine(line: string, truth: RecipeTruth): string | null {
  if (line.startsWith('@ ')) {
    for (const [, key = '', value] of line.matchAll(/(\w+)=(\S+)/g)) {
      if (key !== 'lang') truth.facts[key] = Number(value)
    }
    return null
  }
  const [, kind = '', more = '', raw = ''] = LINE.exec(line) ?? []
  if (kind !== '') addPart(truth, kind, more !== '', undecorated(raw, kind))
  return raw.replace(SPAN, (_, spanKind: string, spanMore: string, words: string) => {
    addPart(truth, spanKind, spanMore !== '', words)
    return words
  })
}

/** A whole line without bullet, check box, number, mark of quoting or heading before it. */
const undecorated = (raw: string, kind: string): string => {
  const bare = raw.replace(/^[\s>|#*•\-–→☐_.]+/u, '').replace(/^(?:\[[ xX*]\]\s)+/, '')
  return kind === 's' ? bare.replace(/^(?:\d{1,2}(?:[.)]\s|\s*\||\t)|[①-⑳]|\[ \]\s)+/u, '') : bare
}

function addPart(truth: RecipeTruth, kind: string, isMore: boolean, words: string): void {
  if (kind === 't') truth.title = words
  const list = { i: truth.ingredients, s: truth.steps, n: truth.notes }[kind]
  const before = list?.at(-1)
  if (list && isMore && before !== undefined) list[list.length - 1] = continued(before, words)
  else list?.push(words)
}

const continued = (before: string, words: string): string =>
  /\p{L}-$/u.test(before) ? before.slice(0, -1) + words : `${before} ${words}`
