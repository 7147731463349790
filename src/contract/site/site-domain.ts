import { z } from 'zod'
import { NonEmpty } from '../basics'
import { OwnId, nullableTimeOf } from '../common-fields'

/** Verification statuses of a custom domain; `lost` when its record has been missing for a week. */
export const DOMAIN_STATUSES = ['pending', 'verified', 'failed', 'lost'] as const

/** A custom domain of a site, with its verification records. */
export const SiteDomain = z
  .object({
    id: OwnId,
    domain: z.string().describe('Host name, in lower case and punycode.'),
    status: z
      .enum(DOMAIN_STATUSES)
      .describe(
        '`pending` before the first check, then `verified` or `failed`; `lost` when a verified domain could not be verified for a week.',
      ),
    isPrimary: z.boolean().describe('Whether links to the site use this domain.'),
    verifiedAt: nullableTimeOf('Time of verification', 'if it is not verified'),
    checkedAt: nullableTimeOf('Time of the last check', 'before the first one'),
    failure: z
      .string()
      .nullable()
      .describe('Reason why the last check failed; null if it has not failed.'),
    proof: z
      .object({
        dns: z
          .object({
            type: z.literal('TXT').describe('Type of the record.'),
            name: z.string().describe('Full name of the record.'),
            value: z.string().describe('Value of the record.'),
          })
          .describe('The DNS record that verifies the domain.'),
        web: z
          .object({
            url: z.string().describe('URL to serve the file at; `https` works too.'),
            content: z.string().describe('Content of the file.'),
          })
          .describe('The file that verifies the domain.'),
      })
      .describe('Method that verifies the domain: a DNS record, or a file on its web server.'),
  })
  .describe('A custom domain of a site, with its verification records.')
export type SiteDomain = z.infer<typeof SiteDomain>

/** Body of a new custom domain. */
export const SiteDomainCreate = z
  .strictObject({
    domain: NonEmpty.max(300).describe('Host name, such as `recipes.example.com`.'),
  })
  .describe('A new custom domain.')
