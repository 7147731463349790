import type { Payload } from 'payload'
import type { z } from 'zod'
import type { TestCheckout, TestPaymentResult } from '@/src/contract/people/test-payment'
import { TEST_CARDS } from '@/src/stripe-simulator/simulator'
import type { StripeSimulator, TestCard } from '@/src/stripe-simulator/simulator'
import { findSiteById } from '../../sites/scope'
import { inTestMode, instantOf } from './in-test-mode'

const EFFECTS: Readonly<Record<TestCard['effect'], string | null>> = {
  pays: 'Pays',
  asks: 'Asks for confirmation, then pays',
  fails_later: 'Pays now, and fails at the next renewal',
  declines: null,
}

/** Lists the cards of the test mode with their effects. */
export const testCards = (): TestCheckout['cards'] =>
  TEST_CARDS.map(({ number, effect, decline }) => ({
    number,
    words: EFFECTS[effect] ?? decline?.message ?? 'Declined',
  }))

/** A checkout of the local test mode. @throws Failure `not_found` */
export async function getTestCheckout(payload: Payload, id: string): Promise<TestCheckout> {
  const { view, now } = await inTestMode(payload, (simulator) => ({
    view: simulator.checkout(id),
    now: simulator.now(),
  }))
  const site = await findSiteById(payload, view.metadata['site'] ?? '')
  return {
    ...boughtBy(view),
    status: view.status,
    site: site?.brand ?? null,
    email: view.email,
    totalCents: view.total,
    discountCents: view.discount,
    currency: view.currency.toUpperCase(),
    trialUntil: trialUntil(view, now),
    cancelUrl: view.cancelUrl,
    successUrl: view.successUrl,
    cards: testCards(),
  }
}

type View = ReturnType<StripeSimulator['checkout']>

/** The purchase: our checkouts have one line. */
function boughtBy({ lines: [line] }: View): Pick<TestCheckout, 'name' | 'interval' | 'priceCents'> {
  if (!line) return { name: '', interval: null, priceCents: 0 }
  const { name, interval } = line.price
  const isKnown = interval === 'month' || interval === 'year'
  return {
    name,
    interval: isKnown ? interval : null,
    priceCents: line.price.amount * line.quantity,
  }
}

function trialUntil({ trialDays, trialEnd }: View, now: Date): string | null {
  if (trialEnd !== null) return instantOf(trialEnd)
  if (trialDays === null) return null
  return new Date(now.getTime() + trialDays * 86_400_000).toISOString()
}

/**
 * Pays a checkout of the local test mode.
 * @throws Failure `not_found`, `conflict` when it is not open
 */
export async function payTestCheckout(
  payload: Payload,
  id: string,
  { card, isConfirmed = false }: { card: string; isConfirmed?: boolean | undefined },
): Promise<z.infer<typeof TestPaymentResult>> {
  const { paid, successUrl } = await inTestMode(payload, (simulator) => ({
    paid: simulator.payCheckout(id, card, { isConfirmed }),
    successUrl: simulator.checkout(id).successUrl,
  }))
  const message = paid.result === 'declined' ? paid.message : null
  return { result: paid.result, message, successUrl }
}
