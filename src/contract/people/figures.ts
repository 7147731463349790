import { z } from 'zod'

const Month = z.string().describe('The month in UTC: `2026-11`.')

/** Subscribers in a month. */
export const MonthlySubscribers = z
  .object({
    month: Month,
    total: z.number().describe('Number of subscribers at its end, or now; free ones too.'),
    added: z.number().describe('Number who subscribed in it.'),
    left: z.number().describe('Number whose subscription ended in it.'),
  })
  .describe('Subscribers in a month.')
export type MonthlySubscribers = z.infer<typeof MonthlySubscribers>

/** Revenue of the months in one currency. */
export const MonthlyRevenue = z
  .object({
    currency: z.string().describe('ISO 4217 code, in capitals.'),
    months: z
      .array(
        z.object({
          month: Month,
          mrrCents: z
            .number()
            .describe('Revenue of paid subscriptions per month at its end, or now.'),
          started: z.number().describe('Number who began to pay in it.'),
          ended: z.number().describe('Number who stopped paying in it.'),
          failed: z.number().describe('Number of payments that failed in it.'),
        }),
      )
      .describe('Twelve months, the current one last.'),
  })
  .describe('Revenue of the last months in one currency.')
export type MonthlyRevenue = z.infer<typeof MonthlyRevenue>

const Count = z.number()

/** Numbers of subscribers that the filters of the list would show. */
export const SubscriberCounts = z
  .object({
    plan: z
      .object({
        any: Count.describe('All plans.'),
        free: Count.describe('Free subscribers.'),
        paid: Count.describe('Subscribers with full access.'),
        monthly: Count.describe('Subscribers with the monthly plan.'),
        yearly: Count.describe('Subscribers with the yearly plan.'),
      })
      .describe('Numbers by plan, in the requested state.'),
    state: z
      .object({
        current: Count.describe('Current subscribers.'),
        trialing: Count.describe('Subscribers in a trial.'),
        ending: Count.describe('Subscribers whose subscription ends with its period.'),
        past_due: Count.describe('Subscribers whose payment failed.'),
        paused: Count.describe('Subscribers whose payments are paused.'),
        ended: Count.describe('Subscribers whose subscription has ended.'),
      })
      .describe('Numbers by state, with the requested plan.'),
  })
  .describe('Number of subscribers that each filter would show.')
export type SubscriberCounts = z.infer<typeof SubscriberCounts>
