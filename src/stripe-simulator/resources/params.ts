import { z } from 'zod'

/*
 * Parameters of requests: everything in a form is text. An empty text removes a value, as in Stripe.
 */

/** A whole number. */
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number)
/** A whole number that is not negative. */
export const count = whole.refine(
  (value) => value >= 0,
  'This value must be greater than or equal to 0.',
)
/** An amount in the smallest unit of its currency. */
export const amount = count.refine((value) => value <= 99_999_999, 'This value is too large.')
/** A number with decimals. */
export const decimal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,12})?$/, 'Invalid decimal')
  .transform(Number)
/** A boolean. */
export const bool = z.enum(['true', 'false']).transform((value) => value === 'true')
/** A text. */
export const text = z.string().max(5000)
/** An id chosen by the caller. */
export const ownId = z.string().regex(/^(?!__)[\w-]{1,200}$/, 'Invalid id')
/** A text; an empty one removes the value. */
export const optionalText = text.transform((value) => (value === '' ? null : value))
/** A currency, in lower case. */
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'Invalid currency')
  .transform((value) => value.toLowerCase())
/** An absolute URL of a page. */
export const address = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'Not a valid URL')
  .max(5000)

/** Metadata of the caller; an empty text removes all of it. */
export const metadata = z.union([
  z.literal(''),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((pairs) => Object.keys(pairs).length <= 50, 'Metadata has at most 50 keys.'),
])

/** A time or a range of time. */
export const range = z.union([
  whole,
  z.strictObject({
    gt: whole.optional(),
    gte: whole.optional(),
    lt: whole.optional(),
    lte: whole.optional(),
  }),
])

/** Paths of objects to expand. */
export const expand = z.array(z.string()).max(20).optional()

/** Parameters of every list. */
export const paging = {
  limit: whole.refine((value) => value >= 1 && value <= 100, 'Limit is 1 to 100.').optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
}

/** Returns the metadata of a new object. */
export const newMetadata = (given: z.output<typeof metadata> | undefined): Record<string, string> =>
  mergeMetadata({}, given)

/** Merges metadata into an object's: an empty value removes its key. */
export function mergeMetadata(
  known: Record<string, string>,
  given: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (given === undefined) return known
  if (given === '') return {}
  return Object.fromEntries(
    Object.entries({ ...known, ...given }).filter(([, value]) => value !== ''),
  )
}
