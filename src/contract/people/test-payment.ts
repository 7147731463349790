import { z } from 'zod'
import { SiteBrand } from './profile'

const Moment = z.string().nullable()
const Amount = z.number().describe('In the smallest unit of the currency.')
const Currency = z.string().describe('ISO 4217 code of the currency, in capitals.')
const Card = z
  .string()
  .regex(/^\d{16}$/, { error: 'Choose a test card.' })
  .describe('Number of a test card.')

/**
 * A card of the test mode, and what it does.
 * @see docs/product/payments.md#test-mode
 */
const TestCard = z.object({
  number: z.string().describe('Number of the card.'),
  words: z.string().describe('What it does, for people.'),
})

/** A checkout in test mode. */
export const TestCheckout = z
  .object({
    status: z.enum(['open', 'complete', 'expired']).describe('Whether it can be paid.'),
    site: SiteBrand.nullable().describe('The site that is paid; null if it is gone.'),
    email: z.string().nullable().describe('The address that pays.'),
    name: z.string().describe('What is bought.'),
    interval: z
      .enum(['month', 'year'])
      .nullable()
      .describe('How often it is paid; null for one payment.'),
    priceCents: Amount,
    totalCents: Amount.describe('What is paid now, in the smallest unit.'),
    discountCents: Amount.describe('What a coupon takes off, in the smallest unit.'),
    currency: Currency,
    trialUntil: Moment.describe('Until when nothing is paid: ISO 8601 in UTC; null for none.'),
    cancelUrl: z.string().nullable().describe('Where the browser goes when it is left.'),
    successUrl: z.string().describe('Where the browser goes when it is paid.'),
    cards: z.array(TestCard).describe('Cards to try.'),
  })
  .describe('A checkout in test mode.')
export type TestCheckout = z.infer<typeof TestCheckout>

export const TestPayment = z
  .strictObject({
    card: Card,
    isConfirmed: z
      .boolean()
      .optional()
      .describe('That the payment was confirmed, for cards that ask for it.'),
  })
  .describe('A payment in test mode.')

export const TestPaymentResult = z
  .object({
    result: z
      .enum(['paid', 'needs_confirmation', 'declined'])
      .describe('What came of it; `needs_confirmation` is sent again with `isConfirmed`.'),
    message: z.string().nullable().describe('Why it was declined; null if it was not.'),
    successUrl: z.string().describe('Where the browser goes when it is paid.'),
  })
  .describe('What came of a payment in test mode.')

/** A customer's payments in test mode. */
export const TestPortal = z
  .object({
    email: z.string().nullable().describe('The address that pays.'),
    returnUrl: z.string().nullable().describe('Where the browser came from.'),
    now: z.string().describe('Time of the test clock: ISO 8601 in UTC.'),
    card: z.string().nullable().describe('Last four digits of the card; null if there is none.'),
    cards: z.array(TestCard).describe('Cards to choose from.'),
    subscriptions: z
      .array(
        z.object({
          id: z.string().describe('Id of the subscription in test mode.'),
          name: z.string().describe('What was bought.'),
          status: z.string().describe('State, in the words of Stripe.'),
          priceCents: Amount,
          currency: Currency,
          interval: z.string().nullable().describe('How often it is paid.'),
          periodEnd: z.string().describe('End of the current period: ISO 8601 in UTC.'),
          trialEnd: Moment.describe('End of the trial: ISO 8601 in UTC; null without one.'),
          endsWithPeriod: z.boolean().describe('Whether it ends with its period.'),
          isOver: z.boolean().describe('Whether it has ended.'),
          owedCents: Amount.nullable().describe('What is owed; null for nothing.'),
        }),
      )
      .describe('Subscriptions, the newest first.'),
    invoices: z
      .array(
        z.object({
          id: z.string().describe('Id of the invoice in test mode.'),
          createdAt: z.string().describe('Time of the invoice: ISO 8601 in UTC.'),
          amountCents: Amount,
          currency: Currency,
          status: z.string().nullable().describe('State, in the words of Stripe.'),
        }),
      )
      .describe('Invoices, the newest first.'),
  })
  .describe('What a customer sees of their payments in test mode.')
export type TestPortal = z.infer<typeof TestPortal>

/** A change that a customer can make in test mode. */
export const TestPortalChange = z
  .strictObject({
    action: z
      .enum(['card', 'cancel', 'keep', 'pay', 'advance'])
      .describe(
        'Change the card, let a subscription end with its period, keep it, pay what is owed, or move the test clock on.',
      ),
    card: Card.optional(),
    subscription: z
      .string()
      .max(100)
      .optional()
      .describe('Id of a subscription in test mode; for `cancel`, `keep` and `pay`.'),
    days: z
      .number()
      .min(0.01)
      .max(400)
      .optional()
      .describe('Days by which the test clock moves on; for `advance`.'),
  })
  .describe('A change on the page of a customer in test mode.')
export type TestPortalChange = z.output<typeof TestPortalChange>

/** The account of a site in test mode. */
export const TestAccount = z
  .object({
    email: z.string().nullable().describe('Address of its owner.'),
    isFinished: z.boolean().describe('Whether it is set up.'),
    returnUrl: z.string().nullable().describe('Where the browser came from.'),
  })
  .describe('The account of a site in test mode.')
