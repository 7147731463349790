import { splitInlineSections } from '@/src/parsing/web-page/layout/section-words'
import { splitNumberedSteps } from '@/src/parsing/web-page/step-text'
import { parseFactChain } from '@/src/parsing/recipe-lines/fact-parts'
import { isSentence, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'
import { dropEmptyLines } from './cleaned'
import { splitListedParts, splitListedLines } from './listed-lines'
import { splitList } from './split-list'

/**
 * Splits a recipe in running text into lines: "Ingredients: 2 eggs, 1 cup flour. Method: …" on one
 * line, or a whole recipe on very few lines without titles.
 */
export function splitRunningText(paste: CleanedText): CleanedText {
  const lines = splitListedLines(withWholeLists(paste.lines).flatMap(splitSectionLines))
  if (lines.length > paste.lines.length) return { ...paste, lines }
  return dropEmptyLines(paste.lines).length <= 4
    ? { ...paste, lines: shortLines(paste.lines) }
    : paste
}

// "Ingredients: 100 g barley, 2 lemons," over "3 tbsp honey": one list.
function withWholeLists(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isOpen =
      before !== undefined && /[,;]\s*$/.test(before) && splitInlineSections(before) !== null
    if (isOpen && line.trim() !== '') joined[joined.length - 1] = `${before} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}

/** Splits a line with several named sections into lines; returns any other line unchanged. */
export function splitSectionLines(line: string): string[] {
  const sections = splitInlineSections(line)
  // "Préparation : 15 min. Cuisson : 1 h 30." are times under the titles of parts.
  if (sections === null || parseFactChain(line).length > 0) return [line]
  return sections.flatMap(({ kind, title, text }): string[] => {
    if (kind === null) return text === '' ? [] : [bareTitle(text)]
    const parts = kind === 'ingredients' ? splitListedParts(text) : steps(text)
    return ['', title, ...parts, '']
  })
}

const steps = (text: string): string[] => {
  const marked = text.split(/\s+[•·▪]\s+|^[•·▪]\s+|\s(?=[①-⑳])/).filter(Boolean)
  return (marked.length > 1 ? marked : splitNumberedSteps(text)).map((step) => step.trim())
}

const bareTitle = (text: string): string => text.replace(/[\s.:;,–—|-]+$/, '').trim()

/** Marks that separate title, ingredients and method on a line without titles. */
const PARTS = /\s+[|/•→]\s+|\s+[-–—]\s+|;\s+|(?<=\p{L}{2}|\))[.!]\s+(?=\p{Lu})/u
const TITLED = /^([^:]{3,60}):\s+(?=\S)/

function shortLines(lines: readonly string[]): string[] {
  const parts = dropEmptyLines(lines).flatMap((line) => partsOf(line))
  const isListed = parts.map((part) => amountsIn(part) > 0 && !isProse(part))
  const amounts = parts.reduce((sum, part, at) => sum + (isListed[at] ? amountsIn(part) : 0), 0)
  const first = isListed.indexOf(true)
  const last = isListed.lastIndexOf(true)
  const method = rejoined(parts.slice(last + 1))
  if (first < 0 || amounts < 3 || method === '') return [...lines]
  const list = parts.slice(first, last + 1).flatMap(splitList)
  return [...parts.slice(0, first).map(bareTitle), '', 'Ingredients', ...list, '', 'Method', method]
}

function partsOf(line: string): string[] {
  const [whole = '', title] = TITLED.exec(line) ?? []
  const isTitled = title !== undefined && startsWithAmount(line.slice(whole.length))
  const rest = isTitled ? line.slice(whole.length) : line
  return [...(isTitled ? [title] : []), ...rest.split(PARTS).map((part) => part.trim())].filter(
    Boolean,
  )
}

const amountsIn = (text: string): number => splitList(text).filter(startsWithAmount).length

// "Add 2 eggs, 1 cup of milk": a sentence that begins without an amount.
const isProse = (text: string): boolean =>
  !startsWithAmount(text) || isSentence(text) || /^\p{Lu}\p{Ll}+ .{20,}\.$/u.test(text)

const rejoined = (sentences: readonly string[]): string =>
  sentences.map((each) => (/[.!?]$/.test(each) ? each : `${each}.`)).join(' ')
