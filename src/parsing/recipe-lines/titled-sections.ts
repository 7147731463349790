import {
  parseDishName,
  isControl,
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { isIngredientLike, isSentence } from '@/src/parsing/recipe-lines/line-kind'
import type { Sections } from '@/src/parsing/recipe-lines/text-line'
import { isPartTitle } from '@/src/parsing/recipe-lines/part-names'
import { findServingsTitle } from '@/src/parsing/recipe-lines/servings-title'
import { isFirstStepLabel } from '@/src/parsing/recipe-lines/step-words'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Finds list and method by their titles. */
export function findSectionsByTitles(lines: TextLine[]): Sections {
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
  const heading = findServingsTitle(lines)
  lines.forEach(({ text }, at) => {
    const kind = at === heading ? 'ingredients' : titleKind(text)
    if (kind === null) return
    const list = open?.kind === 'ingredients' ? listGoesOn(lines, open.start, { at, kind }) : -1
    if (list >= 0) {
      open = { kind: 'ingredients', start: list }
      return
    }
    close(at, kind)
    if (kind !== 'stop') open = { kind, start: at + 1 }
  })
  close(lines.length, null)
  if (areInTurn(lines, sections)) return inTurn(lines, sections)
  const lists = withFurtherLists(lines, sections.ingredients)
  const ingredients = best(lines, lists, isIngredientLike)
  const methods = adjoining(sections.instructions)
  const next = methodBelow(lines, ingredients[0], methods)
  return { ingredients, instructions: next ? [next] : best(lines, methods, isSentence) }
}

// List and method of the dish, then "For the sauce:", its list and its method: all of one recipe.
function areInTurn(lines: TextLine[], { ingredients, instructions }: Sections): boolean {
  if (ingredients.length < 2 || instructions.length !== ingredients.length) return false
  return ingredients.every(([start], at) => {
    const before = instructions[at - 1]?.[1]
    return at === 0 || (before === start - 1 && nameLines(lines, start) > 0)
  })
}

// How many of the lines above a list name its part: its title and the line above, its title, or none.
function nameLines(lines: TextLine[], start: number): 0 | 1 | 2 {
  if (isForPart(lines[start - 2]?.text ?? '')) return 2
  return IS_OF_PART.test(lines[start - 1]?.text ?? '') ? 1 : 0
}

/** "Brown sauce – you need:": the part and the title of its list on one line. */
const IS_OF_PART = /^\p{L}[^:–—-]{1,40}\s[–—-]\s/u

const isForPart = (text: string): boolean =>
  text.length < MAX_PART_LENGTH && (/\p{L}:$/u.test(text) || isPartTitle(text))

const MAX_PART_LENGTH = 50

// The line that says what a list is for stands above its title, at the end of the method before.
const inTurn = (lines: TextLine[], { ingredients, instructions }: Sections): Sections => ({
  ingredients: ingredients.map(([start, end], at) => [
    at === 0 ? start : start - nameLines(lines, start),
    end,
  ]),
  instructions: instructions.map(([start, end], at) => {
    const next = ingredients[at + 1]
    return [start, next && nameLines(lines, next[0]) === 2 ? end - 1 : end]
  }),
})

// "Ingredients for the dough:", its lines, "Ingredients for the cream:", its lines: one list in parts.
function withFurtherLists(lines: TextLine[], lists: [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of lists) {
    const last = joined.at(-1)
    const isNext = last !== undefined && start - last[1] === 1
    if (isNext && areParts(lines, last, [start, end])) last[1] = end
    else joined.push([start, end])
  }
  return joined
}

// Else the second is the first in other units, or for more people.
function areParts(lines: TextLine[], one: [number, number], other: [number, number]): boolean {
  const [title, next] = [one, other].map(([start]) => lines[start - 1]?.text ?? '')
  const names = new Set(lines.slice(...one).map(wordsOf))
  const again = lines.slice(...other).filter((line) => names.has(wordsOf(line))).length
  return (
    title !== next &&
    next !== undefined &&
    /\s|の材料/u.test(next) &&
    again < (other[1] - other[0]) * 0.3
  )
}

// Languages that put no spaces between words: the name before the amount.
const wordsOf = ({ text }: TextLine): string =>
  (text.match(/\p{L}{4,}/gu) ?? []).join(' ') || (/^\p{L}+/u.exec(text)?.[0] ?? '')

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
  const isMethod = isInstructionsTitle(text) || parseDishName(text) !== null
  if (isMethod || isFirstStepLabel(text)) return 'instructions'
  return isStopTitle(text) ? 'stop' : null
}

type Title = { at: number; kind: keyof Sections | 'stop' }

// Where an open list begins instead, when a title below its own does not end it; -1 when it does.
function listGoesOn(lines: TextLine[], start: number, { at, kind }: Title): number {
  if (kind === 'stop') return insetEnd(lines, start, at)
  // Titles of two tabs: the list of the first stands below both.
  return kind === 'instructions' && isAboveList(lines, start, at) ? at + 1 : -1
}

/** A remark between the title of a list and its lines is no longer. */
const MAX_INSET_LENGTH = 8

// "Ingredients", "Please note:", "Times change with servings.", then the list: where the list begins.
function insetEnd(lines: TextLine[], start: number, at: number): number {
  const isLine = ({ text }: TextLine): boolean => isIngredientLike(text)
  if (lines.slice(start, at).filter(isLine).length > 1) return -1
  const first = lines.slice(at + 1, at + 1 + MAX_INSET_LENGTH).findIndex(isLine)
  const next = lines.slice(at + 1 + first, at + 4 + first)
  return first >= 0 && next.length === 3 && next.every(isLine) ? at + 1 + first : -1
}

const isAboveList = (lines: TextLine[], start: number, at: number): boolean =>
  start === at &&
  [at + 1, at + 2].every(
    (place) => isIngredientLike(lines[place]?.text ?? '') && !lines[place]?.isNumbered,
  )

function isFilled(lines: TextLine[], kind: keyof Sections): boolean {
  const real = lines.filter((line) => !isControl(line.text))
  if (kind === 'ingredients') return real.length > 0
  return real.some((line) => line.text.length > 15) || real.filter(isShortStep).length >= 2
}

/** "1. Mix.", "Bake." */
const isShortStep = ({ text, isNumbered }: TextLine): boolean =>
  isNumbered ? /\p{L}{2}/u.test(text) : /^\p{Lu}.*\p{L}{2}[.!]$/u.test(text)

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
