import type { Measured } from '../cooking/convert'
import { exactAmount, kindOf } from './exact-amount'
import { lineAmounts, pieceSize } from './line-amounts'
import type { LineAmount } from './line-amounts'
import type { AnnotatedLine } from './line-spans'

/** A line of a recipe with the data for its weight. */
export type WeighedLine = AnnotatedLine & {
  id: string
  ingredient: (Pick<Measured, 'gramsPerLiter'> & { slug: string }) | null
}

/** Weights of lines in percent of all the flour, as text (`62%`), by the ids of the lines. */
export type BakersPercentages = Readonly<Record<string, string>>

/** Least part of flour in the weight of a recipe that is baked: sauces and stews have less. */
const MIN_FLOUR = 0.1

/**
 * Computes baker's percentages; null for recipes without flour. Lines without a weight are omitted.
 * @see docs/product/recipe-page.md#bakers-percentages
 */
export function bakersPercentages(lines: readonly WeighedLine[]): BakersPercentages | null {
  const weighed = lines.flatMap((line) => {
    const grams = gramsOf(line)
    return grams === null ? [] : [{ id: line.id, grams, isFlour: isFlour(line) }]
  })
  const flour = totalOf(weighed.filter((line) => line.isFlour))
  if (flour === 0 || flour < totalOf(weighed) * MIN_FLOUR) return null
  return Object.fromEntries(weighed.map(({ id, grams }) => [id, percentText(grams / flour)]))
}

const totalOf = (lines: readonly { grams: number }[]): number =>
  lines.reduce((sum, { grams }) => sum + grams, 0)

/** The weight of a line: as its author gave it, else by the density of the ingredient or its size. */
function gramsOf({ spans, ingredient }: WeighedLine): number | null {
  const amounts = lineAmounts(spans)
  const given = amounts.find((each) => kindOf(each) === 'weight') ?? amounts[0]
  if (!given) return null
  const grams = exactAmount(given, 'gram', ingredient?.gramsPerLiter ?? null)
  return grams ?? gramsOfPieces(given, pieceSize(spans))
}

function gramsOfPieces(pieces: LineAmount, size: LineAmount | null): number | null {
  if (size === null || kindOf(pieces) !== null || pieces.length > 1) return null
  const piece = exactAmount(size, 'gram', null)
  return piece === null ? null : piece * (pieces[0]?.value ?? 0)
}

/** Words for flour in some languages, also as the end of a longer one (`Weizenmehl`). */
const FLOUR = /(?:\bflour|mehl|\bfarine|\bfarina|\bharina|\bfarinha|\bsemolina)\b/i
/** Flour tortillas, breadcrumbs. */
const NO_FLOUR = /tortilla|paniermehl/i

function isFlour({ text, spans, ingredient }: WeighedLine): boolean {
  const name = spans
    .filter(({ kind }) => kind === 'name')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
  const words = ingredient?.slug.replaceAll('-', ' ') ?? name
  return FLOUR.test(words) && !NO_FLOUR.test(words)
}

/** `62%`; below 10% with one decimal, below 1% with two. */
function percentText(part: number): string {
  const percent = part * 100
  const decimals = percent >= 9.95 ? 0 : percent >= 0.995 ? 1 : 2
  return `${Number(percent.toFixed(decimals))}%`
}
