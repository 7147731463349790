import { isIngredientLike, isSentence } from '@/src/parsing/recipe-text/line-kind'
import { isPantryItem } from '@/src/parsing/recipe-text/group-titles'
import { isFirstStepLabel } from '@/src/parsing/recipe-text/step-words'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'
import {
  dishOfMethod,
  isControl,
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/recipe-page/layout/section-words'

/** Where the parts of a recipe stand among its lines: half-open ranges. */
export interface Sections {
  ingredients: [number, number][]
  instructions: [number, number][]
}

/** Far more than any real recipe has. */
const MOST_LINES = 4000

/** Finds ingredient list and method by their titles, or, without titles, by the look of the lines. */
export function findSections(all: TextLine[]): Sections {
  const lines = all.slice(0, MOST_LINES)
  const titled = byTitles(lines)
  if (titled.ingredients.length && titled.instructions.length) return titled
  const shaped = byShape(lines)
  if (isInterleaved(lines, titled, shaped)) return shaped
  return {
    ingredients: titled.ingredients.length ? titled.ingredients : shaped.ingredients,
    instructions: titled.instructions.length
      ? titled.instructions
      : methodAfter(lines, titled, shaped),
  }
}

// A list, its steps, the next list, its steps: the runs tell clearly more than the titled list.
function isInterleaved(lines: TextLine[], titled: Sections, shaped: Sections): boolean {
  if (titled.instructions.length > 0 || shaped.ingredients.length < 2) return false
  if (shaped.instructions.length < 2) return false
  const named = (ranges: [number, number][]): Set<string> =>
    new Set(ranges.flatMap(([start, end]) => lines.slice(start, end).map((line) => nameOf(line))))
  const [first, all] = [named(shaped.ingredients.slice(0, 1)), named(shaped.ingredients)]
  return all.size >= first.size * 1.3 && all.size >= named(titled.ingredients).size * 1.3
}

const nameOf = ({ text }: TextLine): string => (text.match(/\p{L}{4,}/gu) ?? []).join(' ')

function byTitles(lines: TextLine[]): Sections {
  const sections: Sections = { ingredients: [], instructions: [] }
  let open: { kind: keyof Sections; start: number } | null = null
  const close = (end: number, next: keyof Sections | 'stop' | null): void => {
    if (open) {
      const isOpenEnded = open.kind === 'ingredients' && next !== 'instructions'
      const last = isOpenEnded ? listEnd(lines, open.start, end) : end
      const isReal = last > open.start && isFilled(lines.slice(open.start, last), open.kind)
      if (isReal) sections[open.kind].push([open.start, last])
    }
    open = null
  }
  lines.forEach(({ text }, at) => {
    const kind = titleKind(text)
    if (kind === null) return
    const inset =
      kind === 'stop' && open?.kind === 'ingredients' ? insetEnd(lines, open.start, at) : -1
    if (inset >= 0) {
      open = { kind: 'ingredients', start: inset }
      return
    }
    close(at, kind)
    if (kind !== 'stop') open = { kind, start: at + 1 }
  })
  close(lines.length, null)
  const ingredients = best(lines, sections.ingredients, isIngredientLike)
  const methods = adjoining(sections.instructions)
  const next = methodBelow(lines, ingredients[0], methods)
  return { ingredients, instructions: next ? [next] : best(lines, methods, isSentence) }
}

// The method of a card stands right below its list; the story of a page tells it at length, too.
function methodBelow(
  lines: TextLine[],
  list: [number, number] | undefined,
  methods: [number, number][],
): [number, number] | undefined {
  if (!list) return undefined
  return methods.find(([start, end]) => {
    const steps = lines.slice(start, end).filter((line) => isSentence(line.text)).length
    return start >= list[1] && start - list[1] <= 15 && steps >= 2
  })
}

// A list without a title for the method after it ends where the sentences begin.
function listEnd(lines: TextLine[], start: number, end: number): number {
  const list = lines.slice(start, end)
  const last = list.findLastIndex((line) => isIngredientLike(line.text) && !line.isNumbered)
  const sentence = list.findIndex((line, i) => {
    if (i === 0 || !isSentence(line.text)) return false
    const next = list[i + 1]
    return i >= last || (next !== undefined && !line.isItem && isSentence(next.text))
  })
  return sentence < 0 ? end : start + sentence
}

// "How to shape them" inside the method reads like a title of its own.
function adjoining(ranges: [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of ranges) {
    const last = joined.at(-1)
    if (last && start - last[1] <= 1) last[1] = end
    else joined.push([start, end])
  }
  return joined
}

function titleKind(text: string): keyof Sections | 'stop' | null {
  if (isIngredientsTitle(text)) return 'ingredients'
  const isMethod = isInstructionsTitle(text) || dishOfMethod(text) !== null
  if (isMethod || isFirstStepLabel(text)) return 'instructions'
  return isStopTitle(text) ? 'stop' : null
}

/** A remark between the title of a list and its lines is no longer. */
const LONGEST_INSET = 8

// "Ingredients", "Please note:", "Times change with servings.", then the list: where the list begins.
function insetEnd(lines: TextLine[], start: number, at: number): number {
  const isLine = ({ text }: TextLine): boolean => isIngredientLike(text)
  if (lines.slice(start, at).filter(isLine).length > 1) return -1
  const first = lines.slice(at + 1, at + 1 + LONGEST_INSET).findIndex(isLine)
  const next = lines.slice(at + 1 + first, at + 4 + first)
  return first >= 0 && next.length === 3 && next.every(isLine) ? at + 1 + first : -1
}

function isFilled(lines: TextLine[], kind: keyof Sections): boolean {
  const real = lines.filter((line) => !isControl(line.text))
  return kind === 'ingredients' ? real.length > 0 : real.some((line) => line.text.length > 15)
}

// A summary at the top or a second system of units repeats the list: the fullest one counts.
function best(
  lines: TextLine[],
  ranges: [number, number][],
  test: (text: string) => boolean,
): [number, number][] {
  const count = ([start, end]: [number, number]): number =>
    lines.slice(start, end).filter((line) => test(line.text)).length
  const counts = ranges.map(count)
  const most = Math.max(...counts, 0)
  const at = counts.findIndex((value) => value >= most * 0.8)
  const range = ranges[at]
  return range ? [range] : []
}

// Without titles: runs of lines with amounts, and the sentences after each.
function byShape(lines: TextLine[]): Sections {
  const ingredients = amountRuns(lines).map(([start, end]): [number, number] =>
    isTitleOfList(lines[start - 1]) ? [start - 1, end] : [start, end],
  )
  const first = ingredients[0]?.[0] ?? 0
  const opening = lines.slice(0, first).findIndex((line) => line.isNumbered)
  const before = opening < 0 ? null : sentencesIn(lines, opening, first)
  const instructions = ingredients.flatMap(([, end], i): [number, number][] => {
    const next = ingredients[i + 1]?.[0] ?? lines.length
    const range = sentencesIn(lines, end, next)
    return range ? [range] : []
  })
  if (before) return { ingredients, instructions: [before, ...instructions] }
  const last = ingredients.at(-1)
  const words = last && instructions.length === 0 ? proseAfter(lines, last[1]) : null
  return { ingredients, instructions: words ? [words] : instructions }
}

const isTitleOfList = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  line.text.length < 60 &&
  /:$/.test(line.text) &&
  !isIngredientsTitle(line.text)

function amountRuns(lines: TextLine[]): [number, number][] {
  const runs: [number, number][] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]
    if (!line || !isIngredientLike(line.text) || line.isNumbered) {
      at += 1
      continue
    }
    const end = runEnd(lines, at)
    const amounts = lines.slice(at, end).filter((l) => isIngredientLike(l.text)).length
    if (amounts >= 2) runs.push([at, end])
    at = end
  }
  return runs
}

