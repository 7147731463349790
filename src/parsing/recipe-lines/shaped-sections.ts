import {
  isControl,
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { isPantryItem } from '@/src/parsing/recipe-lines/group-titles'
import {
  isAmountOnly,
  startsWithOvenHeat,
  isIngredientLike,
  isSentence,
  startsWithAmount,
} from '@/src/parsing/recipe-lines/line-kind'
import type { Sections } from '@/src/parsing/recipe-lines/text-line'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/**
 * Finds list and method without titles: runs of lines with amounts, and the sentences after each.
 */
export function findSectionsByShape(lines: TextLine[]): Sections {
  const ingredients = amountRuns(lines).map(([start, end]): [number, number] =>
    isTitleOfList(lines[start - 1]) ? [start - 1, end] : [start, end],
  )
  const first = ingredients[0]?.[0] ?? 0
  const head = lines.slice(0, first)
  // "17. Leek soup" at the top: the only number above a list is that of a title.
  const isCounted = head.filter((line) => line.isNumbered).length > 1
  const opening = head.findIndex(
    ({ text, isNumbered }, at) => isNumbered && (isCounted || at > 0 || isSentence(text)),
  )
  const before = opening < 0 ? null : findSentences(lines, opening, first)
  const instructions = ingredients.flatMap(([, end], i): [number, number][] => {
    const next = ingredients[i + 1]?.[0] ?? lines.length
    const range = findSentences(lines, end, next)
    return range ? [range] : []
  })
  if (before) return { ingredients, instructions: [before, ...instructions] }
  const last = ingredients.at(-1)
  if (!last || instructions.length > 0) return { ingredients, instructions }
  const words = proseAfter(lines, last[1])
  if (words) return { ingredients, instructions: [words] }
  const block = lastBlock(lines, last)
  if (block === null) return { ingredients, instructions }
  const list: [number, number] = [last[0], Math.min(last[1], block[0])]
  return { ingredients: [...ingredients.slice(0, -1), list], instructions: [block] }
}

// "Für den Teig", "For the glaze"
const isForPart = (text: string): boolean =>
  /^(?:für d(?:en|ie|as)|for the|pour (?:la|le|les)|pour l['’]|per (?:il|la|lo|i|gli|le)|per l['’]|para (?:la|el|los|las|a|o|as|os)|voor (?:de|het)|do|na|til|till|för)\s*\p{L}[\p{L} -]{2,30}$/iu.test(
    text,
  )

const isTitleOfList = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  line.text.length < 60 &&
  (/:$/.test(line.text) || isForPart(line.text)) &&
  !isIngredientsTitle(line.text)

function amountRuns(lines: TextLine[]): [number, number][] {
  const runs: [number, number][] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]
    if (!line || !isCounted(lines, at) || line.isNumbered || isCountedDish(lines, at)) {
      at += 1
      continue
    }
    const end = runEnd(lines, at)
    const amounts = lines.slice(at, end).filter((_, i) => isCounted(lines, at + i)).length
    if (amounts >= 2 && !(runs.length > 0 && isBelowStop(lines, at))) runs.push([at, end])
    at = end
  }
  return runs
}

// "Harvest Punch (20 cups)": the first line, where all below it begin with their amounts.
const isCountedDish = (lines: TextLine[], at: number): boolean =>
  at === 0 &&
  !startsWithAmount(lines[0]?.text ?? '') &&
  /^\p{Lu}.*[)\]]$/u.test(lines[0]?.text ?? '') &&
  lines.slice(1, 4).every(({ text }) => startsWithAmount(text))

// Amounts under "Nutrition" or "Equipment" are no further list.
const isBelowStop = (lines: TextLine[], at: number): boolean =>
  lines.slice(Math.max(at - 2, 0), at).some(({ text }) => isStopTitle(text))

function runEnd(lines: TextLine[], start: number): number {
  const isList = lines[start]?.isItem === true
  let end = start + 1
  for (let at = start + 1; at - end < 4; at += 1) {
    const line = lines[at]
    if (!line || isStep(line) || isRunStop(line.text)) break
    if (isMoreOfRun(line, isList)) end = at + 1
    else if (isCounted(lines, at)) end = at + 2
  }
  return beforeMethod(lines, withRemark(lines, withLastOfRow(lines, end)))
}

// "(for brushing: one egg)": in brackets and right below the last line.
function withRemark(lines: TextLine[], end: number): number {
  const next = lines[end]
  const isRemark = next && !next.afterBlank && /^[(（]\p{L}[^()（）]{3,70}[)）]$/u.test(next.text)
  return isRemark ? end + 1 : end
}

// "2 eggs;", "salt;", "dill to garnish.": the last of lines that all end with a mark.
function withLastOfRow(lines: TextLine[], end: number): number {
  const [last, next] = [lines[end - 1], lines[end]]
  const isLast = last !== undefined && /[;,]$/.test(last.text)
  const isName = next !== undefined && !next.isNumbered && next.text.length < MAX_NAME_LENGTH
  const isEnd = isName && /^\p{Ll}|[.;,]$/u.test(next.text) && !isRunStop(next.text)
  return isLast && isEnd ? end + 1 : end
}

/** A name below its amount is no longer. */
const MAX_NAME_LENGTH = 50

// "600 g" over "potatoes"
function isCounted(lines: TextLine[], at: number): boolean {
  const [text, next] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? '']
  if (isIngredientLike(text)) return true
  const isName = next.length < MAX_NAME_LENGTH && /^\p{L}/u.test(next) && !isSentence(next)
  return isName && isAmountOnly(text) && !isRunStop(next)
}

/** "Salt", "Dill": so many names without an amount may end a list. */
const MAX_NAMES = 3

