import { z } from 'zod'
import { reduction } from '../billing/discounts'
import { days } from '../billing/periods'
import { matchesFilter, isWithin, page } from '../resources/lists'
import { expand, mergeMetadata, metadata, newMetadata, paging, range } from '../resources/params'
import { type Route, route } from '../resources/route'
import type { PlannedLine, SessionPlan } from '../state/state'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { SessionLineObject, SessionObject, WireList } from '../wire/objects'
import { expireSession } from './expiring'
import { type NewSession, newSession } from './params'
import { checkSession, planLines, planOf } from './planning'

/** Checkouts: create, retrieve, update, list, expire, lines. */
export const sessionRoutes: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', newSession, createSession),
  route(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({
      ...paging,
      created: range.optional(),
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      subscription: z.string().optional(),
      expand,
    }),
    (world, given) =>
      page(
        world
          .all('sessions')
          .filter(
            (session) =>
              isWithin(session.created, given.created) &&
              matchesFilter<string | null>(session.customer, given.customer) &&
              matchesFilter<string | null>(session.payment_intent, given.payment_intent) &&
              matchesFilter<string>(session.status, given.status) &&
              matchesFilter<string | null>(session.subscription, given.subscription),
          ),
        '/v1/checkout/sessions',
        given,
      ),
  ),
  route('GET', '/v1/checkout/sessions/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('sessions', id, 'session'),
  ),
  route(
    'POST',
    '/v1/checkout/sessions/:id',
    z.strictObject({ metadata: metadata.optional(), expand }),
    (world, given, id) => {
      const session = world.need('sessions', id, 'session')
      return world.change('sessions', id, {
        metadata: mergeMetadata(session.metadata, given.metadata),
      })
    },
  ),
  route('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({ expand }), (world, _, id) => {
    const session = world.need('sessions', id, 'session')
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    expireSession(world, id)
    return session
  }),
  route(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    z.strictObject({ ...paging, expand }),
    (world, _, id) => sessionLines(world, world.need('sessions', id, 'session')),
  ),
]

/** The lines of a checkout, as Stripe lists them. */
export function sessionLines(world: World, session: SessionObject): WireList<SessionLineObject> {
  const lines = world.state.plans[session.id]?.lines ?? []
  const isTrial = hasTrial(world.state.plans[session.id])
  const coupons = session.discounts.map((discount) => discount.coupon)
  return {
    object: 'list',
    data: lines.map((line) => {
      const price = world.need('prices', line.price)
      const subtotal = lineAmount(world, line, isTrial)
      const off = offOf(world, coupons, subtotal)
      return {
        id: line.id,
        object: 'item',
        adjustable_quantity: null,
        amount_discount: off,
        amount_subtotal: subtotal,
        amount_tax: 0,
        amount_total: subtotal - off,
        currency: price.currency,
        description: world.need('products', price.product).name,
        metadata: {},
        price,
        quantity: line.quantity,
      }
    }),
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  }
}

const hasTrial = (plan: SessionPlan | undefined): boolean =>
  plan !== undefined && (plan.trialDays !== null || plan.trialEnd !== null)

function lineAmount(world: World, { price, quantity }: PlannedLine, isTrial: boolean): number {
  const { unit_amount: each, recurring } = world.need('prices', price)
  return isTrial && recurring !== null ? 0 : each * quantity
}

const offOf = (world: World, coupons: readonly string[], sum: number): number =>
  coupons.reduce((off, id) => {
    const coupon = world.find('coupons', id)
    return off + (coupon ? reduction(coupon, sum - off) : 0)
  }, 0)

function createSession(world: World, given: NewSession): SessionObject {
  checkSession(world, given)
  const lines = planLines(world, given)
  const plan = planOf(world, given, lines)
  const isTrial = hasTrial(plan)
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(world, line, isTrial), 0)
  const off = offOf(world, given.discounts?.map(({ coupon }) => coupon) ?? [], subtotal)
  const id = world.id('cs_test', 58)
  world.state.plans[id] = plan
  return world.add('sessions', {
    ...structuredClone(EMPTY_SESSION),
    ...wishesOf(given),
    id,
    amount_subtotal: subtotal,
    amount_total: subtotal - off,
    automatic_tax: taxOf(given.automatic_tax?.enabled ?? false),
    created: world.seconds,
    currency: world.need('prices', lines[0]?.price ?? '').currency,
    ...buyerOf(world, given),
    discounts: (given.discounts ?? []).map(({ coupon }) => ({ coupon, promotion_code: null })),
    expires_at: given.expires_at ?? world.seconds + days(1),
    metadata: newMetadata(given.metadata),
    mode: given.mode,
    success_url: given.success_url,
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
    url: world.options.checkoutUrl(id),
  })
}

const taxOf = (enabled: boolean): SessionObject['automatic_tax'] => ({
  enabled,
  liability: enabled ? { type: 'self' } : null,
  provider: null,
  status: enabled ? 'complete' : null,
})

function buyerOf(world: World, given: NewSession) {
  const email = given.customer_email ?? null
  const customer = given.customer ?? null
  return {
    customer,
    customer_email: email,
    customer_details: detailsOf(
      customer === null ? email : world.need('customers', customer).email,
    ),
  }
}

const wishesOf = (given: NewSession) => ({
  allow_promotion_codes: given.allow_promotion_codes ?? null,
  billing_address_collection: given.billing_address_collection ?? null,
  branding_settings: {
    ...given.branding_settings,
    border_style: 'rounded',
    font_family: 'default',
  },
  cancel_url: given.cancel_url ?? null,
  client_reference_id: given.client_reference_id ?? null,
  customer_creation: given.mode === 'payment' ? (given.customer_creation ?? 'if_required') : null,
  payment_method_collection: given.payment_method_collection ?? ('always' as const),
  submit_type: given.submit_type ?? null,
})

/** The known details of a checkout's buyer. */
export const detailsOf = (email: string | null): SessionObject['customer_details'] =>
  email === null
    ? null
    : {
        address: null,
        business_name: null,
        email,
        individual_name: null,
        name: null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      }

/** Constant fields of a new checkout. */
const EMPTY_SESSION = {
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  subscription: null,
  ui_mode: 'hosted',
  wallet_options: null,
} satisfies Partial<SessionObject>
