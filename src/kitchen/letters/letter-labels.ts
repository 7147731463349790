import type { LetterAudience } from '@/src/domain/letters/letter-limits'

/** Labels for the readers of a letter. @see docs/product/letters.md#audiences */
export const AUDIENCE_LABELS = {
  everyone: 'Everyone',
  free: 'All subscribers',
  paid: 'Paid subscribers',
} as const satisfies Record<LetterAudience, string>
