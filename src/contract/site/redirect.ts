import { z } from 'zod'
import { MAX_REDIRECTS_PER_REQUEST, REDIRECT_ORIGINS } from '@/src/domain/addresses/redirect-origin'
import { NonEmpty } from '../basics'
import { BaseVersion, OwnId, timeOf, Total, UpdatedAt } from '../common-fields'
import { INVALID_INPUT } from '../messages'

/** An old address and its target. @see docs/product/sites-and-hosts.md#old-addresses */
export const Redirect = z
  .object({
    id: OwnId,
    from: z.string().describe('Path of the old address, without a trailing slash.'),
    to: z.string().describe('Target: a path on the site, or an HTTP(S) URL.'),
    origin: z
      .enum(REDIRECT_ORIGINS)
      .nullable()
      .describe(
        'Origin: created when a page was `renamed`, by an `import`, or by `hand`; `null` if unknown.',
      ),
    updatedAt: UpdatedAt,
  })
  .describe('A redirect from an old address.')
export type Redirect = z.infer<typeof Redirect>

/** An earlier version of a redirect. @see docs/product/kitchen.md#earlier-versions */
export const RedirectVersion = Redirect.omit({ updatedAt: true })
  .extend({ until: timeOf('Time at which this version was replaced') })
  .describe('An earlier version of a redirect.')
export type RedirectVersion = z.infer<typeof RedirectVersion>

const fields = {
  from: NonEmpty.max(2_100).describe(
    'Old address: a path, or a URL on the site. Stored as a path without a query string.',
  ),
  to: NonEmpty.max(2_100).describe(
    'Target: a path on the site, or an HTTP(S) URL. URLs on the site are stored as paths.',
  ),
}

/** Body of a new redirect. @see docs/product/sites-and-hosts.md#old-addresses */
export const RedirectCreate = z.strictObject(fields).describe('A new redirect.')
export type RedirectCreate = z.output<typeof RedirectCreate>

/** Body of a change of a redirect. */
export const RedirectUpdate = z
  .strictObject({ ...fields, updatedAt: BaseVersion })
  .partial()
  .describe('Changes to a redirect; omitted fields keep their value.')
export type RedirectUpdate = z.output<typeof RedirectUpdate>

/** Filters for redirects. */
export const RedirectsQuery = z.object({
  query: z
    .string()
    .max(200)
    .optional()
    .describe('Only redirects with these words in `from` or `to`.'),
  origin: z.enum(REDIRECT_ORIGINS).optional().describe('Only redirects with this origin.'),
  offset: z.coerce
    .number({ error: INVALID_INPUT })
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe('Number of redirects to skip.'),
})
export type RedirectsQuery = z.output<typeof RedirectsQuery>

/** A page of redirects. */
export const RedirectPage = z
  .object({
    redirects: z.array(Redirect).describe('Redirects, by old address; at most 100.'),
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
          from: z.string().max(4_000).describe('Old address: a path, or a URL on the site.'),
          to: z.string().max(4_000).describe('Target: a path on the site, or an HTTP(S) URL.'),
        }),
      )
      .min(1)
      .max(MAX_REDIRECTS_PER_REQUEST)
      .describe('Redirects, in order; if an old address is repeated, the last one is used.'),
  })
  .describe('Redirects to create.')
export type RedirectList = z.output<typeof RedirectList>

/** The result of a bulk creation of redirects. */
export const RedirectReport = z
  .object({
    created: z.number().describe('Number of created redirects.'),
    updated: z.number().describe('Number of redirects whose target changed.'),
    unchanged: z.number().describe('Number of redirects that already existed unchanged.'),
    refused: z
      .array(
        z.object({
          position: z.number().describe('Position in the list, starting at 1.'),
          from: z.string().describe('Old address as sent.'),
          to: z.string().describe('Target as sent.'),
          message: z.string().describe('Why the redirect was rejected.'),
        }),
      )
      .describe('Rejected redirects, with reasons.'),
  })
  .describe('Result of creating many redirects.')
export type RedirectReport = z.infer<typeof RedirectReport>

/** Body of a trial. */
export const RedirectTrial = z
  .strictObject({
    address: NonEmpty.max(2_100).describe('Address to test: a path, or a URL on the site.'),
  })
  .describe('An address to test.')
export type RedirectTrial = z.output<typeof RedirectTrial>

/** The target of an address. */
export const RedirectOutcome = z
  .object({
    steps: z
      .array(z.string())
      .describe('The tested path, followed by each address that it redirects to.'),
    end: z
      .enum(['page', 'nothing', 'elsewhere', 'loop'])
      .describe(
        'Where the redirects end: at a `page` of the site, at `nothing`, `elsewhere` on another site, or in a loop.',
      ),
  })
  .describe('Result of following the redirects from an address.')
export type RedirectOutcome = z.infer<typeof RedirectOutcome>
