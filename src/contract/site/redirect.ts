import { z } from 'zod'
import { MAX_REDIRECTS_PER_REQUEST, REDIRECT_ORIGINS } from '@/src/domain/addresses/redirect-origin'
import { NonEmpty } from '../basics'
import { BaseVersion, OwnId, timeOf, Total, UpdatedAt } from '../common-fields'
import { INVALID_INPUT } from '../messages'

/** An old address and its target. @see docs/product/sites-and-hosts.md#old-addresses */
export const Redirect = z
  .object({
    id: OwnId,
    from: z.string().describe('Path of the old address, without a slash at its end.'),
    to: z.string().describe('Target: a path of the site, or an http(s) URL.'),
    origin: z
      .enum(REDIRECT_ORIGINS)
      .nullable()
      .describe(
        'Origin: a page was `renamed`, an `import` brought it, or somebody wrote it by `hand`; null if unknown.',
      ),
    updatedAt: UpdatedAt,
  })
  .describe('An old address and where it leads.')
export type Redirect = z.infer<typeof Redirect>

/** An earlier version of a redirect. @see docs/product/kitchen.md#earlier-versions */
export const RedirectVersion = Redirect.omit({ updatedAt: true })
  .extend({ until: timeOf('Time until which the redirect said this') })
  .describe('Earlier version of a redirect.')
export type RedirectVersion = z.infer<typeof RedirectVersion>

const fields = {
  from: NonEmpty.max(2_100).describe(
    'The old address: a path, or a URL of the site. Stored as a path without query.',
  ),
  to: NonEmpty.max(2_100).describe(
    'Target: a path of the site, or an http(s) URL. A URL of the site is stored as its path.',
  ),
}

/** Body of a new redirect. @see docs/product/sites-and-hosts.md#old-addresses */
export const RedirectCreate = z.strictObject(fields).describe('A new redirect.')
export type RedirectCreate = z.output<typeof RedirectCreate>

/** Body of a change of a redirect. */
export const RedirectUpdate = z
  .strictObject({ ...fields, updatedAt: BaseVersion })
  .partial()
  .describe('Changes to a redirect; fields that are left out keep their value.')
export type RedirectUpdate = z.output<typeof RedirectUpdate>

/** Filters for redirects. */
export const RedirectsQuery = z.object({
  query: z.string().max(200).optional().describe('Only redirects with these words in from or to.'),
  origin: z.enum(REDIRECT_ORIGINS).optional().describe('Only redirects that are there for this.'),
  offset: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('Number of these redirects to skip.'),
})
export type RedirectsQuery = z.output<typeof RedirectsQuery>

/** A page of redirects. */
export const RedirectPage = z
  .object({
    redirects: z.array(Redirect).describe('At most 100 redirects, by their old address.'),
    total: Total,
  })
  .describe('A page of redirects.')
export type RedirectPage = z.infer<typeof RedirectPage>

/** Body of a request that adds many redirects. */
export const RedirectList = z
  .strictObject({
    redirects: z
      .array(
        z.strictObject({
          from: z.string().max(4_000).describe('The old address: a path, or a URL of the site.'),
          to: z.string().max(4_000).describe('Target.'),
        }),
      )
      .min(1)
      .max(MAX_REDIRECTS_PER_REQUEST)
      .describe('The redirects, in order; of two with one old address the later one counts.'),
  })
  .describe('Many redirects at once.')
export type RedirectList = z.output<typeof RedirectList>

/** The result of a bulk creation of redirects. */
export const RedirectReport = z
  .object({
    created: z.number().describe('Number of redirects that are new.'),
    updated: z.number().describe('Number of redirects that lead elsewhere now.'),
    unchanged: z.number().describe('Number of redirects that were so already.'),
    refused: z
      .array(
        z.object({
          position: z.number().describe('Position in the list, from 1.'),
          from: z.string().describe('The old address as it was sent.'),
          to: z.string().describe('The target as it was sent.'),
          message: z.string().describe('Reason for the refusal.'),
        }),
      )
      .describe('Refused redirects, with the reasons.'),
  })
  .describe('Result of creating several redirects.')
export type RedirectReport = z.infer<typeof RedirectReport>

/** Body of a trial. */
export const RedirectTrial = z
  .strictObject({
    address: NonEmpty.max(2_100).describe('The address to try: a path, or a URL of the site.'),
  })
  .describe('An address to try.')
export type RedirectTrial = z.output<typeof RedirectTrial>

/** The target of an address. */
export const RedirectOutcome = z
  .object({
    steps: z
      .array(z.string())
      .describe('The path that was tried, then each address it leads on to.'),
    end: z
      .enum(['page', 'nothing', 'elsewhere', 'loop'])
      .describe(
        'End of the redirects: a `page` of the site, `nothing`, an address `elsewhere`, or no end at all.',
      ),
  })
  .describe('Target of an address.')
export type RedirectOutcome = z.infer<typeof RedirectOutcome>
