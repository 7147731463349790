import { countSegment } from '@/src/server/newsletters/audience'
import {
  createSegment,
  deleteSegment,
  listSegments,
  listSubscriberTags,
  updateSegment,
} from '@/src/server/newsletters/segments'
import type { Handlers } from '../../call'

/** Handlers for segments and tags of subscribers. @see docs/product/subscriptions.md#segments */
export const segmentHandlers = {
  listSegments: async ({ payload, site }) => ({ segments: await listSegments(payload, site.id) }),
  createSegment: async ({ payload, site, body }) => ({
    segment: await createSegment(payload, site.id, body),
  }),
  updateSegment: async ({ payload, site, params, body }) => ({
    segment: await updateSegment(payload, site.id, params.id, body),
  }),
  deleteSegment: async ({ payload, site, params }) => {
    await deleteSegment(payload, site.id, params.id)
    return {}
  },
  countSegment: async ({ payload, site, query }) => ({
    total: await countSegment(payload, site.id, query),
  }),
  listSubscriberTags: async ({ payload, site }) => ({
    tags: await listSubscriberTags(payload, site.id),
  }),
} satisfies Partial<Handlers>
