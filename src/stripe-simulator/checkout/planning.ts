import { usableCoupon } from '../billing/discounts'
import { days, isSameInterval } from '../billing/periods'
import { priceFromData } from '../resources/prices'
import { newMetadata } from '../resources/params'
import type { PlannedLine, SessionPlan } from '../state/state'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { PriceObject } from '../wire/objects'
import type { NewSession } from './params'

/** Validates the parameters of a new checkout. @throws StripeFailure */
export function checkSession(world: World, given: NewSession): void {
  if (given.customer !== undefined) world.need('customers', given.customer, 'customer')
  checkAlone(given, 'customer', 'customer_email')
  checkAlone(given, 'allow_promotion_codes', 'discounts')
  checkExpiry(world.seconds, given.expires_at)
  for (const { coupon } of given.discounts ?? [])
    usableCoupon(world, coupon, 'discounts[0][coupon]')
  const wrong = given.mode === 'payment' ? 'subscription_data' : 'payment_intent_data'
  if (given[wrong] !== undefined)
    throw invalid(`You can not pass \`${wrong}\` in \`${given.mode}\` mode.`, wrong)
  if (given.mode === 'subscription' && given.customer_creation !== undefined)
    throw invalid('`customer_creation` can only be used in `payment` mode.', 'customer_creation')
}

function checkAlone(given: NewSession, one: keyof NewSession, other: keyof NewSession): void {
  if (given[one] !== undefined && given[other] !== undefined)
    throw invalid(`You may only specify one of these parameters: ${one}, ${other}.`, one)
}

function checkExpiry(now: number, until: number | undefined): void {
  if (until !== undefined && (until < now + 1800 || until > now + days(1) + 60))
    throw invalid(
      'The `expires_at` timestamp must be 30 minutes to 24 hours from now.',
      'expires_at',
    )
}

/** Builds the lines of a new checkout; creates inline prices. @throws StripeFailure */
export function planLines(world: World, given: NewSession): PlannedLine[] {
  const lines = given.line_items.map((line, at) => {
    const param = `line_items[${at}]`
    const price = line.price_data
      ? priceFromData(world, line.price_data, `${param}[price_data]`)
      : namedPrice(world, line.price, `${param}[price]`)
    return { id: world.id('li'), price: price.id, quantity: line.quantity ?? 1 }
  })
  const prices = lines.map((line) => world.need('prices', line.price))
  checkTogether(prices, given)
  return lines
}

function namedPrice(world: World, id: string | undefined, param: string): PriceObject {
  if (id === undefined)
    throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  const price = world.find('prices', id)
  if (!price) throw invalid(`No such price: '${id}'`, param, 'resource_missing')
  if (!price.active) throw invalid('The price specified is inactive.', param)
  return price
}

function checkTogether(prices: readonly PriceObject[], given: NewSession): void {
  const recurring = prices.filter((price) => price.recurring !== null)
  const [first] = recurring
  if (given.mode === 'payment' && first)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'line_items',
    )
  if (given.mode === 'subscription' && !first)
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    )
  if (first && recurring.some((price) => !isSameInterval(price, first)))
    throw invalid(
      'Checkout does not support multiple prices with different billing intervals.',
      'line_items',
    )
  if (new Set(prices.map((price) => price.currency)).size > 1)
    throw invalid('All prices on a Checkout Session must have the same currency.', 'line_items')
}

/** Plans the objects that a checkout will create. @throws StripeFailure */
export function planOf(world: World, given: NewSession, lines: PlannedLine[]): SessionPlan {
  const data: NonNullable<NewSession['subscription_data'] | NewSession['payment_intent_data']> =
    given.subscription_data ?? given.payment_intent_data ?? {}
  const destination = data.transfer_data?.destination ?? null
  if (destination !== null) checkDestination(world, destination, given.mode)
  if (data.on_behalf_of !== undefined) checkAccount(world, data.on_behalf_of, 'on_behalf_of')
  return {
    lines,
    metadata: newMetadata(data.metadata),
    description: data.description ?? null,
    ...trialOf(world, given),
    ...feesOf(given),
    destination,
    onBehalfOf: data.on_behalf_of ?? null,
    isCustomerWanted: wantsCustomer(given),
    attempt: { customer: given.customer ?? null, subscription: null, payment: null },
  }
}

const feesOf = (given: NewSession) => ({
  feePercent: given.subscription_data?.application_fee_percent ?? null,
  feeAmount: given.payment_intent_data?.application_fee_amount ?? null,
})

const wantsCustomer = (given: NewSession): boolean =>
  given.mode === 'subscription' ||
  given.customer_creation === 'always' ||
  given.payment_intent_data?.setup_future_usage !== undefined

function trialOf(world: World, { subscription_data: data = {} }: NewSession) {
  const { trial_end: trialEnd, trial_period_days: trialDays } = data
  const param = 'subscription_data[trial_end]'
  if (trialEnd !== undefined && trialDays !== undefined)
    throw invalid('Pass either `trial_end` or `trial_period_days`.', param)
  if (trialEnd !== undefined && trialEnd < world.seconds + days(2))
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', param)
  return {
    trialEnd: trialEnd ?? null,
    trialDays: trialDays ?? null,
    missingPaymentMethod:
      data.trial_settings?.end_behavior.missing_payment_method ?? ('create_invoice' as const),
  }
}

function checkDestination(world: World, id: string, mode: NewSession['mode']): void {
  const data = mode === 'payment' ? 'payment_intent_data' : 'subscription_data'
  checkAccount(world, id, `${data}[transfer_data][destination]`)
  if (world.need('accounts', id).capabilities['transfers'] !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      `${data}[transfer_data][destination]`,
      'insufficient_capabilities_for_transfer',
    )
}

function checkAccount(world: World, id: string, param: string): void {
  if (!world.find('accounts', id))
    throw invalid(`No such destination: '${id}'`, param, 'resource_missing')
}
