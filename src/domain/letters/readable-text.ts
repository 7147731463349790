import { readableLetterPart } from '../payments/premium'
import type { PremiumReader } from '../payments/premium'
import type { LetterDocument } from '../rich-text/document'
import type { LetterAudience } from './letter-limits'

/**
 * Returns the part of a letter's text that a reader may read, and whether a part is withheld.
 * @see docs/product/letters.md#audiences
 */
export function readableText(
  { audience, content }: { audience: LetterAudience; content: LetterDocument },
  reader: PremiumReader,
): { content: LetterDocument; isLocked: boolean } {
  const part = readableLetterPart(audience, reader)
  if (part === 'all') return { content, isLocked: false }
  if (part === 'none') return { content: [], isLocked: true }
  const paywall = content.findIndex(({ type }) => type === 'paywall')
  if (paywall === -1) return { content, isLocked: false }
  return { content: content.slice(0, paywall), isLocked: true }
}

/** The ids of the recipes whose cards a text shows. */
export const recipeIdsIn = (document: LetterDocument): string[] =>
  document.flatMap((block) => (block.type === 'recipe-card' ? [block.recipeId] : []))
