import { z } from 'zod'
import { SiteBrand } from './profile'

const Moment = z.string().nullable()
const Amount = z.number().describe('Amount in the smallest currency unit.')
const Currency = z.string().describe('ISO 4217 currency code, in uppercase.')
const Card = z
  .string()
  .regex(/^\d{16}$/, { error: 'Choose a test card.' })
  .describe('Number of a test card.')

/**
 * A card of the test mode, and what it does.
 * @see docs/product/payments.md#test-mode
 */
const TestCard = z.object({
  number: z.string().describe('Card number.'),
  words: z.string().describe('Human-readable description of what the card does.'),
})

/** A checkout in test mode. */
export const TestCheckout = z
  .object({
    status: z
      .enum(['open', 'complete', 'expired'])
      .describe('Status of the checkout; only `open` can be paid.'),
    site: SiteBrand.nullable().describe('The site that is paid; `null` if it no longer exists.'),
    email: z.string().nullable().describe('Email address of the payer; `null` if unknown.'),
    name: z.string().describe('Name of the purchased item.'),
    interval: z
      .enum(['month', 'year'])
      .nullable()
      .describe('Billing interval; `null` for a one-time payment.'),
    priceCents: Amount,
    totalCents: Amount.describe('Amount due now, in the smallest currency unit.'),
    discountCents: Amount.describe('Coupon discount, in the smallest currency unit.'),
    currency: Currency,
    trialUntil: Moment.describe('End of the trial (ISO 8601, UTC); `null` if there is none.'),
    cancelUrl: z
      .string()
      .nullable()
      .describe('URL to return to if the checkout is canceled; `null` if there is none.'),
    successUrl: z.string().describe('URL to open after the payment.'),
    cards: z.array(TestCard).describe('Test cards to choose from.'),
  })
  .describe('A checkout in test mode.')
export type TestCheckout = z.infer<typeof TestCheckout>

export const TestPayment = z
  .strictObject({
    card: Card,
    isConfirmed: z
      .boolean()
      .optional()
      .describe('Whether the payer has confirmed the payment, for cards that require it.'),
  })
  .describe('A payment in test mode.')

export const TestPaymentResult = z
  .object({
    result: z
      .enum(['paid', 'needs_confirmation', 'declined'])
      .describe(
        'Result of the payment; after `needs_confirmation`, send it again with `isConfirmed`.',
      ),
    message: z.string().nullable().describe('Why the card was declined; `null` if it was not.'),
    successUrl: z.string().describe('URL to open after the payment.'),
  })
  .describe('Result of a payment in test mode.')

/** A customer's payments in test mode. */
export const TestPortal = z
  .object({
    email: z.string().nullable().describe('Email address of the customer; `null` if unknown.'),
    returnUrl: z.string().nullable().describe('URL to return to; `null` if there is none.'),
    now: z.string().describe('Current time of the test clock (ISO 8601, UTC).'),
    card: z.string().nullable().describe('Last four digits of the card; `null` if there is none.'),
    cards: z.array(TestCard).describe('Test cards to choose from.'),
    subscriptions: z
      .array(
        z.object({
          id: z.string().describe('ID of the subscription in test mode.'),
          name: z.string().describe('Name of the purchased item.'),
          status: z.string().describe('Stripe status of the subscription.'),
          priceCents: Amount,
          currency: Currency,
          interval: z.string().nullable().describe('Billing interval; `null` if there is none.'),
          periodEnd: z.string().describe('End of the current period (ISO 8601, UTC).'),
          trialEnd: Moment.describe('End of the trial (ISO 8601, UTC); `null` if there is none.'),
          endsWithPeriod: z.boolean().describe('Whether it ends with the current period.'),
          isOver: z.boolean().describe('Whether it has ended.'),
          owedCents: Amount.nullable().describe(
            'Amount owed, in the smallest currency unit; `null` if nothing is owed.',
          ),
        }),
      )
      .describe('Subscriptions, newest first.'),
    invoices: z
      .array(
        z.object({
          id: z.string().describe('ID of the invoice in test mode.'),
          createdAt: z.string().describe('Creation time (ISO 8601, UTC).'),
          amountCents: Amount,
          currency: Currency,
          status: z
            .string()
            .nullable()
            .describe('Stripe status of the invoice; `null` if unknown.'),
        }),
      )
      .describe('Invoices, newest first.'),
  })
  .describe('Billing page of a customer in test mode.')
export type TestPortal = z.infer<typeof TestPortal>

/** A change that a customer can make in test mode. */
export const TestPortalChange = z
  .strictObject({
    action: z
      .enum(['card', 'cancel', 'keep', 'pay', 'advance'])
      .describe(
        'Action: change the `card`, `cancel` at the end of the period, `keep` a canceled subscription, `pay` what is owed, or `advance` the test clock.',
      ),
    card: Card.optional(),
    subscription: z
      .string()
      .max(100)
      .optional()
      .describe('ID of a test-mode subscription, for `cancel`, `keep` and `pay`.'),
    days: z
      .number()
      .min(0.01)
      .max(400)
      .optional()
      .describe('Number of days to move the test clock forward, for `advance`.'),
  })
  .describe('A change on the billing page of a customer in test mode.')
export type TestPortalChange = z.output<typeof TestPortalChange>

/** The account of a site in test mode. */
export const TestAccount = z
  .object({
    email: z.string().nullable().describe('Email address of the account owner; `null` if unknown.'),
    isFinished: z.boolean().describe('Whether the account is set up.'),
    returnUrl: z.string().nullable().describe('URL to return to; `null` if there is none.'),
  })
  .describe('The payment account of a site in test mode.')
