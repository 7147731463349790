import type { World } from '../state/world'
import type { SubscriptionItemObject, SubscriptionObject } from '../wire/objects'
import { discountOn, liveDiscounts } from './discounts'

/** Adds the prorations of a change of items to the next invoice. */
export function recordProrations(
  world: World,
  subscription: SubscriptionObject,
  change: {
    left: readonly SubscriptionItemObject[]
    joined: readonly SubscriptionItemObject[]
    at: number
  },
): void {
  for (const item of change.left) {
    const paid = fullPrice(item) * paidShare(world, item)
    note(world, subscription, item, change.at, {
      amount: -Math.round(paid * restShare(item, change.at)),
      words: 'Unused time on',
    })
  }
  for (const item of change.joined) {
    const cost = reduced(world, subscription, fullPrice(item))
    note(world, subscription, item, change.at, {
      amount: Math.round(cost * restShare(item, change.at)),
      words: 'Remaining time on',
    })
  }
}

const fullPrice = (item: SubscriptionItemObject): number => item.price.unit_amount * item.quantity

/** The rest of an item's period, as a share. */
function restShare(item: SubscriptionItemObject, at: number): number {
  const length = item.current_period_end - item.current_period_start
  return length <= 0 ? 0 : Math.max(0, Math.min(1, (item.current_period_end - at) / length))
}

/** The share of an item's price that was invoiced for this period, after discounts. */
function paidShare(world: World, item: SubscriptionItemObject): number {
  const line = world
    .all('invoices')
    .filter((invoice) => invoice.status !== 'void')
    .flatMap((invoice) => invoice.lines.data)
    .findLast(
      ({ parent, period }) =>
        parent?.subscription_item_details?.subscription_item === item.id &&
        !parent.subscription_item_details.proration &&
        period.start === item.current_period_start,
    )
  if (!line || line.amount <= 0) return 1
  const off = line.discount_amounts.reduce((sum, discount) => sum + discount.amount, 0)
  return (line.amount - off) / line.amount
}

function reduced(world: World, subscription: SubscriptionObject, price: number): number {
  return liveDiscounts(world, subscription.discounts).reduce(
    (rest, discount) => rest - discountOn(world, discount.id, rest),
    price,
  )
}

function note(
  world: World,
  subscription: SubscriptionObject,
  item: SubscriptionItemObject,
  at: number,
  { amount, words }: { amount: number; words: string },
): void {
  if (amount === 0) return
  const { price, quantity } = item
  world.add(
    'invoice_items',
    {
      id: world.id('ii'),
      object: 'invoiceitem',
      amount,
      currency: price.currency,
      customer: subscription.customer,
      customer_account: null,
      date: at,
      description: `${words} ${world.need('products', price.product).name}`,
      discountable: false,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: {},
      net_amount: amount,
      parent: {
        quote_details: null,
        subscription_details: { subscription: subscription.id, subscription_item: item.id },
        type: 'subscription_details',
      },
      period: { start: at, end: item.current_period_end },
      pricing: {
        price_details: { price: price.id, product: price.product },
        type: 'price_details',
        unit_amount_decimal: price.unit_amount_decimal,
      },
      proration: true,
      quantity,
      quantity_decimal: String(quantity),
      tax_rates: [],
      test_clock: null,
    },
    'invoiceitem.created',
  )
}
