import type { World } from '../state/world'
import type {
  InvoiceItemObject,
  InvoiceLineObject,
  PriceObject,
  SubscriptionItemObject,
} from '../wire/objects'
import { discountOn, liveDiscounts } from './discounts'

/** A line that an invoice will have. */
export type DraftLine = {
  amount: number
  description: string
  price: PriceObject
  quantity: number
  period: { start: number; end: number }
  subscription: string
  item: string | null
  /** The proration that it comes from. */
  invoiceItem: string | null
}

/** The price of a subscription's item for its period; nothing during a trial. */
export function itemLine(world: World, item: SubscriptionItemObject, isTrial: boolean): DraftLine {
  const { price, quantity } = item
  const name = world.need('products', price.product).name
  return {
    amount: isTrial ? 0 : price.unit_amount * quantity,
    description: isTrial ? `Trial period for ${name}` : `${quantity} × ${name}`,
    price,
    quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    subscription: item.subscription,
    item: item.id,
    invoiceItem: null,
  }
}

/** Builds the line of a one-time item, bought together with a subscription. */
export const onceLine = (
  world: World,
  price: PriceObject,
  quantity: number,
  subscription: string,
): DraftLine => ({
  amount: price.unit_amount * quantity,
  description: world.need('products', price.product).name,
  price,
  quantity,
  period: { start: world.seconds, end: world.seconds },
  subscription,
  item: null,
  invoiceItem: null,
})

/** A proration that waited for the next invoice. */
export const prorationLine = (world: World, waiting: InvoiceItemObject): DraftLine => ({
  amount: waiting.amount,
  description: waiting.description ?? '',
  price: world.need('prices', waiting.pricing.price_details.price),
  quantity: waiting.quantity,
  period: waiting.period,
  subscription: waiting.parent.subscription_details.subscription,
  item: waiting.parent.subscription_details.subscription_item,
  invoiceItem: waiting.id,
})

/** Completes the lines of an invoice with their discounts. Prorations already include them. */
export function finishLines(
  world: World,
  invoice: string,
  drafts: readonly DraftLine[],
  discountIds: readonly string[],
): InvoiceLineObject[] {
  const lines = drafts.map((draft) => lineOf(world, invoice, draft))
  const reducible = lines.filter((_, at) => drafts[at]?.invoiceItem === null)
  for (const discount of liveDiscounts(world, discountIds)) {
    const sum = reducible.reduce((total, line) => total + left(line), 0)
    let off = discountOn(world, discount.id, sum)
    for (const [at, line] of reducible.entries()) {
      const isLast = at === reducible.length - 1
      const share = isLast ? off : Math.min(left(line), off)
      off -= share
      line.discounts.push(discount.id)
      line.discount_amounts.push({ amount: share, discount: discount.id })
    }
  }
  return lines
}

const left = (line: InvoiceLineObject): number =>
  line.discount_amounts.reduce((amount, discount) => amount - discount.amount, line.amount)

function lineOf(world: World, invoice: string, draft: DraftLine): InvoiceLineObject {
  const { price, quantity } = draft
  return {
    id: world.id('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: price.currency,
    description: draft.description,
    discount_amounts: [],
    discountable: draft.invoiceItem === null,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: parentOf(draft),
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: draft.subscription,
    subtotal: draft.amount,
    taxes: [],
  }
}

function parentOf(draft: DraftLine): InvoiceLineObject['parent'] {
  const proration = draft.invoiceItem !== null
  if (draft.item === null)
    return {
      invoice_item_details: {
        invoice_item: draft.invoiceItem ?? '',
        proration,
        proration_details: null,
        subscription: draft.subscription,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    }
  return {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: draft.invoiceItem,
      proration,
      proration_details: null,
      subscription: draft.subscription,
      subscription_item: draft.item,
    },
    type: 'subscription_item_details',
  }
}
