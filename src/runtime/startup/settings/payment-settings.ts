import { z } from 'zod'
import type { PlatformPlan } from '@/src/domain/payments/payments'
import { settingNotes } from './setting-notes'
import { address, trueOrFalse, wholeNumber } from './setting-shapes'

const PLAN = /^([a-z][a-z0-9-]{0,49})=(\d{1,9}) ([A-Z]{3}) (month|year)$/

/** Settings for payments of readers to authors, and of authors to the platform. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'is not a secret key')
    .optional()
    .register(settingNotes, {
      section: 'Payments',
      description: 'Stripe; without it, paid subscriptions are not offered.',
      hint: 'a key that begins with sk_ or rk_',
      example: '',
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'is not a webhook secret')
    .optional()
    .register(settingNotes, {
      section: 'Payments',
      description: 'The signing secret of the webhook endpoint.',
      hint: 'a secret that begins with whsec_',
      example: '',
    }),
  STRIPE_CONNECT: trueOrFalse.optional().register(settingNotes, {
    section: 'Payments',
    description:
      'true: each site is paid to the Stripe account of its owner (Connect). Default false: all to the account of the key.',
    hint: 'true or false',
    example: 'false',
  }),
  STRIPE_FEE_PERCENT: wholeNumber(0, 100).default(0).register(settingNotes, {
    section: 'Payments',
    description: 'What the platform keeps of each payment to a site, with Connect. Default 0.',
    hint: 'a whole number from 0 to 100',
    example: '5',
  }),
  STRIPE_TAX: trueOrFalse.optional().register(settingNotes, {
    section: 'Payments',
    description: 'true: Stripe Tax adds taxes at the checkout. Default false.',
    hint: 'true or false',
    example: 'false',
  }),
  STRIPE_API_URL: address(/^https?:$/, 'is not a web address')
    .optional()
    .register(settingNotes, {
      section: 'Payments',
      description: 'Where Stripe answers, for a stand-in in tests. Default Stripe itself.',
      hint: 'an address such as http://127.0.0.1:12111',
      example: '',
    }),
  STRIPE_TIMEOUT_MS: wholeNumber(100, 60_000).default(10_000).register(settingNotes, {
    section: 'Payments',
    description:
      'How long Stripe may take for an answer, in milliseconds; each request is sent twice at most. Default 10000.',
    hint: 'a whole number from 100 to 60000',
    example: '10000',
  }),
  STRIPE_SENDS_MAILS: trueOrFalse.optional().register(settingNotes, {
    section: 'Payments',
    description:
      'true: Stripe itself writes to readers about failed payments and ends of trials, as its dashboard says, and this installation does not. Default false.',
    hint: 'true or false',
    example: 'false',
  }),
  PLATFORM_PLANS: z
    .string()
    .refine(
      (list) => list.split(',').every((each) => PLAN.test(each.trim())),
      'is not a list of plans',
    )
    .transform((list) => list.split(',').map((each) => platformPlan(each.trim())))
    .optional()
    .register(settingNotes, {
      section: 'Payments',
      description: 'What sites pay the platform, in cents. Default nothing.',
      hint: 'plans with commas between them, such as standard=900 USD month,standard-yearly=9000 USD year',
      example: 'standard=900 USD month,standard-yearly=9000 USD year',
    }),
}

function platformPlan(text: string): PlatformPlan {
  const [, name = '', amount = '', currency = '', every = ''] = PLAN.exec(text) ?? []
  return {
    name,
    amountCents: Number(amount),
    currency,
    interval: every === 'year' ? 'year' : 'month',
  }
}
