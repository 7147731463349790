import type { LineFields } from '@/src/domain/ingredient-lines/line-fields'
import { getMeasure } from './homonyms'
import type { MatchContext } from './homonyms'

type Line = Pick<LineFields, 'quantityMin' | 'unit' | 'name' | 'preparation'> & { text: string }

/** Preparations of tinned and fresh food alike, and parts that are taken of a food. */
const IS_OPEN = /\b(?:chopped|diced|minced clams?|of|from)\b/i
/** Text after the first choice of a name. */
const OTHER_CHOICES = /\s+or\s.*|\s*\/.*/is
/** Preparations that make another product, of each choice, before the name or after it. */
const GROUND = /\b(?:ground|minced)$/i

/**
 * Matches the ingredient of a line. A preparation before the name may be part of it ("minced beef",
 * "cooked rice").
 */
export function matchLine<Found>(
  line: Line,
  match: (name: string, context: MatchContext) => Found | null,
  language?: string | null,
): Found | null {
  const { name, preparation } = line
  if (name === '') return null
  const sized = /\bjumbo\b/i.test(line.text) ? `jumbo ${name}` : name
  const measure = getMeasure(line.quantityMin, line.unit)
  const context = {
    measure,
    isPrepared: preparation !== null && !/\bground$/i.test(preparation),
    language: language ?? null,
  }
  return matchPrepared(line, match, context) ?? match(sized, context)
}

function matchPrepared<Found>(
  { name, preparation, text }: Line,
  match: (name: string, context: MatchContext) => Found | null,
  context: MatchContext,
): Found | null {
  if (preparation === null) return null
  const prepared = `${preparation} ${name}`
  const isGround = GROUND.test(preparation)
  if (!(isGround || text.includes(prepared)) || IS_OPEN.test(prepared)) return null
  const first = prepared.replace(OTHER_CHOICES, '')
  return first === prepared || isGround ? match(first, context) : null
}
