import type { AmountSpan, AnnotatedLine } from '@/src/domain/ingredient-lines/line-spans'
import type { SpanProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'

/**
 * Finds the first amount whose numbers differ from the text, which was then edited without its spans; null
 * if all agree.
 */
export function findNumbersProblem({ text, spans }: AnnotatedLine): SpanProblem | null {
  for (const [index, span] of spans.entries()) {
    if (span.kind === 'amount' && !numbersAgree(text, span)) {
      return { index, message: 'Does not match the numbers in the text' }
    }
  }
  return null
}

function numbersAgree(text: string, { numbers, quantityMin, quantityMax }: AmountSpan): boolean {
  const sent = [...new Set([quantityMin, quantityMax].filter((quantity) => quantity !== null))]
  if (numbers.length !== sent.length) return false
  return numbers.every(({ start, end }, at) => {
    const written = numberOf(text.slice(start, end))
    return written === null || Math.abs(written - (sent[at] ?? 0)) <= tolerance(written)
  })
}

/** Thirds are stored with few decimals, and texts are composed with four. */
const tolerance = (written: number): number => Math.max(written * 0.01, 0.0001)

/** The value of a number in figures; null for words (`a couple of`), whose value is not checked. */
function numberOf(words: string): number | null {
  if (!/\p{N}/u.test(words)) return null
  const [amount] = annotateLine(words, {}).spans
  return amount?.kind === 'amount' ? amount.quantityMin : null
}
