import type { World } from '../state/world'
import { expireSession } from '../checkout/expiring'
import type { SubscriptionObject } from '../wire/objects'
import { attemptInvoice, endSubscription } from './collecting'
import { SUBSCRIPTION_UPDATED } from './invoices'
import { days } from './periods'
import { endPeriod } from './renewing'
import { periodOf } from './subscriptions'

/** Something that happens by itself. */
type Due = { at: number; happen: () => void }

/** Processes everything that is due until a time, in order. */
export function advanceTo(world: World, until: number): void {
  for (;;) {
    const [next] = [...dueOf(world)].filter((due) => due.at <= until).sort((a, b) => a.at - b.at)
    if (!next) break
    // An event that fell due unobserved happens at its own time, never before those that have already
    // happened.
    world.moment = Math.max(next.at, world.state.livedUntil)
    world.state.livedUntil = world.moment
    next.happen()
  }
  world.moment = null
  world.state.livedUntil = Math.max(until, world.state.livedUntil)
}

function* dueOf(world: World): Generator<Due> {
  for (const session of world.all('sessions'))
    if (session.status === 'open')
      yield { at: session.expires_at, happen: () => expireSession(world, session.id) }
  for (const invoice of world.all('invoices'))
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      yield {
        at: invoice.next_payment_attempt,
        happen: () => attemptInvoice(world, invoice.id, { isAutomatic: true }),
      }
  for (const subscription of world.all('subscriptions'))
    yield* dueOfSubscription(world, subscription)
}

function* dueOfSubscription(world: World, subscription: SubscriptionObject): Generator<Due> {
  const { id, status, trial_end: trialEnd, pause_collection: paused } = subscription
  if (!['trialing', 'active', 'past_due'].includes(status)) return
  if (status === 'trialing' && trialEnd !== null && world.state.reminders[id] !== trialEnd)
    yield { at: reminderTime(subscription, trialEnd), happen: () => remind(world, id, trialEnd) }
  if (paused?.resumes_at)
    yield {
      at: paused.resumes_at,
      happen: () =>
        world.change('subscriptions', id, { pause_collection: null }, SUBSCRIPTION_UPDATED),
    }
  const { end } = periodOf(subscription)
  const cancelAt = subscription.cancel_at
  if (cancelAt !== null && cancelAt < end)
    yield { at: cancelAt, happen: () => endSubscription(world, id, 'cancellation_requested') }
  yield { at: end, happen: () => endPeriod(world, id) }
}

/** Three days before a trial ends, or when it starts. */
const reminderTime = (subscription: SubscriptionObject, trialEnd: number): number =>
  Math.max(subscription.trial_start ?? 0, trialEnd - days(3))

function remind(world: World, id: string, trialEnd: number): void {
  world.state.reminders[id] = trialEnd
  world.change('subscriptions', id, {}, 'customer.subscription.trial_will_end')
}

/** Time for which Stripe keeps events. */
const EVENTS_KEPT = days(30)
/** Lifetime of an idempotency key. */
const ANSWERS_KEPT = days(1)

/** Deletes events and idempotency keys older than Stripe retains them. */
export function discardOldRecords(world: World): void {
  const { events } = world.state.objects
  const untaken = new Set(world.state.untaken)
  for (const [id, { object }] of Object.entries(events))
    if (object.created < world.seconds - EVENTS_KEPT && !untaken.has(id))
      Reflect.deleteProperty(events, id)
  for (const [key, { at }] of Object.entries(world.state.answers))
    if (at < world.seconds - ANSWERS_KEPT) Reflect.deleteProperty(world.state.answers, key)
}
