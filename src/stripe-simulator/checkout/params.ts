import { z } from 'zod'
import { priceData } from '../resources/prices'
import { address, amount, bool, decimal, expand, metadata, text, whole } from '../resources/params'

const transferData = z.strictObject({ destination: z.string() })

const quantity = whole.refine((value) => value >= 1, 'The quantity is at least 1.')

const line = z.strictObject({
  price: z.string().optional(),
  price_data: priceData.optional(),
  quantity: quantity.optional(),
})

const subscriptionData = z.strictObject({
  application_fee_percent: decimal.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  on_behalf_of: z.string().optional(),
  transfer_data: transferData.optional(),
  trial_end: whole.optional(),
  trial_period_days: whole
    .refine((value) => value >= 1 && value <= 730, 'The trial is 1 to 730 days.')
    .optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    })
    .optional(),
})

const paymentIntentData = z.strictObject({
  application_fee_amount: amount.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  on_behalf_of: z.string().optional(),
  receipt_email: z.string().optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  transfer_data: transferData.optional(),
})

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Invalid color')
const picture = z.strictObject({ type: z.literal('url'), url: address })

const branding = z.strictObject({
  background_color: colour.default('#ffffff'),
  button_color: colour.default('#0074d4'),
  display_name: text.default(''),
  icon: picture.nullable().default(null),
  logo: picture.nullable().default(null),
})

/** The parameters of a new checkout. */
export const newSession = z.strictObject({
  allow_promotion_codes: bool.optional(),
  automatic_tax: z.strictObject({ enabled: bool }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  branding_settings: branding.prefault({}),
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z
    .string()
    .regex(/^\S+@\S+$/, 'Invalid email address')
    .optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1)
    .optional(),
  expand,
  expires_at: whole.optional(),
  line_items: z.array(line).min(1).max(20),
  locale: z.string().max(10).optional(),
  metadata: metadata.optional(),
  mode: z.enum(['payment', 'subscription']),
  payment_intent_data: paymentIntentData.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  subscription_data: subscriptionData.optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  success_url: address,
  tax_id_collection: z.strictObject({ enabled: bool }).optional(),
})

/** The validated parameters of a new checkout. */
export type NewSession = z.output<typeof newSession>
