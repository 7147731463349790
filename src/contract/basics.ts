import { z } from 'zod'
import { EMAIL_PATTERN, isWebAddress } from '@/src/domain/web-address'
import { isSiteSlug, isSlug } from '@/src/domain/slug'
import { INVALID_EMAIL, INVALID_INPUT, INVALID_URL, REQUIRED } from './messages'

/** An id of anything stored: a UUID. */
export const Id = z.uuid({ error: INVALID_INPUT })
/** A text that must not be empty. */
export const NonEmpty = z.string({ error: requiredOrInvalid }).trim().min(1, { error: REQUIRED })
/** An email address in the format of platform §5, lower case. */
export const Email = z
  .string({ error: requiredOrInvalid })
  .trim()
  .toLowerCase()
  .max(320, { error: INVALID_EMAIL })
  .regex(EMAIL_PATTERN, { error: INVALID_EMAIL })
/** An absolute http, https or mailto link. */
export const WebAddress = z
  .string({ error: requiredOrInvalid })
  .max(2048, { error: INVALID_URL })
  .refine(isWebAddress, { error: INVALID_URL })
/** The last part of an address. */
export const Slug = NonEmpty.refine(isSlug, { error: INVALID_INPUT })
/** The slug of a site: it is a label of its host name, too. */
export const SiteSlug = NonEmpty.refine(isSiteSlug, { error: INVALID_INPUT })
/** A moment: ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ error: INVALID_INPUT })

/** The message for a value of a wrong type: missing ones are called so (platform §5). */
function requiredOrInvalid(issue: { input?: unknown }): string {
  return issue.input === undefined ? REQUIRED : INVALID_INPUT
}
