import { z } from 'zod'

const Count = z.number()

/** Numbers of subscribers that the filters of the list would show. */
export const SubscriberCounts = z
  .object({
    plan: z
      .object({
        any: Count.describe('Number of subscribers on any plan.'),
        free: Count.describe('Number of free subscribers.'),
        paid: Count.describe('Number of subscribers with full access.'),
        monthly: Count.describe('Number of subscribers on the monthly plan.'),
        yearly: Count.describe('Number of subscribers on the yearly plan.'),
      })
      .describe('Counts by plan, for the requested state.'),
    state: z
      .object({
        current: Count.describe('Number of current subscribers.'),
        trialing: Count.describe('Number of subscribers in a trial.'),
        ending: Count.describe(
          'Number of subscribers whose subscription ends with the current period.',
        ),
        past_due: Count.describe('Number of subscribers whose payment failed.'),
        paused: Count.describe('Number of subscribers whose payments are paused.'),
        ended: Count.describe('Number of subscribers whose subscription has ended.'),
      })
      .describe('Counts by state, for the requested plan.'),
  })
  .describe('Number of subscribers that each filter matches.')
export type SubscriberCounts = z.infer<typeof SubscriberCounts>

const isEnabled = z
  .boolean()
  .describe("Whether the caller gets it, on Mondays at 8:00 in the site's time zone.")

/** Whether a user gets the weekly summary of a site by email. */
export const WeeklySummary = z
  .object({ isEnabled })
  .describe("The caller's weekly summary of a site by email.")
export type WeeklySummary = z.infer<typeof WeeklySummary>

export const WeeklySummaryUpdate = z
  .strictObject({ isEnabled })
  .describe("Changes to the caller's weekly summary of a site.")
