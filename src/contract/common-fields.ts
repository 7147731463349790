import { z } from 'zod'
import { Id, Instant } from './basics'

/*
 * Fields that several schemas have, described once.
 */

/** The id of the object itself. */
export const OwnId = Id.describe('Unique ID of the object.')

/** The id of a row in a list that is written as a whole. */
export const WrittenRowId = Id.optional().describe(
  'ID of an existing row to keep; a row without an ID is new.',
)

/** Builds the schema of a time in a response, described as "`what` (ISO 8601, UTC)." */
export const timeOf = (what: string): z.ZodString => z.string().describe(`${what} (ISO 8601, UTC).`)

/** Builds that schema for a nullable time; `absence` describes null. */
export const nullableTimeOf = (what: string, absence: string): z.ZodNullable<z.ZodString> =>
  z.string().nullable().describe(`${what} (ISO 8601, UTC); \`null\` ${absence}.`)

/** Builds the schema of a duration in a response. */
export const minutesOf = (what: string): z.ZodNullable<z.ZodNumber> =>
  z.number().nullable().describe(`${what}, in minutes; \`null\` if there is none.`)

/** The creation time of an object. */
export const CreatedAt = timeOf('Creation time')

/** The time of an object's last change. */
export const UpdatedAt = z
  .string()
  .describe(
    'Time of the last change (ISO 8601, UTC). Send it with an update to detect conflicting edits.',
  )

/** The version an update is based on. */
export const BaseVersion = Instant.optional().describe(
  'The `updatedAt` of the version that the edit is based on; if the object has changed since, the request fails with `conflict`.',
)

/** A slug in a response. */
export const slugOf = (what: string, scope = 'site'): z.ZodString =>
  z.string().describe(`Slug of the ${what}, unique within its ${scope}.`)

/** The slug of a site in a response. */
export const OwnSiteSlug = z
  .string()
  .describe('Slug of the site: the first label of its hostname, unique across the deployment.')

/** An amount of money that may be missing. */
export const Cents = (what: string, absence: string): z.ZodNullable<z.ZodNumber> =>
  z.number().nullable().describe(`${what}, in cents of \`currency\`; \`null\` ${absence}.`)

/** Number of items in all pages of a list. */
export const Total = z.number().describe('Total number of items on all pages.')

/** URL of a site in a response. */
export const SiteUrl = z.string().describe('URL of the site on its primary domain.')
/** The caller's role on a site. */
export const Role = z
  .enum(['owner', 'editor', 'admin'])
  .describe(
    "The caller's role on the site; `admin` for platform admins who have no other role there.",
  )
/** Calls that the caller may make on a site. */
export const AllowedCalls = z
  .array(z.string())
  .describe('Names of the calls that the caller is allowed to make on this site.')

/** The default language of a site in a response. @see docs/product/sites-and-hosts.md#language */
export const SiteLanguage = z
  .string()
  .nullable()
  .describe(
    "Default language of the site's recipes, as a BCP 47 tag such as `de`; `null` if not set.",
  )

/** The time zone of a site in a response. @see docs/product/sites-and-hosts.md#time-zone */
export const SiteTimeZone = z
  .string()
  .describe('Time zone of the site, as an IANA name such as `Europe/Berlin`.')

/**
 * Whether a text of the response was reduced for its client.
 * @see docs/product/rich-text.md#reduced-texts
 */
export const Reduced = z
  .literal(true)
  .exactOptional()
  .describe('True if `?blocks=basic` reduced a text in this object; absent otherwise.')
