import { unitSize } from '@/src/domain/cooking/unit-sizes'
import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import { getUnitRatio } from '@/src/parsing/ingredient-line/sums'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { matchRows } from '@/src/parsing/web-page/layout/match-rows'
import type { PageRow } from '@/src/parsing/web-page/layout/page-rows'
import { getNameWords } from '@/src/parsing/web-page/layout/shown-amounts'

/** An ingredient line of the structured data and the line that the page shows in its place. */
interface Contradiction {
  told: string
  shown: string
  /** The amount of the page in that of the data. */
  ratio: number
}

/** A number in any script, fractions too. */
const NUMBER = /\p{N}/u
const MAX_LINE_LENGTH = 160
const MAX_LINES = 200
/** Rounding tolerance: relative, and absolute below one ("0.3" for a third). */
const ROUNDING = 0.03
const FRACTION_ROUNDING = 0.06
/** Rounding tolerance of scaled amounts. */
const SCALE_ROUNDING = 0.1
/** Minimum number of lines that indicate another number of servings. */
const MIN_SCALED = 2

/**
 * Finds the lines whose amount the page contradicts: it shows a line of the same words with another
 * amount at their place, and none that agrees. Other systems of units do not contradict, and
 * neither does another number of servings.
 */
export function findContradictions(
  lines: readonly string[],
  rows: readonly PageRow[],
): Contradiction[] {
  const texts = new Set(rows.map(({ text }) => text))
  const differing = new Set(lines.filter((line) => !texts.has(line)))
  if (differing.size === 0 || lines.length > MAX_LINES) return []
  const byName = rowsByName([...differing], rows)
  const doubtful = new Set([...differing].filter((line) => isContradicted(line, byName)))
  if (doubtful.size === 0) return []
  const places = matchRows(lines, rows)
  const found = lines.flatMap((line, at) => {
    const row = doubtful.has(line) ? rows[places[at] ?? -1] : undefined
    return row && byName.get(getNameWords(line))?.includes(row.text) ? pairOf(line, row.text) : []
  })
  return isScaled(found, lines.length - differing.size) ? [] : found
}

// Skips rows without any word of the list, as parsing is expensive.
function rowsByName(lines: readonly string[], rows: readonly PageRow[]): Map<string, string[]> {
  const words = [...new Set(lines.map(longestWord))]
  const byName = new Map<string, string[]>()
  for (const { text } of rows) {
    if (text.length > MAX_LINE_LENGTH || !NUMBER.test(text)) continue
    const folded = text.toLowerCase()
    if (!words.some((word) => folded.includes(word))) continue
    const name = getNameWords(text)
    const alike = byName.get(name)
    if (alike) alike.push(text)
    else byName.set(name, [text])
  }
  return byName
}

const longestWord = (line: string): string =>
  getNameWords(line)
    .split(' ')
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')

function isContradicted(line: string, byName: ReadonlyMap<string, string[]>): boolean {
  const name = getNameWords(line)
  const told = amountsOf(line)
  const shown = (byName.get(name) ?? []).map(amountsOf).filter((amounts) => amounts.length > 0)
  if (name === '' || told.length === 0 || shown.length === 0) return false
  // The data may add up what the parts of a dish need.
  return ![...shown, sumOf(shown)].some((amounts) => doAgree(told, amounts))
}

function sumOf(shown: readonly ParsedAmount[][]): ParsedAmount[] {
  const [first, ...others] = shown.flatMap(([main]) => main ?? [])
  if (!first || others.some(({ unit }) => unit !== first.unit)) return []
  const quantity = [first, ...others].reduce((sum, { quantityMin }) => sum + (quantityMin ?? 0), 0)
  return [{ ...first, quantityMin: quantity, quantityMax: quantity }]
}

function pairOf(told: string, shown: string): Contradiction[] {
  const [a, b] = [amountsOf(told)[0], amountsOf(shown)[0]]
  return a && b ? [{ told, shown, ratio: (b.quantityMin ?? 0) / (a.quantityMin ?? 1) }] : []
}

function amountsOf(line: string): ParsedAmount[] {
  const { alternatives, ...main } = parseIngredientLine(line)
  return [main, ...alternatives].filter(({ quantityMin }) => quantityMin !== null)
}

const doAgree = (told: readonly ParsedAmount[], shown: readonly ParsedAmount[]): boolean =>
  told.some((a) => shown.some((b) => mayBeSame(a, b)))

function mayBeSame(told: ParsedAmount, shown: ParsedAmount): boolean {
  const ratio = told.unit === shown.unit ? 1 : ratioInSystem(told.unit, shown.unit)
  if (ratio === null || told.quantityMin === null || shown.quantityMin === null) return true
  const [low, high] = [told.quantityMin * ratio, (told.quantityMax ?? told.quantityMin) * ratio]
  const gap = Math.max(shown.quantityMin - high, low - (shown.quantityMax ?? shown.quantityMin))
  const size = Math.max(high, shown.quantityMin)
  return gap <= Math.max(size * ROUNDING, size < 1 ? FRACTION_ROUNDING : 0)
}

// Returns null for units that are incomparable without the food, or that another system rounds.
function ratioInSystem(unit: string | null, other: string | null): number | null {
  if (unit === null || other === null) return null
  return unitSize(unit)?.system === unitSize(other)?.system ? getUnitRatio(unit, other) : null
}

// More lines in one proportion than lines that are as the data has them: other servings.
function isScaled(found: readonly Contradiction[], unchanged: number): boolean {
  const counts = found.map(
    ({ ratio }) =>
      found.filter((other) => Math.abs(other.ratio - ratio) <= ratio * SCALE_ROUNDING).length,
  )
  const most = Math.max(0, ...counts)
  return most >= MIN_SCALED && most > unchanged
}
