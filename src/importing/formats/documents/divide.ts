import { isUpperCase } from '@/src/parsing/recipe-lines/group-titles'
import {
  isIngredientLike,
  isSentence,
  startsWithAmount,
} from '@/src/parsing/recipe-lines/line-kind'
import { readFacts } from '@/src/parsing/recipe-lines/facts'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'
import {
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'

/** A line of a document, with the formatting that its format provides. */
export type DocumentLine = {
  text: string
  /** Level of a heading, 1 to 6; 0 for other lines. */
  level: number
  /** Whether the whole line is in bold type. */
  isStrong: boolean
  isItem: boolean
  isNumbered: boolean
  /** Whether an empty line, a page break or a horizontal rule precedes it. */
  afterGap: boolean
}

/** The start of a recipe in a document: its first line and the line of its title. */
export type RecipeStart = { start: number; titleAt: number; chapter: string | null }

/** Strips the number and surrounding marks from the title of a recipe in a document. */
export const cleanTitle = (text: string): string =>
  text
    .replace(/^(?:\d{1,3}[.)]\s+)?(?:(?:recipe|rezept|recette|receta|ricetta|recept)\s*:\s*)?/i, '')
    .replace(/\s*:$/, '') || text

/**
 * The division of a document into recipes. Without `starts` it is not divided; `doubt` then
 * explains an uncertain case.
 */
export type Division = { starts: RecipeStart[]; doubt: string | null }

/** Minimum length of an ingredient list without a section title. */
const MIN_UNTITLED_LIST = 3
const MAX_TITLE = 90
/** With more titled lists below one heading, each is a recipe, even without a yield. */
const MAX_PARTS = 2

/**
 * Finds where the recipes of a document begin, from its ingredient lists and the titles above them.
 * A part of a recipe ("For the sauce") with a list of its own does not start a recipe.
 * @see docs/product/import-and-export.md#several-recipes-in-a-document
 */
export function divideLines(lines: readonly DocumentLine[]): Division {
  const lists = findLists(lines)
  if (lists.length < 2) return { starts: [], doubt: null }
  const undivided = { starts: [], doubt: isOfParts(lines, lists) ? null : NOT_DIVIDED }
  const kind = titleKind(lines, lists)
  if (kind === null) return undivided
  const titles = lists.map((list, at) => findTitle(lines, (lists[at - 1] ?? -1) + 1, list, kind))
  const found = titles.flatMap((titleAt) => (titleAt === null ? [] : [titleAt]))
  const starts = withChapters(
    found.map((titleAt) => startOf(lines, titleAt, lists.findLast((list) => list < titleAt) ?? -1)),
  )
  if (starts.length < 2 || isOneOfParts(lines, starts, kind)) return undivided
  const missing = lists.some((list, at) => titles[at] === null && partTitleAt(lines, list) === null)
  return { starts: withFirst(starts), doubt: missing ? NOT_DIVIDED : null }
}

const NOT_DIVIDED =
  'This document has several lists of ingredients, but not every list has a title before it, so it was divided only where that is certain. If it contains more recipes, give each a heading and import it again.'

/** Extends the first recipe to the start of the document, to include a foreword. */
const withFirst = ([first, ...rest]: RecipeStart[]): RecipeStart[] =>
  first ? [{ ...first, start: 0 }, ...rest] : []

/**
 * A chapter extends to the next one; a single heading above all recipes is the title of the
 * document.
 */
function withChapters(starts: RecipeStart[]): RecipeStart[] {
  const chapters = new Set(starts.flatMap(({ chapter }) => chapter ?? []))
  let current: string | null = null
  return starts.map((start) => {
    current = start.chapter ?? current
    return { ...start, chapter: chapters.size > 1 ? current : null }
  })
}

/**
 * Finds the first lines of the ingredient lists, one per recipe: a list after a method starts the
 * next.
 */
function findLists(lines: readonly DocumentLine[]): number[] {
  const lists: number[] = []
  let isAfterMethod = true
  let run = 0
  lines.forEach((line, at) => {
    const isTitled = isIngredientsTitle(line.text)
    run = isListLine(line) ? run + 1 : 0
    if (isTitled || run === MIN_UNTITLED_LIST) {
      if (isAfterMethod) lists.push(isTitled ? at : at - MIN_UNTITLED_LIST + 1)
      isAfterMethod = false
    } else if (isInstructionsTitle(line.text) || isStep(lines, at, lists.at(-1))) {
      isAfterMethod = true
    }
  })
  return lists
}

const isListLine = ({ text, isNumbered, level }: DocumentLine): boolean =>
  level === 0 && !isNumbered && isIngredientLike(text) && !isSentence(text)

/** A sentence some lines into a list is a step, even without a title for the method. */
const isStep = (lines: readonly DocumentLine[], at: number, list: number | undefined): boolean => {
  const line = lines[at]
  if (!line || list === undefined || at < list + MIN_UNTITLED_LIST) return false
  return isSentence(line.text) && !isIngredientLike(line.text)
}

/** A typographic style of titles. */
type TitleKind = (line: DocumentLine) => boolean

/** From the most to the least certain; a heading above others is a chapter title. */
const KINDS: readonly TitleKind[] = [
  ...[6, 5, 4, 3, 2, 1].map((level) => (line: DocumentLine) => line.level === level),
  (line) => line.isStrong && line.level === 0,
  (line) => isUpperCase(line.text) && line.level === 0,
  (line) => line.level === 0 && line.afterGap,
  (line) => line.level === 0,
]

