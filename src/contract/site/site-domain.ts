import { z } from 'zod'
import { NonEmpty } from '../basics'
import { OwnId, nullableTimeOf } from '../common-fields'

/** Verification statuses of a custom domain; `lost` when its record has been missing for a week. */
export const DOMAIN_STATUSES = ['pending', 'verified', 'failed', 'lost'] as const

/** A custom domain of a site, with its verification records. */
export const SiteDomain = z
  .object({
    id: OwnId,
    domain: z.string().describe('Hostname, in lowercase and Punycode.'),
    status: z
      .enum(DOMAIN_STATUSES)
      .describe(
        '`pending` before the first check, then `verified` or `failed`; `lost` once a verified domain has failed its checks for a week.',
      ),
    isPrimary: z.boolean().describe('Whether links to the site use this domain.'),
    verifiedAt: nullableTimeOf('Time of verification', 'if it is not verified'),
    checkedAt: nullableTimeOf('Time of the last check', 'before the first one'),
    failure: z
      .string()
      .nullable()
      .describe('Why the last check failed; `null` if it did not fail.'),
    proof: z
      .object({
        dns: z
          .object({
            type: z.literal('TXT').describe('Record type.'),
            name: z.string().describe('Fully qualified name of the record.'),
            value: z.string().describe('Record value.'),
          })
          .describe('The DNS record that verifies the domain.'),
        web: z
          .object({
            url: z.string().describe('URL to serve the file at, over HTTP or HTTPS.'),
            content: z.string().describe('Content of the file.'),
          })
          .describe('The file that verifies the domain.'),
      })
      .describe('How the domain was verified: by a DNS record or by a file on its web server.'),
  })
  .describe('A custom domain of a site, with its verification records.')
export type SiteDomain = z.infer<typeof SiteDomain>

/** Body of a new custom domain. */
export const SiteDomainCreate = z
  .strictObject({
    domain: NonEmpty.max(300).describe('Hostname, such as `recipes.example.com`.'),
  })
  .describe('A custom domain to add.')
