import { attemptInvoice, endSubscription, openInvoices } from '../billing/collecting'
import { verdict } from '../billing/charging'
import { SUBSCRIPTION_UPDATED } from '../billing/invoices'
import { addCard, attachCard } from '../billing/payment-methods'
import { cardOf } from '../cards'
import { updateSubscription } from '../resources/subscription-update'
import type { World } from '../state/world'
import { SimulatorError } from '../wire/errors'
import type { SubscriptionObject } from '../wire/objects'

const ENDED = ['canceled', 'incomplete_expired']

function liveSubscription(world: World, id: string): SubscriptionObject {
  const subscription = world.find('subscriptions', id)
  if (!subscription)
    throw new SimulatorError('unknown_subscription', 'There is no such subscription.')
  if (ENDED.includes(subscription.status))
    throw new SimulatorError('subscription_ended', 'This subscription has ended.')
  return subscription
}

/** Changes the card that a customer's subscriptions are charged to. @throws SimulatorError */
export function changeCard(world: World, customerId: string, number: string): void {
  const customer = world.find('customers', customerId)
  if (!customer) throw new SimulatorError('unknown_customer', 'There is no such customer.')
  const checked = verdict(cardOf(number), 'confirmed')
  if (checked.result === 'declined')
    throw new SimulatorError(checked.decline.code, checked.decline.message)
  const method = addCard(world, number, customer.email).id
  attachCard(world, method, customerId)
  for (const subscription of world.all('subscriptions'))
    if (subscription.customer === customerId && !ENDED.includes(subscription.status))
      world.change(
        'subscriptions',
        subscription.id,
        { default_payment_method: method },
        SUBSCRIPTION_UPDATED,
      )
}

/** Cancels a subscription at the end of its period, or withdraws that. @throws SimulatorError */
export function cancelWithPeriod(world: World, id: string, value: boolean): void {
  liveSubscription(world, id)
  updateSubscription(world, { cancel_at_period_end: value }, id)
}

/** Ends a subscription now. @throws SimulatorError */
export function cancelAtOnce(world: World, id: string): void {
  liveSubscription(world, id)
  endSubscription(world, id, 'cancellation_requested')
}

/** Pays everything that a subscription owes, oldest first. @throws SimulatorError */
export function payOpenInvoices(world: World, id: string): void {
  const { status } = liveSubscription(world, id)
  if (status === 'incomplete')
    throw new SimulatorError(
      'incomplete',
      'This subscription is still being bought. Pay its checkout.',
    )
  const owed = openInvoices(world, id)
  if (owed.length === 0) throw new SimulatorError('nothing_owed', 'Nothing is owed.')
  for (const invoice of owed) {
    const outcome = attemptInvoice(world, invoice.id, { isAutomatic: false })
    if (outcome.result === 'declined')
      throw new SimulatorError(outcome.decline.code, outcome.decline.message)
  }
}
