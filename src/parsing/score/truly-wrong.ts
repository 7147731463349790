import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { parseDuration } from '@/src/parsing/duration'
import { readUnit } from '@/src/parsing/ingredient-line/units'
import { parse as parseAsLabelled } from '@/src/parsing/score/parse-ingredient'
import { tokenize } from '@/src/parsing/ingredient-line/tokens'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { parseYield } from '@/src/parsing/yield'

/** The number of stated values, and of those that would mislead a cook. */
export interface WrongCount {
  stated: number
  wrong: number
}

/** The known facts of a recipe; absent ones are not counted. */
export interface KnownRecipe {
  ingredients: readonly string[]
  yields?: number | string | null
  prep?: number | string | null
  cook?: number | string | null
  total?: number | string | null
}

/**
 * Counts plausible but wrong values of a recipe: lines with the words of a true line and another
 * amount, and servings or times that the truth does not have. Missing values are not wrong, and
 * neither are amounts converted to other units.
 * @see docs/parsing.md#truly-wrong
 */
export function countTrulyWrong(known: KnownRecipe, recipe: ParsedRecipe | null): WrongCount {
  if (!recipe) return { stated: 0, wrong: 0 }
  const lines = recipe.ingredientGroups.flatMap((group) => group.lines)
  const facts = [
    [parseYield(known.yields ?? null).number, recipe.yields.number],
    [parseDuration(known.prep ?? null), recipe.prepTimeMinutes],
    [parseDuration(known.cook ?? null), recipe.cookTimeMinutes],
    [parseDuration(known.total ?? null), recipe.totalTimeMinutes],
  ].filter(([told, read]) => told !== null && read !== null)
  return {
    stated: lines.length + facts.length,
    wrong: wrongLines(known.ingredients, lines) + facts.filter(([a, b]) => a !== b).length,
  }
}

/** Lines that were read with the amount of another line, or of none. */
function wrongLines(truth: readonly string[], read: readonly string[]): number {
  const open = [...truth]
  const rest = read.filter((line) => {
    const at = open.findIndex((other) => folded(other) === folded(line))
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  const names = open.map(namesIn)
  return rest.filter((line) => {
    const own = namesIn(line)
    const alike = open.filter((_, at) => likeness(names[at] ?? [], own) >= 0.8)
    return alike.length > 0 && alike.every((other) => isOtherAmount(other, line))
  }).length
}

const isOtherAmount = (told: string, read: string): boolean => {
  const [a, b] = [parseIngredientLine(told), parseIngredientLine(read)]
  const all = [a, ...a.alternatives]
  return b.quantityMin !== null && all.every((amount) => isWrongAmount(amount, b))
}

/** Whether an amount that was read misleads where another was told. */
function isWrongAmount(told: ParsedAmount, read: ParsedAmount): boolean {
  if (read.quantityMin === null || told.quantityMin === null) return false
  if (isOtherSystem(told.unit, read.unit)) return false
  const isSameNumber = Math.abs(read.quantityMin - told.quantityMin) <= told.quantityMin * 0.01
  const isOtherUnit = told.unit !== null && read.unit !== null && told.unit !== read.unit
  return !isSameNumber || isOtherUnit
}

/** A line of labelled material; its unit is parsed with our own unit names. */
export interface LabelledLine {
  text: string
  gold: { quantityMin: number | null; unit: string | null }
  alternatives: readonly { quantityMin: number | null; unit: string | null }[]
}

/** Counts the lines with an amount that is neither the labelled one nor another one of the line. */
export function countTrulyWrongLines(lines: readonly LabelledLine[]): WrongCount {
  const read = lines.map(({ text }) => parseAsLabelled(text))
  const wrong = lines.filter(({ gold, alternatives }, at) => {
    const line = read[at]
    const told = [gold, ...alternatives].map(({ quantityMin, unit }) => amountOf(quantityMin, unit))
    return (
      line !== undefined &&
      told.every((amount) => isWrongAmount(amount, line) || isMadeUp(amount, line))
    )
  })
  return {
    stated: read.filter(({ quantityMin }) => quantityMin !== null).length,
    wrong: wrong.length,
  }
}

// "A pinch" may be labelled as one, or as none; any other amount is made up.
const isMadeUp = (told: ParsedAmount, read: ParsedAmount): boolean =>
  told.quantityMin === null && read.quantityMin !== null && read.quantityMin !== 1

const amountOf = (quantityMin: number | null, unit: string | null): ParsedAmount => ({
  quantityMin,
  quantityMax: quantityMin,
  unit: unit === null ? null : (readUnit(tokenize(unit), 0)?.slug ?? null),
  unitText: unit,
})

const METRIC = /gram$|liter$/
const IMPERIAL = /^(?:ounce|pound|fluid-ounce|pint|quart|gallon|cup|stick)$/

const isOtherSystem = (a: string | null, b: string | null): boolean =>
  a !== null &&
  b !== null &&
  ((METRIC.test(a) && IMPERIAL.test(b)) || (IMPERIAL.test(a) && METRIC.test(b)))

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const namesIn = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/\p{L}{3,}|\p{Script=Han}/gu) ?? []),
]

function likeness(a: readonly string[], b: readonly string[]): number {
  const known = new Set(a)
  const common = b.filter((word) => known.has(word)).length
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length)
}

/** Adds up several counts. */
export function sumCounts(counts: readonly WrongCount[]): WrongCount {
  return counts.reduce(
    (sum, { stated, wrong }) => ({ stated: sum.stated + stated, wrong: sum.wrong + wrong }),
    { stated: 0, wrong: 0 },
  )
}
