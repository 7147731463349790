import { isPantryItem } from '@/src/parsing/recipe-lines/group-titles'
import { isIngredientLike, isSentence } from '@/src/parsing/recipe-lines/line-kind'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Marks titles that occur both in the list and in the method as headings of these parts. */
export function markRepeatedTitles(lines: TextLine[]): TextLine[] {
  const seen = new Map<string, number[]>()
  lines.forEach(({ text }, at) => {
    if (/^\p{Lu}[^.!?,:\d]{6,59}$/u.test(text)) seen.set(text, [...(seen.get(text) ?? []), at])
  })
  const titles = [...seen].filter(([text, places]) => isName(text) && isOverBoth(lines, places))
  const repeated = new Set(titles.map(([text]) => text))
  return lines.map((line) => (repeated.has(line.text) ? { ...line, isHeading: true } : line))
}

// "Kosher salt and pepper" may well stand twice in a list; "Peanut Butter Dates" is a title.
function isName(text: string): boolean {
  return !isPantryItem(text) || (text.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length === 0
}

function isOverBoth(lines: TextLine[], places: number[]): boolean {
  const [first, second] = places.map((at) => lines[at + 1]?.text ?? '')
  if (places.length !== 2 || first === undefined || second === undefined) return false
  return isIngredientLike(first) && !isIngredientLike(second) && second.length > 20
}

const LABEL = /^(\d{1,2})([.)]?)$/

interface Label {
  at: number
  number: number
}

/** Marks numbers on lines of their own that count up as the numbers of the steps below them. */
export function markStepLabels(lines: TextLine[]): TextLine[] {
  const marked = labelsOf(lines, /^\d+[.)]$/)
  const all = labelsOf(lines, LABEL)
  // Amounts in cells above the method are numbers, too: those that count stand behind the last "1".
  const last = all.slice(all.findLastIndex(({ number }) => number === 1))
  const labels = [all, marked, last].find((each) => areOfSteps(lines, each)) ?? []
  if (labels.length === 0) return lines
  const places = new Set(labels.map(({ at }) => at))
  return lines
    .map((line, at) => (places.has(at - 1) ? { ...line, isNumbered: true } : line))
    .filter((_, at) => !places.has(at))
}

const labelsOf = (lines: readonly TextLine[], mark: RegExp): Label[] =>
  lines.flatMap(({ text }, at) => {
    const number = mark.test(text) ? LABEL.exec(text)?.[1] : undefined
    return number === undefined ? [] : [{ at, number: Number(number) }]
  })

function areOfSteps(lines: readonly TextLine[], labels: readonly Label[]): boolean {
  const isCounted = labels.length >= 3 && labels.every(({ number }, i) => number === i + 1)
  // "2" over "tsk" over "curry": amounts of a list may count up, too.
  const labelled = labels.filter(({ at }) => isStepLike(lines[at + 1]?.text ?? ''))
  return isCounted && labelled.length >= labels.length * 0.5
}

const MIN_STEP_LENGTH = 25

const isStepLike = (text: string): boolean => isSentence(text) || text.length >= MIN_STEP_LENGTH
