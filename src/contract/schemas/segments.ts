import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Segment, SegmentConditionsQuery, SegmentWrite, TagCount } from '../people/segment'

const OneSegment = z.object({ segment: Segment })

/** Segments and tags of subscribers. */
export const segmentSchemas = {
  listSegments: {
    summary: "Lists the segments of a site's subscribers, by name.",
    answer: z.object({ segments: z.array(Segment).describe('Segments, by name.') }),
  },
  createSegment: {
    summary: 'Creates a segment of subscribers.',
    body: SegmentWrite,
    answer: OneSegment,
    status: 201,
    errors: ['conflict'],
  },
  updateSegment: {
    summary: 'Replaces the name and the conditions of a segment.',
    body: SegmentWrite,
    answer: OneSegment,
    errors: ['conflict'],
  },
  deleteSegment: {
    summary:
      'Deletes a segment; newsletters that were sent to it, or are scheduled, stay the same.',
    answer: z.object({}),
  },
  countSegment: {
    summary: 'Counts the subscribers who match conditions and get newsletters.',
    query: SegmentConditionsQuery,
    answer: z.object({ total: z.number().describe('Number of subscribers.') }),
  },
  listSubscriberTags: {
    summary: "Lists the tags of a site's subscribers, the most frequent first.",
    answer: z.object({ tags: z.array(TagCount).describe('Tags; at most 1,000.') }),
  },
} as const satisfies Record<string, CallSchema>
