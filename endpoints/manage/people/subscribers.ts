import { importSubscribers } from '@/src/importing/subscribers/import-subscribers'
import {
  createSubscriber,
  updateSubscriber,
  removeSubscriber,
  restoreSubscriber,
} from '@/src/server/subscriptions/subscribers/change'
import { countSubscribers } from '@/src/server/subscriptions/subscribers/count'
import { listSubscribers, subscriberList } from '@/src/server/subscriptions/subscribers/list'
import {
  getRevenue,
  getSubscriber,
  listSubscriberPayments,
} from '@/src/server/subscriptions/subscribers/read'
import type { Handlers } from '../../call'
import { csvAnswer } from '../../csv'

/** Handlers for the subscribers of a site. @see docs/product/kitchen.md#subscribers */
export const subscriberHandlers = {
  listSubscribers: ({ payload, site, query }) => listSubscribers(payload, site.id, query),
  exportSubscribers: ({ payload, site, query, headers }) => {
    const lines = subscriberList(payload, site.id, query)
    return Promise.resolve(csvAnswer(headers, `${site.slug}-subscribers.csv`, lines))
  },
  createSubscriber: async ({ payload, site, body }) => ({
    subscriber: await createSubscriber(payload, site, body),
  }),
  importSubscribers: ({ payload, site, body }) => importSubscribers(payload, site.id, body),
  getSubscriber: async ({ payload, site, params }) => ({
    subscriber: await getSubscriber(payload, site.id, params.id),
  }),
  updateSubscriber: async ({ payload, site, params, body }) => ({
    subscriber: await updateSubscriber(payload, site.id, params.id, body),
  }),
  removeSubscriber: async ({ payload, site, params, body }) => ({
    subscriber: await removeSubscriber(payload, site.id, params.id, body.at),
  }),
  restoreSubscriber: async ({ payload, site, params }) => ({
    subscriber: await restoreSubscriber(payload, site.id, params.id),
  }),
  countSubscribers: async ({ payload, site, query }) => ({
    counts: await countSubscribers(payload, site.id, query),
  }),
  listSubscriberPayments: async ({ payload, site, params }) => ({
    payments: await listSubscriberPayments(payload, site.id, params.id),
  }),
  getRevenue: async ({ payload, site }) => ({ revenue: await getRevenue(payload, site.id) }),
} satisfies Partial<Handlers>
