import { z } from 'zod'

/** What a bulk change may change of a recipe, as it was when the job was made. */
export const Before = z.object({
  publishedAt: z.string().nullable(),
  privacySetting: z.enum(['public', 'subscribers_only']),
  hasTag: z.boolean(),
  isCollected: z.boolean(),
})
export type Before = z.infer<typeof Before>
