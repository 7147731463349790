import { z } from 'zod'

const Id = z.string().regex(/^[\w:.-]{1,255}$/)

/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799

/** The parts of a Stripe event that are used; of its object only ids. */
export const StripeEvent = z.object({
  id: Id,
  type: Id,
  created: z.number().int().min(0).max(LAST_SECOND),
  data: z.object({
    object: z.looseObject({ id: Id.optional(), payment_intent: Id.nullish() }),
  }),
})
