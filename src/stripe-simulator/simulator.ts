import type Stripe from 'stripe'
import { discardOldRecords, advanceTo } from './billing/clock'
import { days } from './billing/periods'
import { expireSession } from './checkout/expiring'
import { type CheckoutResult, openSession, paySession } from './checkout/paying'
import { type CheckoutView, checkoutView } from './pages/checkout-view'
import {
  cancelAtOnce,
  cancelWithPeriod,
  changeCard,
  payOpenInvoices,
} from './pages/customer-actions'
import { type PortalView, portalView } from './pages/portal-view'
import { completeAccount } from './resources/accounts'
import { answer, type WireAnswer, type WireRequest } from './resources/answering'
import type { SimulatorState } from './state/state'
import { type SimulatorOptions, World } from './state/world'
import { SimulatorError } from './wire/errors'

export { emptyState, type SimulatorState } from './state/state'
export type { SimulatorOptions } from './state/world'
export { SimulatorError } from './wire/errors'
export { TEST_CARDS, type TestCard } from './cards'

/** Maximum clock advance in days. */
const FARTHEST_DAYS = 800

/**
 * A simulated Stripe for test mode: answers the SDK's requests, performs the actions of Stripe's pages, and
 * has a clock that can be moved. Mutates the given state; the caller stores it after each use.
 * @see docs/stripe-simulator.md
 */
export class StripeSimulator {
  private readonly world: World

  constructor(state: SimulatorState, options: SimulatorOptions) {
    this.world = new World(state, options)
  }

  /** Answers a request of the SDK. Never throws for a caller's mistake: that is a response, too. */
  respond(request: WireRequest): WireAnswer {
    this.catchUp()
    return answer(this.world, request)
  }

  /** Returns the events since the last call, oldest first. */
  takeEvents(): Stripe.Event[] {
    this.catchUp()
    const taken = this.world.state.untaken.map((id) => this.world.need('events', id))
    this.world.state.untaken = []
    return structuredClone(taken) as unknown as Stripe.Event[]
  }

  /** Returns the content of a checkout page. @throws SimulatorError */
  checkout(sessionId: string): CheckoutView {
    this.catchUp()
    return checkoutView(this.world, sessionId)
  }

  /** Attempts to pay a checkout with a card number. @throws SimulatorError when it is not open */
  payCheckout(
    sessionId: string,
    card: string,
    { isConfirmed = false }: { isConfirmed?: boolean } = {},
  ): CheckoutResult {
    this.catchUp()
    return paySession(this.world, sessionId, card, isConfirmed)
  }

  /** Expires an open checkout. @throws SimulatorError when it is not open */
  expireCheckout(sessionId: string): void {
    this.catchUp()
    openSession(this.world, sessionId)
    expireSession(this.world, sessionId)
  }

  /** Returns the onboarding URLs of a connected account. @throws SimulatorError */
  account(accountId: string): {
    email: string | null
    isFinished: boolean
    returnUrl: string | null
  } {
    this.catchUp()
    const account = this.world.find('accounts', accountId)
    if (!account) throw new SimulatorError('unknown_account', 'There is no such account.')
    return {
      email: account.email,
      isFinished: account.details_submitted,
      returnUrl: this.world.state.onboarding[accountId]?.returnUrl ?? null,
    }
  }

  /** Completes the onboarding of a connected account. @throws SimulatorError */
  finishAccount(accountId: string): void {
    this.catchUp()
    completeAccount(this.world, accountId)
  }

  /** Returns the content of a customer portal page. @throws SimulatorError */
  portal(sessionId: string): PortalView {
    this.catchUp()
    return portalView(this.world, sessionId)
  }

  /** Changes a customer's card. @throws SimulatorError when the card is declined */
  setCard(customerId: string, card: string): void {
    this.catchUp()
    changeCard(this.world, customerId, card)
  }

  /** Cancels a subscription at the end of its period, or withdraws that. @throws SimulatorError */
  cancelAtPeriodEnd(subscriptionId: string, value: boolean): void {
    this.catchUp()
    cancelWithPeriod(this.world, subscriptionId, value)
  }

  /** Cancels a subscription now. @throws SimulatorError */
  cancelNow(subscriptionId: string): void {
    this.catchUp()
    cancelAtOnce(this.world, subscriptionId)
  }

  /** Pays the open invoices of a subscription with its card. @throws SimulatorError when it is declined */
  payOpenInvoice(subscriptionId: string): void {
    this.catchUp()
    payOpenInvoices(this.world, subscriptionId)
  }

  /** Advances the clock; everything due until then happens in order. @throws SimulatorError */
  advance(to: Date | { days: number }): void {
    const from = this.now().getTime()
    const until = to instanceof Date ? to.getTime() : from + to.days * days(1) * 1000
    if (!(until > from))
      throw new SimulatorError('clock_backwards', 'The clock only moves forward.')
    if (until > from + FARTHEST_DAYS * days(1) * 1000)
      throw new SimulatorError(
        'too_far',
        `Move the clock by at most ${FARTHEST_DAYS} days at a time.`,
      )
    advanceTo(this.world, Math.floor(until / 1000))
    this.world.state.clockOffset += until - from
    discardOldRecords(this.world)
  }

  /** Returns the simulated time. */
  now(): Date {
    const { options, state } = this.world
    return new Date(options.now().getTime() + state.clockOffset)
  }

  /** Processes everything that became due since the last use. */
  private catchUp(): void {
    advanceTo(this.world, this.world.seconds)
    discardOldRecords(this.world)
  }
}
