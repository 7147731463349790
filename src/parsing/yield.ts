import { toPlainText } from '@/src/parsing/plain-text'
import { readCount, SERVING } from '@/src/parsing/yield-count'

/** The yield of a recipe: a number of servings or pieces, and its original text. */
export interface RecipeYield {
  number: number | null
  /** The upper end of a range; null without one. */
  max: number | null
  text: string | null
}

/** The yield of a recipe that states none. */
export const NO_YIELD: RecipeYield = { number: null, max: null, text: null }

/** Deepest nesting of a yield that is read. */
const MAX_DEPTH = 10

function candidates(value: unknown, depth = 0): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return [toPlainText(value)].filter(Boolean)
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((item) => candidates(item, depth + 1))
  return typeof value === 'object' && value !== null
    ? valueTexts(value as Record<string, unknown>, depth)
    : []
}

function valueTexts(node: Record<string, unknown>, depth: number): string[] {
  const unit = typeof node.unitText === 'string' ? ` ${node.unitText}` : ''
  const inner = node.value ?? rangeOf(node) ?? node.name ?? node['@value']
  return candidates(inner, depth + 1).map((text) => text + unit)
}

/** The ends of a `QuantitativeValue`. */
const rangeOf = ({ minValue, maxValue }: Record<string, unknown>): string | null => {
  const ends = [minValue, maxValue].filter((end) => /^\d/.test(String(end)))
  return ends.length === 0 ? null : ends.join('-')
}

/**
 * Parses a yield ("Serves 4 to 6", ["4", "4 servings"], 12). Of several texts, the one that names
 * servings wins, then the one with more than a number.
 * @see docs/product/recipes.md#servings
 */
export function parseYield(value: unknown): RecipeYield {
  const texts = candidates(value)
  const counted = texts.filter((text) => readCount(text) !== null)
  const best =
    counted.find((text) => SERVING.test(text)) ??
    counted.find((text) => /\p{L}/u.test(text)) ??
    counted[0] ??
    texts[0]
  if (best === undefined) return NO_YIELD
  const count = readCount(best)
  return { number: count?.number ?? null, max: count?.max ?? null, text: best }
}
