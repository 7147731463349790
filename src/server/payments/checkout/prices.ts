import type { Payload } from 'payload'
import { firstRow, rows } from '../../database/statements'
import { createOnce } from '../stripe/create-once'
import { deploymentId, buildStripeMetadata, modeOf } from '../stripe/identity'

/** The purpose of a price at Stripe. */
export type PriceRequest = {
  /** The site that sells it; null for platform plans. */
  siteId: string | null
  /** Shown at the checkout and on invoices. */
  productName: string
  plan: string
  interval: 'month' | 'year'
  amountCents: number
  currency: string
}

/** A price at Stripe with its product. */
export type StripePrice = { priceId: string; productId: string }

const FIND = {
  name: 'payment_price',
  text: `select stripe_price_id as "priceId", stripe_product_id as "productId"
    from payment_prices where mode = $1 and site_id is not distinct from $2 and plan = $3
      and amount_cents = $4 and currency = $5`,
}
const PRODUCT = {
  name: 'payment_product',
  text: `select stripe_product_id as "productId" from payment_prices
    where mode = $1 and site_id is not distinct from $2 and plan = $3 limit 1`,
}
const KEEP = {
  name: 'payment_price_keep',
  text: `insert into payment_prices
      (mode, site_id, plan, amount_cents, currency, stripe_price_id, stripe_product_id)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
}

/**
 * Returns the stored price of a plan at Stripe, or creates it on first sale. A changed amount gets a new
 * price, so that existing subscribers continue to pay the old one.
 * @throws Failure `unavailable`
 * @see docs/product/payments.md#prices
 */
export async function ensurePrice(payload: Payload, of: PriceRequest): Promise<StripePrice> {
  const mode = modeOf(payload)
  const key = [mode, of.siteId, of.plan, of.amountCents, of.currency]
  const known = await firstRow<StripePrice>(payload, FIND, key)
  if (known) return known
  const productId = await ensureProduct(payload, of)
  const metadata = await buildStripeMetadata(payload, { site: of.siteId ?? '', plan: of.plan })
  const once = `price:${productId}:${String(of.amountCents)}:${of.currency}`
  const { id: priceId } = await createOnce(payload, once, (stripe, options) =>
    stripe.prices.create(
      {
        product: productId,
        unit_amount: of.amountCents,
        currency: of.currency.toLowerCase(),
        recurring: { interval: of.interval },
        metadata,
      },
      options,
    ),
  )
  await rows(payload, KEEP, [...key, priceId, productId])
  return { priceId, productId }
}

async function ensureProduct(payload: Payload, of: PriceRequest): Promise<string> {
  const values = [modeOf(payload), of.siteId, of.plan]
  const known = await firstRow<{ productId: string }>(payload, PRODUCT, values)
  if (known) return known.productId
  const metadata = await buildStripeMetadata(payload, { site: of.siteId ?? '', plan: of.plan })
  const once = `product:${await deploymentId(payload)}:${of.siteId ?? 'app'}:${of.plan}`
  const { id } = await createOnce(payload, once, (stripe, options) =>
    stripe.products.create({ name: of.productName, metadata }, options),
  )
  return id
}
