import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Total } from '../common-fields'
import { SubscriberCounts } from '../people/figures'
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
    summary: "Lists a site's subscribers, newest first by default.",
    query: SubscribersQuery,
    answer: z.object({
      subscribers: z.array(Subscriber).describe('Subscribers on this page.'),
      total: Total,
    }),
  },
  exportSubscribers: {
    summary: 'Exports subscribers as CSV, one per line.',
    query: SubscriberFilter,
    answer: z.string(),
    gives: 'text/csv',
  },
  createSubscriber: {
    summary: 'Adds a subscriber by email address, free or with complimentary access.',
    body: SubscriberCreate,
    answer: OneSubscriber,
    status: 201,
    errors: ['conflict', 'forbidden', 'rate_limited', 'mail_unavailable'],
  },
  importSubscribers: {
    summary:
      'Imports consenting subscribers from a CSV table; addresses that already exist are skipped.',
    body: SubscriberImport,
    answer: SubscriberReport,
    maxBodyBytes: 24 * 1_048_576,
    errors: ['forbidden', 'rate_limited'],
  },
  getSubscriber: {
    summary: 'Returns a subscriber with the note and history.',
    answer: OneSubscriber,
  },
  updateSubscriber: {
    summary: 'Updates the note and the tags of a subscriber.',
    body: SubscriberUpdate,
    answer: OneSubscriber,
  },
  removeSubscriber: {
    summary: 'Ends a subscription; a paid one is canceled with the payment service.',
    body: SubscriberRemoval,
    answer: OneSubscriber,
    errors: ['conflict', 'forbidden', 'unavailable'],
  },
  restoreSubscriber: {
    summary:
      'Undoes the removal of a subscriber within ten minutes, if nothing was canceled with the payment service.',
    answer: OneSubscriber,
    errors: ['conflict', 'forbidden'],
  },
  countSubscribers: {
    summary: 'Counts the subscribers that each plan and state filter matches.',
    query: SubscriberFilter.omit({ orderBy: true }),
    answer: z.object({ counts: SubscriberCounts }),
  },
  listSubscriberPayments: {
    summary: "Lists a subscriber's payments to the site, latest first; at most 100.",
    answer: z.object({ payments: z.array(ReaderPayment).describe('Payments, latest first.') }),
    errors: ['forbidden'],
  },
  getRevenue: {
    summary: 'Returns subscription revenue by currency.',
    answer: z.object({ revenue: z.array(Revenue).describe('Revenue figures, largest first.') }),
    errors: ['forbidden'],
  },
} as const satisfies Record<string, CallSchema>
