import { isInstructionsTitle } from '@/src/parsing/web-page/layout/section-words'
import type { Sections } from '@/src/parsing/recipe-lines/text-line'
import { findSectionsByShape, findSentences } from '@/src/parsing/recipe-lines/shaped-sections'
import { findSectionsByTitles } from '@/src/parsing/recipe-lines/titled-sections'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Far above the number in any real recipe. */
const MAX_LINES = 4000

/**
 * Finds ingredient list and method by their titles, or without titles by the shape of the lines.
 */
export function findSections(all: TextLine[]): Sections {
  const lines = all.slice(0, MAX_LINES)
  const titled = findSectionsByTitles(lines)
  if (titled.ingredients.length && titled.instructions.length) return titled
  const shaped = findSectionsByShape(lines)
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
  if (shaped.ingredients.length < 2 || shaped.instructions.length < 2) return false
  // "Dough:", its lines, "Method: …", "Filling:", its lines, "Method: …": no list has a title.
  if (titled.instructions.length > 0)
    return titled.ingredients.length === 0 && haveMethods(lines, shaped.ingredients)
  const named = (ranges: [number, number][]): Set<string> =>
    new Set(ranges.flatMap(([start, end]) => lines.slice(start, end).map((line) => nameOf(line))))
  const [first, all] = [named(shaped.ingredients.slice(0, 1)), named(shaped.ingredients)]
  return all.size >= first.size * 1.3 && all.size >= named(titled.ingredients).size * 1.3
}

// The title of a method stands right below each list.
const haveMethods = (lines: TextLine[], lists: [number, number][]): boolean =>
  lists.every(([, end]) => isInstructionsTitle(lines[end]?.text ?? ''))

const nameOf = ({ text }: TextLine): string => (text.match(/\p{L}{4,}/gu) ?? []).join(' ')

function methodAfter(lines: TextLine[], titled: Sections, shaped: Sections): [number, number][] {
  const list = titled.ingredients[0]
  if (!list) return shaped.instructions
  const range = findSentences(lines, list[1], lines.length)
  return range ? [range] : []
}
