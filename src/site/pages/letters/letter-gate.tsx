import type { ReactElement } from 'react'
import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import { PREMIUM_CLASS } from '@/src/domain/recipes/structured-data'
import { PremiumNotice } from '@/src/site/parts/recipe/premium-notice'
import type { Gate } from '@/src/site/parts/recipe/premium-notice'

const TEXTS = {
  everyone: 'The rest of this letter is for subscribers with full access subscriptions',
  free: 'This letter is for subscribers',
  paid: 'This letter is for subscribers with full access subscriptions',
} as const satisfies Record<LetterAudience, string>

type Props = { audience: LetterAudience; hasText: boolean; gate: Gate }

/**
 * The notice that the rest of a letter, or all of it, is for subscribers.
 * @see docs/product/letters.md#audiences
 */
export const LetterGate = ({ audience, hasText, gate }: Props): ReactElement => (
  <div className={PREMIUM_CLASS}>
    <PremiumNotice
      gate={gate}
      label="Letter for subscribers"
      text={hasText ? TEXTS.everyone : TEXTS[audience]}
    />
  </div>
)
