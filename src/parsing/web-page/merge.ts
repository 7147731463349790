import { foldText } from '@/src/parsing/plain-text'
import { isNode } from '@/src/parsing/web-page/structured-data/schema-value'
import { isSentence, startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { LayoutReading } from '@/src/parsing/web-page/layout/layout'
import { countLetters } from '@/src/parsing/text-length'
import type {
  ParsedIngredientGroup,
  ParsedInstructionGroup,
  RecipeDraft,
} from '@/src/parsing/web-page/types'
import { NO_YIELD } from '@/src/parsing/yield'

/** Creates an empty draft, for pages without structured data. */
export function emptyDraft(): RecipeDraft {
  return {
    title: '',
    description: null,
    imageUrls: [],
    author: null,
    datePublished: null,
    yields: NO_YIELD,
    prepTimeMinutes: null,
    cookTimeMinutes: null,
    totalTimeMinutes: null,
    ingredientGroups: [],
    instructionGroups: [],
    keywords: [],
    categories: [],
    cuisines: [],
    diets: [],
    videoUrl: null,
    nutrition: { calories: null, values: {} },
    notes: [],
  }
}

/** Fills the empty fields of a draft from another one. */
export function fillGaps(draft: RecipeDraft, other: RecipeDraft): RecipeDraft {
  const filled = { ...other, ...stated(draft) }
  return { ...filled, imageUrls: [...draft.imageUrls, ...other.imageUrls] }
}

// Returns the fields that a draft actually states.
function stated(draft: RecipeDraft): Partial<RecipeDraft> {
  const isStated = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.length > 0
    if (isNode(value)) return Object.values(value).some(isStated)
    return value !== null && value !== ''
  }
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => isStated(value)))
}

const linesOf = (groups: ParsedIngredientGroup[]): string[] =>
  groups.flatMap((group) => group.lines)
const stepsOf = (groups: ParsedInstructionGroup[]): string[] =>
  groups.flatMap((group) => group.steps.map((step) => step.text))

/** Returns whether the page shows a better ingredient list than the structured data. */
export function isLayoutListBetter(draft: RecipeDraft, layout: LayoutReading): boolean {
  const own = linesOf(draft.ingredientGroups)
  const shown = linesOf(layout.ingredientGroups)
  if (shown.length < 2) return false
  if (own.length <= 1) return shown.length > own.length
  if (isBeginning(own, shown)) return true
  if (isTorn(own, shown) || isPart(own, shown) || areGroupTitles(own, layout)) return true
  const isBare = withDigits(own) < 0.25 && withDigits(shown) > 0.5
  return isBare && coverage(own, shown.join(' ')) > 0.6
}

/**
 * Finds text of a single-line list in structured data that the page does not show, when the page's
 * list replaces it: the line, and headings without lines.
 */
export function findUnshownText(
  { ingredientGroups }: RecipeDraft,
  layout: LayoutReading,
): string[] {
  const own = linesOf(ingredientGroups)
  if (own.length > 1) return []
  const titles = ingredientGroups.flatMap(({ title }) => title ?? [])
  const shown = layout.ingredientGroups.flatMap(({ title, lines }) => [title ?? '', ...lines])
  const text = shown.join(' ')
  return [...titles, ...own.filter(startsWithAmount)].filter(
    (words) => coverage([words], text) === 0,
  )
}

/**
 * Finds the steps of a brief method in structured data that are missing in the method of the page
 * that replaces it.
 */
export function findUnshownSteps(
  { instructionGroups }: RecipeDraft,
  layout: LayoutReading,
): string[] {
  const shown = stepsOf(layout.instructionGroups)
  const own = stepsOf(instructionGroups)
  if (!isSketch(own, shown)) return []
  return own.filter((step) => coverage([step], shown.join(' ')) === 0)
}

// Returns whether the structured data contains only the first lines of the list on the page.
function isBeginning(own: string[], shown: string[]): boolean {
  const more = shown.slice(own.length)
  const isSame = own.every((line, at) => foldText(line) === foldText(shown[at] ?? ''))
  return isSame && more.length >= 2 && more.filter(startsWithAmount).length >= more.length * 0.7
}

