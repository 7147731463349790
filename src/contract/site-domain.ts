import { z } from 'zod'
import { Id, NonEmpty } from './basics'

/** What is known of a custom domain: shown, not yet, not found, or shown once and gone for a week. */
export const DOMAIN_STATUSES = ['pending', 'verified', 'failed', 'lost'] as const

/** A custom domain of a site, and how its owner shows that it is theirs. */
export const SiteDomain = z.object({
  id: Id,
  domain: z.string(),
  status: z.enum(DOMAIN_STATUSES),
  /** Whether links to the site name this domain. */
  isPrimary: z.boolean(),
  verifiedAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** Why the last check found nothing, in a sentence for people. */
  failure: z.string().nullable(),
  /** Either of these shows it: a DNS record, or a file on the server the domain leads to now. */
  proof: z.object({
    dns: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
    web: z.object({ url: z.string(), content: z.string() }),
  }),
})
export type SiteDomain = z.infer<typeof SiteDomain>

/** Body of a new custom domain. */
export const SiteDomainCreate = z.strictObject({ domain: NonEmpty.max(300) })
