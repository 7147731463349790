import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Total } from '../common-fields'
import { MonthlyRevenue, MonthlySubscribers, SubscriberCounts } from '../people/figures'
import {
  ReaderPayment,
  Revenue,
  SubscriberCreate,
  SubscriberDetails,
  SubscriberFilter,
  SubscriberImport,
  SubscriberRemoval,
  SubscriberReport,
  SubscriberUpdate,
} from '../people/subscriber'
import { Subscriber } from '../people/subscription'
import { paging } from '../recipe/recipes-index'

const OneSubscriber = z.object({ subscriber: SubscriberDetails })
const SubscribersQuery = SubscriberFilter.extend(paging)
export type SubscribersQuery = z.output<typeof SubscribersQuery>

/** Schemas of a site's subscribers, for its staff. */
export const subscriberSchemas = {
  listSubscribers: {
    summary: "Lists a site's subscribers, newest first unless another order is asked for.",
    query: SubscribersQuery,
    answer: z.object({
      subscribers: z.array(Subscriber).describe('The subscribers of this page.'),
      total: Total,
    }),
  },
  exportSubscribers: {
    summary: 'Lists subscribers as CSV, one line for each.',
    query: SubscriberFilter,
    answer: z.string(),
    gives: 'text/csv',
  },
  createSubscriber: {
    summary: 'Adds a subscriber by address, for free or with complimentary access.',
    body: SubscriberCreate,
    answer: OneSubscriber,
    status: 201,
    errors: ['conflict', 'forbidden'],
  },
  importSubscribers: {
    summary:
      'Adds the subscribers of a CSV table who have agreed; done again, it adds nobody twice.',
    body: SubscriberImport,
    answer: SubscriberReport,
    maxBodyBytes: 24 * 1_048_576,
    errors: ['forbidden', 'rate_limited'],
  },
  getSubscriber: {
    summary: 'Returns a subscriber with notes and history.',
    answer: OneSubscriber,
  },
  updateSubscriber: {
    summary: 'Updates the note about a subscriber.',
    body: SubscriberUpdate,
    answer: OneSubscriber,
  },
  removeSubscriber: {
    summary: 'Ends a subscription; one that is paid for is cancelled at the payment service.',
    body: SubscriberRemoval,
    answer: OneSubscriber,
    errors: ['conflict', 'forbidden', 'unavailable'],
  },
  restoreSubscriber: {
    summary:
      'Undoes the removal of a subscriber within ten minutes, where nothing was cancelled at the payment service.',
    answer: OneSubscriber,
    errors: ['conflict', 'forbidden'],
  },
  countSubscribers: {
    summary: 'Counts the subscribers that each plan and state of the list would show.',
    query: SubscriberFilter.omit({ orderBy: true }),
    answer: z.object({ counts: SubscriberCounts }),
  },
  listSubscriberPayments: {
    summary: 'Lists the payments of a subscriber to the site, latest first; at most 100.',
    answer: z.object({ payments: z.array(ReaderPayment).describe('Payments, latest first.') }),
    errors: ['forbidden'],
  },
  getRevenue: {
    summary: 'Returns what subscriptions bring in, by currency.',
    answer: z.object({ revenue: z.array(Revenue).describe('Figures, largest revenue first.') }),
    errors: ['forbidden'],
  },
  listMonthlyFigures: {
    summary: 'Lists subscribers and revenue of the last twelve months, by month.',
    answer: z.object({
      subscribers: z.array(MonthlySubscribers).describe('Twelve months, the current one last.'),
      revenue: z
        .array(MonthlyRevenue)
        .describe('Twelve months by currency, the one with the largest revenue now first.'),
    }),
    errors: ['forbidden'],
  },
} as const satisfies Record<string, CallSchema>