// Returns whether the structured data was split at commas: the same letters in fewer lines on the
// page.
function isTorn(own: string[], shown: string[]): boolean {
  const [a, b] = [foldText(own.join('')), foldText(shown.join(''))]
  return (
    shown.length < own.length &&
    Math.abs(a.length - b.length) < b.length * 0.04 &&
    coverage(own, shown.join(' ')) > 0.8
  )
}

// Returns whether the structured data describes only a part, such as a dressing.
function isPart(own: string[], shown: string[]): boolean {
  return shown.length >= own.length * 2 && coverage(own, shown.join(' ')) > 0.8
}

// Returns whether the structured data contains only the group titles.
function areGroupTitles(own: string[], { ingredientGroups }: LayoutReading): boolean {
  const titles = new Set(ingredientGroups.map((group) => foldText(group.title ?? '')))
  return own.filter((line) => titles.has(foldText(line))).length > own.length * 0.6
}

function withDigits(lines: string[]): number {
  return lines.filter((line) => /[\d½¼¾⅓⅔]/.test(line)).length / lines.length
}

// Returns the share of lines that occur verbatim in a text.
function coverage(lines: string[], text: string): number {
  const folded = foldText(text)
  return lines.filter((line) => folded.includes(foldText(line))).length / lines.length
}

/** Returns whether the page shows the method that the structured data only summarises. */
export function isLayoutMethodBetter(draft: RecipeDraft, layout: LayoutReading): boolean {
  const own = stepsOf(draft.instructionGroups)
  const shown = stepsOf(layout.instructionGroups).join(' ')
  if (own.length === 0) return countLetters(shown) > 40
  const length = own.join(' ').length
  if (goesOn(own, stepsOf(layout.instructionGroups))) return true
  const list = linesOf(draft.ingredientGroups)
  const isOfPart = isPart(list, linesOf(layout.ingredientGroups)) && list.length < 5
  if (isSketch(own, stepsOf(layout.instructionGroups))) return true
  return shown.length > length * 2 && (isOfPart || isTeaser(own) || areTitlesOnly(own))
}

/** A method of the page that is longer than this is more than the method. */
const MAX_METHOD_LENGTH = 20_000

/** Paragraphs that are longer on average tell a story. */
const MAX_STEP_LENGTH = 250

const meanLength = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0) / Math.max(texts.length, 1)

// Both begin alike and the page goes on: the structured data holds the first steps only.
function goesOn(own: string[], shown: string[]): boolean {
  const told = foldText(own.join(' ').replace(/(?:\.\.\.|…)\s*$/, ''))
  const whole = shown.join(' ')
  const isMore = whole.length < MAX_METHOD_LENGTH && foldText(whole).length > told.length * 1.25
  if (!isMore || told.length < 20) return false
  // The additional steps are of the same kind: sentences.
  const more = shown.filter((step) => !told.includes(foldText(step)))
  if (meanLength(more) > Math.max(MAX_STEP_LENGTH, meanLength(own) * 3)) return false
  return foldText(whole).startsWith(told) && more.filter(isSentence).length >= more.length * 0.7
}

/** A method that is shorter is none: "Whisk, rest, fry." */
const MIN_METHOD_LENGTH = 60

// A few words where the page has the steps.
function isSketch(own: string[], shown: string[]): boolean {
  const length = own.join(' ').length
  const sentences = shown.filter(isSentence).length
  return length < MIN_METHOD_LENGTH && sentences >= 2 && shown.join(' ').length > length * 3
}

// Returns whether the steps are a truncated teaser of the article.
function isTeaser(steps: string[]): boolean {
  return steps.length === 1 && /(?:\.\.\.|[^.!?)。！？])$/.test(steps[0] ?? '')
}

function areTitlesOnly(steps: string[]): boolean {
  const length = steps.join('').length / steps.length
  return length < 60 && steps.filter((step) => /[.!。！]$/.test(step)).length < steps.length / 3
}
