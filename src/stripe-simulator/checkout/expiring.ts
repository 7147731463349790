import { openInvoices, voidInvoice } from '../billing/collecting'
import { SUBSCRIPTION_UPDATED } from '../billing/invoices'
import type { World } from '../state/world'

/** Expires an open checkout, and removes the objects of its attempts. */
export function expireSession(world: World, id: string): void {
  const attempt = world.state.plans[id]?.attempt
  world.change('sessions', id, { status: 'expired', url: null }, 'checkout.session.expired')
  if (attempt?.subscription) {
    for (const invoice of openInvoices(world, attempt.subscription)) voidInvoice(world, invoice.id)
    world.change(
      'subscriptions',
      attempt.subscription,
      { status: 'incomplete_expired', ended_at: world.seconds },
      SUBSCRIPTION_UPDATED,
    )
  }
  if (attempt?.payment)
    world.change(
      'payment_intents',
      attempt.payment,
      { status: 'canceled', canceled_at: world.seconds, next_action: null },
      'payment_intent.canceled',
    )
}