function runEnd(lines: TextLine[], start: number): number {
  const isList = lines[start]?.isItem === true
  let end = start + 1
  for (let at = start + 1; at - end < 4; at += 1) {
    const line = lines[at]
    if (!line || isStep(line) || isRunStop(line.text)) break
    if (isMoreOfRun(line, isList)) end = at + 1
  }
  return beforeMethod(lines, end)
}

/** "Salt", "Dill": so many names without an amount may end a list. */
const MOST_NAMES = 3

// Where the title of the method is near, the few short lines before it are of the list.
function beforeMethod(lines: TextLine[], end: number): number {
  const title = lines
    .slice(end, end + MOST_NAMES + 1)
    .findIndex((line) => isInstructionsTitle(line.text))
  const names = title < 0 ? [] : lines.slice(end, end + title)
  return names.every((line) => isShortName(line)) ? end + names.length : end
}

const isShortName = ({ text }: TextLine): boolean =>
  text.length < 40 &&
  /^\p{L}/u.test(text) &&
  !/[.!?:]$/.test(text) &&
  !isControl(text) &&
  !isStopTitle(text)

function isRunStop(text: string): boolean {
  return isStopTitle(text) || isInstructionsTitle(text)
}

function isMoreOfRun(line: TextLine, isList: boolean): boolean {
  if (line.isNumbered) return false
  return isIngredientLike(line.text) || isPantryItem(line.text) || (line.isItem && isList)
}

const isStep = (line: TextLine): boolean =>
  isSentence(line.text) || (line.isNumbered && line.text.length > 15)

// "Serve with rice."
const isShortStep = (text: string): boolean =>
  /^\p{Lu}.*\p{L}[.!]$/u.test(text) && text.includes(' ') && !isIngredientLike(text)

function sentencesIn(lines: TextLine[], start: number, end: number): [number, number] | null {
  const first = lines.findIndex((line, at) => at >= start && at < end && isStep(line))
  if (first < 0) return null
  const stop = lines.findIndex((line, at) => at > first && at < end && isStopTitle(line.text))
  const limit = stop < 0 ? end : stop
  let last = first
  for (let at = first; at < limit && at - last < 4; at += 1) {
    const line = lines[at]
    if (line && (isStep(line) || isShortStep(line.text))) last = at
  }
  return [first, last + 1]
}

// Steps as people type them, without capitals and full stops.
function proseAfter(lines: TextLine[], start: number): [number, number] | null {
  const end = lines.findIndex((line, at) => at >= start && !isProse(line.text))
  const range: [number, number] = [start, end < 0 ? lines.length : end]
  return range[1] > start ? range : null
}

const isProse = (text: string): boolean =>
  text.split(' ').length >= 5 && !isIngredientLike(text) && !isStopTitle(text)

function methodAfter(lines: TextLine[], titled: Sections, shaped: Sections): [number, number][] {
  const list = titled.ingredients[0]
  if (!list) return shaped.instructions
  const range = sentencesIn(lines, list[1], lines.length)
  return range ? [range] : []
}
