import { z } from 'zod'

/** The state of a recipe before a bulk change, in the fields that it may change. */
export const Before = z.object({
  publishedAt: z.string().nullable(),
  privacySetting: z.enum(['public', 'subscribers_only']),
  hasTag: z.boolean(),
  isCollected: z.boolean(),
})
export type Before = z.infer<typeof Before>
