import { z } from 'zod'
import { NonEmpty } from '../basics'
import { timeOf } from '../common-fields'

/** Maximum length of the reason for a suspension. */
const MAX_REASON = 500

/** The suspension of a site. */
export const Suspension = z
  .object({
    at: timeOf('Time of the suspension'),
    reason: z.string().describe('Reason, as shown to the managers of the site.'),
  })
  .describe('The suspension of a site.')
export type Suspension = z.infer<typeof Suspension>

/** Body of a request that suspends a site. */
export const SuspensionCreate = z
  .strictObject({
    reason: NonEmpty.max(MAX_REASON).describe('Reason, as shown to the managers of the site.'),
  })
  .describe('A suspension of a site.')
