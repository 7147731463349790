import { z } from 'zod'
import { Id, Instant } from './basics'

/*
 * Fields that several schemas have, described once.
 */

/** The id of the object itself. */
export const OwnId = Id.describe('Id of the object; it never changes.')

/** The id of a row in a list that is written as a whole. */
export const WrittenRowId = Id.optional().describe(
  'Id of the row, to keep it the same row; a row without an id gets a new one.',
)

/** Builds the schema of a time in a response, described as "`what`: ISO 8601 in UTC." */
export const timeOf = (what: string): z.ZodString =>
  z.string().describe(`${what}: ISO 8601 in UTC.`)

/** Builds that schema for a nullable time; `absence` describes null. */
export const nullableTimeOf = (what: string, absence: string): z.ZodNullable<z.ZodString> =>
  z.string().nullable().describe(`${what}: ISO 8601 in UTC; null ${absence}.`)

/** The creation time of an object. */
export const CreatedAt = timeOf('Time of creation')

/** The time of an object's last change. */
export const UpdatedAt = z
  .string()
  .describe(
    'Time of the last change: ISO 8601 in UTC. It is the version of the object: send it with an update.',
  )

/** The version an update is based on. */
export const BaseVersion = Instant.optional().describe(
  'The `updatedAt` of the version the edit is based on; an edit of an older version is refused with `conflict`.',
)

/** A slug in a response. */
export const slugOf = (what: string, scope = 'site'): z.ZodString =>
  z.string().describe(`Slug of the ${what}, unique within its ${scope}.`)

/** The slug of a site in a response. */
export const OwnSiteSlug = z
  .string()
  .describe('Slug of the site: the first label of its host name, unique in the deployment.')

/** An amount of money that may be missing. */
export const Cents = (what: string, absence: string): z.ZodNullable<z.ZodNumber> =>
  z.number().nullable().describe(`${what}, in cents of \`currency\`; null ${absence}.`)

/** Number of items in all pages of a list. */
export const Total = z.number().describe('Number of items in all pages.')

/** URL of a site in a response. */
export const SiteUrl = z.string().describe('URL of the site, on its primary domain.')
/** The caller's role on a site. */
export const Role = z
  .enum(['owner', 'editor', 'admin'])
  .describe("The caller's role on the site; `admin` for platform admins without another one.")
/** Calls that the caller may make on a site. */
export const AllowedCalls = z
  .array(z.string())
  .describe('Names of the calls that the caller may make on this site.')

/** The time zone of a site in a response. @see docs/product/sites-and-hosts.md#time-zone */
export const SiteLanguage = z
  .string()
  .nullable()
  .describe(
    'Language of recipes that have none of their own, as a BCP 47 tag such as `de`; null if it was not set.',
  )

export const SiteTimeZone = z
  .string()
  .describe('Time zone of the days and times of the site: an IANA name such as `Europe/Berlin`.')

/**
 * Whether a text of the response was reduced for its client.
 * @see docs/product/rich-text.md#reduced-texts
 */
export const Reduced = z
  .literal(true)
  .exactOptional()
  .describe('True if `?blocks=basic` reduced a text in it; absent otherwise.')
