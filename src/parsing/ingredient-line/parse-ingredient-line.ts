import { normaliseLine, MAX_PARSED_LENGTH } from '@/src/parsing/ingredient-line/line-text'
import { readLine } from '@/src/parsing/ingredient-line/read-line'
import type { LineReading } from '@/src/parsing/ingredient-line/read-line'
import { addSums } from '@/src/parsing/ingredient-line/sums'
import { joinTokens } from '@/src/parsing/ingredient-line/tokens'
import type {
  ParsedAmount,
  ParsedIngredientLine,
  PlacedAmount,
} from '@/src/parsing/ingredient-line/types'

/**
 * Parses an ingredient line. The quantity is the first amount with the amounts added to it, the
 * others are alternatives; `language` (BCP 47) resolves ambiguous unit names.
 */
export function parseIngredientLine(line: string, language?: string): ParsedIngredientLine {
  const reading = readLine(normaliseLine(line.slice(0, MAX_PARSED_LENGTH)), language)
  const [first, ...alternatives] = amountsOf(reading)
  return {
    originalText: line,
    ...parsedAmount(first ?? NO_AMOUNT),
    ingredient: joinTokens(reading.name),
    preparation: joined(reading.preparations.map(joinTokens)),
    note: joined([
      joinTokens(reading.label),
      ...reading.amountNotes,
      ...reading.notes.map(joinTokens),
    ]),
    size: reading.size,
    alternatives: alternatives.map(parsedAmount),
    isHeading: reading.isHeading,
  }
}

function amountsOf({ main, others }: LineReading): PlacedAmount[] {
  return addSums(main ? [main, ...others] : others)
}

const NO_AMOUNT: ParsedAmount = {
  quantityMin: null,
  quantityMax: null,
  unit: null,
  unitText: null,
}

const parsedAmount = ({
  quantityMin,
  quantityMax,
  unit,
  unitText,
}: ParsedAmount): ParsedAmount => ({
  quantityMin,
  quantityMax,
  unit,
  unitText,
})

function joined(parts: string[]): string | null {
  return parts.filter(Boolean).join(', ') || null
}
