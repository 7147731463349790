/** The effect of charging a test card. */
export type CardEffect = 'pays' | 'asks' | 'fails_later' | 'declines'

/** A reason why a payment was declined. */
export type Decline = { code: string; declineCode: string | null; message: string }

/** One of Stripe's public test cards. */
export type TestCard = { number: string; effect: CardEffect; decline: Decline | null }

const DECLINED: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
}

const declining = (number: string, code: string, declineCode: string | null, message: string) => ({
  number,
  effect: 'declines' as const,
  decline: { code, declineCode, message },
})

/** Supported test cards: Stripe's own numbers. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', effect: 'pays', decline: null },
  { number: '4000002500003155', effect: 'asks', decline: null },
  { number: '4000000000000341', effect: 'fails_later', decline: DECLINED },
  { number: '4000000000000002', effect: 'declines', decline: DECLINED },
  declining(
    '4000000000009995',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  declining('4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'),
  declining(
    '4000000000000127',
    'incorrect_cvc',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
  ),
  declining(
    '4000000000000119',
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
]

const UNKNOWN: Decline = {
  code: 'incorrect_number',
  declineCode: null,
  message: 'Your card number is incorrect. Use one of the test cards.',
}

/** The card of a number, written with or without spaces; unknown numbers are declined. */
export function cardOf(written: string): TestCard {
  const number = written.replace(/[\s-]/g, '')
  const known = TEST_CARDS.find((card) => card.number === number)
  return known ?? { number, effect: 'declines', decline: UNKNOWN }
}

/** Returns the reason of a decline: Stripe's decline code where it is more specific. */
export const getDeclineReason = (decline: Decline): string =>
  decline.declineCode === 'insufficient_funds' ? decline.declineCode : decline.code
