import { z } from 'zod'
import { Id, NonEmpty } from '../basics'

/** Verification states of a custom domain; `lost` is one whose record has been gone for a week. */
export const DOMAIN_STATUSES = ['pending', 'verified', 'failed', 'lost'] as const

/** A custom domain of a site, with its verification records. */
export const SiteDomain = z.object({
  id: Id,
  domain: z.string(),
  status: z.enum(DOMAIN_STATUSES),
  isPrimary: z.boolean().describe('Whether links to the site use this domain.'),
  verifiedAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  failure: z.string().nullable().describe('Why the last check failed.'),
  proof: z
    .object({
      dns: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
      web: z.object({ url: z.string(), content: z.string() }),
    })
    .describe('What verifies the domain: a DNS record, or a file on its web server.'),
})
export type SiteDomain = z.infer<typeof SiteDomain>

/** Body of a new custom domain. */
export const SiteDomainCreate = z.strictObject({ domain: NonEmpty.max(300) })
