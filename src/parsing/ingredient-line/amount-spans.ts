import type { AmountSpan, CountedWord, TextRange } from '@/src/domain/ingredient-lines/line-spans'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import { isAbbreviation, getUnitForms } from '@/src/parsing/ingredient-line/unit-forms'

/** The text between a number and its unit in one span: "14-oz", "2 cups", "5g". */
const GLUE = /^[\s\-‐‑–.]*$/

/** Returns the span of an amount, or null if it has no place. */
export function getAmountSpan(amount: PlacedAmount, text: string): AmountSpan | null {
  const word = amount.word && withForms(amount.word, text)
  const place = placeOf(amount, text)
  if (!place) return null
  const { quantityMin, quantityMax, numbers, role, unit } = amount
  const isRange = quantityMax !== null && quantityMax !== quantityMin
  return {
    kind: 'amount',
    ...place,
    role,
    quantityMin,
    quantityMax: isRange ? quantityMax : null,
    unit,
    numbers,
    word,
  }
}

function placeOf({ numbers, vague, word }: PlacedAmount, text: string): TextRange | null {
  const count = hull(vague ? [vague] : numbers)
  if (!word) return count
  if (!count) return withStop(word, word, text)
  return isGlued(count, word, text) ? withStop(hull([count, word]) ?? count, word, text) : count
}

function isGlued(count: TextRange, word: TextRange, text: string): boolean {
  const [first, second] = count.start < word.start ? [count, word] : [word, count]
  return GLUE.test(text.slice(first.end, second.start))
}

// "2 tbsp. sugar": the full stop belongs to the abbreviation, also where the unit is replaced.
function withStop(range: TextRange, word: TextRange, text: string): TextRange {
  const isStop = range.end === word.end && text[range.end] === '.'
  return isStop && isAbbreviation(text.slice(word.start, word.end))
    ? { ...range, end: range.end + 1 }
    : range
}

function hull(ranges: readonly TextRange[]): TextRange | null {
  if (ranges.length === 0) return null
  return {
    start: Math.min(...ranges.map(({ start }) => start)),
    end: Math.max(...ranges.map(({ end }) => end)),
  }
}

const withForms = (word: TextRange, text: string): CountedWord => ({
  ...word,
  ...getUnitForms(text.slice(word.start, word.end)),
})