// Where the title of the method is near, the few short lines before it are of the list.
function beforeMethod(lines: TextLine[], end: number): number {
  const next = lines.slice(end, end + MAX_NAMES + 2)
  const title = next.slice(0, MAX_NAMES + 1).findIndex((line) => isInstructionsTitle(line.text))
  if (title < 0) return end + namesAbove(next).length
  return next.slice(0, title).every((line) => isShortName(line)) ? end + title : end
}

/** A name of a list goes on longer than that of a dish: "Fett und Semmelbrösel für die Form". */
const MIN_TOLD = 60

// Names that stand right above the first long sentence, perhaps under the title of their part.
function namesAbove(lines: TextLine[]): TextLine[] {
  const small = smallNames(lines)
  if (small.length > 0) return small
  const first = lines.findIndex((line) => isSentence(line.text) && line.text.length > MIN_TOLD)
  const names = first < 1 ? [] : lines.slice(0, first)
  const isList = names.every(
    (line, at) => isName(line) || (at === 0 && names.length > 1 && isTitleOfList(line)),
  )
  // One line may be a title of the method that we do not know.
  const isSure = names.length > 1 || /^\p{Ll}|\d/u.test(names[0]?.text ?? '')
  return isList && isSure ? names : []
}

// "nutmeg", "choc chips": in small letters, right below the list, and then a sentence or a blank line.
function smallNames(lines: TextLine[]): TextLine[] {
  const end = lines.findIndex((line) => line.afterBlank || !/^\p{Ll}/u.test(line.text))
  const names = lines.slice(0, end < 0 ? lines.length : end)
  const next = lines[names.length]
  const isEnd = next === undefined || next.afterBlank || isSentence(next.text)
  return isEnd && names.every((line) => isShortName(line)) ? names : []
}

// "sprinkles, nuts etc.": the full stop of a shortened word ends no sentence.
const isName = (line: TextLine): boolean =>
  isShortName({ ...line, text: line.text.replace(SHORTENED, '') }, MAX_LAST_LENGTH) &&
  (/^\p{Ll}/u.test(line.text) || (!line.afterBlank && line.text.split(' ').length >= MIN_WORDS))

const SHORTENED = /\s(?:etc|usw|osv|itd|atd|stb|(?:\p{L}{1,3}\.){1,2}\p{L}{1,3})\.$/u
const MAX_LAST_LENGTH = 60
/** Fewer words in capitals may be a title of the method that we do not know. */
const MIN_WORDS = 3

const isShortName = ({ text }: TextLine, longest = 40): boolean =>
  text.length < longest &&
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

/** Finds the sentences of a method between two lines, from the first to the last, or null. */
export function findSentences(
  lines: TextLine[],
  start: number,
  end: number,
): [number, number] | null {
  const first = firstStep(lines, start, end)
  if (first < 0) return null
  const stop = lines.findIndex((line, at) => at > first && at < end && isStopTitle(line.text))
  const limit = stop < 0 ? end : stop
  let last = first
  for (const [at, line] of lines.slice(0, limit).entries()) {
    if (at >= first && at - last < 4 && isMethodLine(line, at - last === 1)) last = at
  }
  return [first, last + 1]
}

const isMethodLine = (line: TextLine, isNext: boolean): boolean =>
  isStep(line) || isBriefStep(line.text) || (isNext && !line.afterBlank && isProse(line.text))

// "Beat everything well." right above the first longer step, or with others of its kind below the list.
function firstStep(lines: TextLine[], start: number, end: number): number {
  const range = lines.slice(start, end)
  const told = range.findIndex(isStep)
  if (told < 0) {
    const short = range.filter(({ text }) => isBriefStep(text))
    const isMethod = short.length >= MIN_BRIEF && isBriefStep(range[0]?.text ?? '')
    return isMethod ? start : -1
  }
  const above = range.slice(0, told).findLastIndex(({ text }) => !isBriefStep(text))
  return start + above + 1
}

const MIN_BRIEF = 2

// Also "Serve." among other steps.
const isBriefStep = (text: string): boolean =>
  startsWithOvenHeat(text) || isShortStep(text) || /^\p{Lu}\p{Ll}{2,}[.!]$/u.test(text)

// Steps as people type them, without capitals and full stops.
function proseAfter(lines: TextLine[], start: number): [number, number] | null {
  const end = lines.findIndex((line, at) => at >= start && !isProse(line.text))
  const range: [number, number] = [start, end < 0 ? lines.length : end]
  return range[1] > start ? range : null
}

// "Rub in butter", "Add milk": the only lines below a blank one, where the list above has none.
function lastBlock(lines: TextLine[], [start, end]: [number, number]): [number, number] | null {
  const counted = lastCounted(lines, start)
  const isFirst = ({ text, afterBlank }: TextLine, at: number): boolean =>
    at > counted && (afterBlank || (/^\p{Lu}/u.test(text) && isProse(text)))
  const first = lines.findIndex((line, at) => at > start && isFirst(line, at))
  const isAfterList = first > start + 1
  const stop = lines.findIndex(({ text }, at) => at > first && isStopTitle(text))
  const block = isAfterList ? lines.slice(first, stop < 0 ? lines.length : stop) : []
  const hasSteps = block.filter(({ text }) => / /.test(text)).length >= MIN_BRIEF
  const isList = block.every(({ text }) => isPantryItem(text) || text.length > MAX_STEP_LENGTH)
  return hasSteps && !isList && end >= start ? [first, first + block.length] : null
}

const MAX_STEP_LENGTH = 90

const lastCounted = (lines: TextLine[], start: number): number =>
  lines.findLastIndex(({ text }, at) => at >= start && isIngredientLike(text))

const isProse = (text: string): boolean =>
  text.split(' ').length >= 5 && !isIngredientLike(text) && !isStopTitle(text)