/** Returns the style of title that precedes most lists; the titles must differ. */
function titleKind(lines: readonly DocumentLine[], lists: readonly number[]): TitleKind | null {
  let best: { kind: TitleKind; count: number } | null = null
  for (const kind of KINDS) {
    const found = lists.map((list, at) => findTitle(lines, (lists[at - 1] ?? -1) + 1, list, kind))
    const count = new Set(found.flatMap((at) => (at === null ? [] : lines[at]?.text))).size
    if (count >= 2 && count > (best?.count ?? 0)) best = { kind, count }
  }
  return best?.kind ?? null
}

/** Finds the nearest line of a style above a list that can title a recipe, or null. */
function findTitle(
  lines: readonly DocumentLine[],
  from: number,
  list: number,
  isKind: TitleKind,
): number | null {
  for (let at = list - 1; at >= from; at -= 1) {
    const line = lines[at]
    if (line && isKind(line) && isTitle(line)) return at
  }
  return null
}

function isTitle(line: DocumentLine): boolean {
  const { text, level, isItem, isNumbered } = line
  if (text.length > MAX_TITLE || !/\p{L}/u.test(text)) return false
  if (isPartTitle(text) || isSectionTitle(text)) return false
  return level > 0 || (!isItem && !isNumbered && isWrittenAsTitle(line))
}

const isSectionTitle = (text: string): boolean =>
  isIngredientsTitle(text) || isInstructionsTitle(text) || isStopTitle(text)

/**
 * Returns whether a line names a dish instead of being a sentence, an ingredient or a yield:
 * "Waffles (serves 4)".
 */
function isWrittenAsTitle({ text, afterGap }: DocumentLine): boolean {
  if (!/^[^\p{Ll}]/u.test(text) || (afterGap ? /[.;,]$/ : /[.!?:;,]$/).test(text)) return false
  const title = cleanTitle(text)
  if (startsWithAmount(title) && isIngredientLike(title)) return false
  return !isFact(title.replace(/\s*\([^()]*\)$/, ''))
}

/** Yields, times and the like. */
const isFact = (text: string): boolean => {
  const line: TextLine = {
    text,
    isItem: false,
    isNumbered: false,
    isHeading: false,
    afterBlank: true,
  }
  return readFacts([line]).used.has(0)
}

/** Parts that are never dishes themselves, with or without a word before them. */
const PART =
  /^(?:\p{L}+\s){0,2}(?:filling|topping|icing|frosting|glaze|dressing|marinade|ganache|garnish|füllung|belag|guss|glasur|garniture|glaçage|relleno|cobertura|glaseado|ripieno|glassa|vulling|fyllning|\p{Ll}+(?:füllung|belag|guss|glasur))\s*:?$/iu
/** Parts that may also be dishes, unless they stand alone. */
const BARE_PART =
  /^(?:(?:the|die|der|das|la|le|les|el|il|lo|de|het)\s)?(?:sauce|so(?:ß|ss)e|salsa|dough|pastry|(?:pie )?crust|crumble|streusel|teig|creme|pâte|crème|farce|masa|impasto|deeg|deg|part \d{1,2}|teil \d{1,2})\s*:?$/iu
const FOR_PART = /^(?:for|für|pour|para|per|voor|till|til|для) /iu

/** The title of a part of a recipe: "For the sauce". */
const isPartTitle = (text: string): boolean =>
  FOR_PART.test(text) || PART.test(text) || BARE_PART.test(text)

/** Returns the index of a part title directly above a list, or null. */
const partTitleAt = (lines: readonly DocumentLine[], list: number): number | null =>
  [1, 2, 3].map((back) => list - back).find((at) => isPartTitle(lines[at]?.text ?? '')) ?? null

/** Returns whether the further lists have part titles, so that they clearly belong together. */
const isOfParts = (lines: readonly DocumentLine[], lists: readonly number[]): boolean =>
  lists.slice(1).every((list) => partTitleAt(lines, list) !== null)

/**
 * Finds the titles of parts that have lists and methods of their own; returns none for other
 * recipes. The first part may have no title.
 */
export function findPartTitles(lines: readonly DocumentLine[]): (number | null)[] {
  const lists = findLists(lines)
  if (lists.length < 2 || !isOfParts(lines, lists)) return []
  return lists.map((list) => partTitleAt(lines, list))
}

/** A recipe starts at its title, or at the chapter heading above it. */
function startOf(lines: readonly DocumentLine[], titleAt: number, from: number): RecipeStart {
  const title = lines[titleAt]?.level ?? 0
  const isAbove = ({ level }: DocumentLine): boolean => level > 0 && (title === 0 || level < title)
  const start = lines.findLastIndex((line, at) => at > from && at < titleAt && isAbove(line))
  const chapter = lines[start]?.text ?? null
  if (chapter === null || isSectionTitle(chapter)) return { start: titleAt, titleAt, chapter: null }
  return { start, titleAt, chapter }
}

/**
 * Returns whether one heading stands above all titles, with the yield or total time: the titles
 * then name parts of one recipe.
 */
function isOneOfParts(
  lines: readonly DocumentLine[],
  starts: readonly RecipeStart[],
  kind: TitleKind,
): boolean {
  const first = starts[0]?.titleAt ?? 0
  const above = lines.slice(0, first)
  const top = above.find(({ level }) => level > 0)
  if (!top || kind(top)) return false
  if (above.some(({ text }) => isFact(text))) return true
  const ends = [...starts.slice(1).map(({ start }) => start), lines.length]
  const own = starts.filter(({ titleAt }, at) =>
    lines.slice(titleAt, ends[at]).some(({ text }) => isFact(text)),
  )
  return own.length === 0 && starts.length <= MAX_PARTS
}
