import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import type { TestPortal, TestPortalChange } from '@/src/contract/people/test-payment'
import type { StripeSimulator } from '@/src/stripe-simulator/simulator'
import { testCards } from './checkout-page'
import { inTestMode, instantOf } from './in-test-mode'

/** The billing page of a customer in local test mode. @throws Failure `not_found` */
export const getTestPortal = async (payload: Payload, id: string): Promise<TestPortal> =>
  present(await inTestMode(payload, (simulator) => simulator.portal(id)))

/**
 * Applies a change on the billing page of a customer in local test mode, limited to the customer's own
 * objects.
 * @throws Failure `not_found`, `conflict` for impossible changes, such as a declined card
 */
export const changeTestPortal = async (
  payload: Payload,
  id: string,
  change: TestPortalChange,
): Promise<TestPortal> =>
  present(
    await inTestMode(payload, (simulator) => {
      apply(simulator, simulator.portal(id), change)
      return simulator.portal(id)
    }),
  )

type View = ReturnType<StripeSimulator['portal']>

function apply(simulator: StripeSimulator, view: View, change: TestPortalChange): void {
  const { action, card, days, subscription } = change
  if (action === 'card') simulator.setCard(view.customer.id, card ?? required('card'))
  else if (action === 'advance') simulator.advance({ days: days ?? required('days') })
  else {
    // The simulator reports another customer's object as not found.
    const wanted = subscription ?? required('subscription')
    const own = view.subscriptions.find((each) => each.id === wanted)?.id ?? ''
    if (action === 'pay') simulator.payOpenInvoice(own)
    else simulator.cancelAtPeriodEnd(own, action === 'cancel')
  }
}

function required(field: string): never {
  throw invalidField(field, REQUIRED)
}

const OVER = new Set(['canceled', 'incomplete_expired'])

const present = (view: View): TestPortal => ({
  email: view.customer.email,
  returnUrl: view.return_url,
  now: instantOf(view.now),
  card: view.card?.last4 ?? null,
  cards: testCards(),
  subscriptions: view.subscriptions.map((each) => ({
    id: each.id,
    name: each.price.name,
    status: each.status,
    priceCents: each.price.amount,
    currency: each.price.currency.toUpperCase(),
    interval: each.price.interval,
    periodEnd: instantOf(each.currentPeriodEnd),
    trialEnd: each.trialEnd === null ? null : instantOf(each.trialEnd),
    endsWithPeriod: each.cancelAtPeriodEnd,
    isOver: OVER.has(each.status),
    owedCents: each.openInvoice?.amount ?? null,
  })),
  invoices: view.invoices.map((each) => ({
    id: each.id,
    createdAt: instantOf(each.createdAt),
    amountCents: each.status === 'paid' ? each.amountPaid : each.amountDue,
    currency: each.currency.toUpperCase(),
    status: each.status,
  })),
})
