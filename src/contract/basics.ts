import { languageTag, MAX_LANGUAGE_TAG } from '@/src/domain/language/language-tag'
import { z } from 'zod'
import { CHALLENGE_PATTERN } from '@/src/domain/accounts'
import { normaliseEmail } from '@/src/domain/addresses/email-address'
import { EMAIL_PATTERN, isWebAddress } from '@/src/domain/addresses/web-address'
import { isSiteSlug, isSlug } from '@/src/domain/addresses/slug'
import { INVALID_EMAIL, INVALID_INPUT, INVALID_URL, REQUIRED } from './messages'

/** The id of any stored object: a UUID. */
export const Id = z.uuid({ error: INVALID_INPUT })
/** A text that must not be empty. */
export const NonEmpty = z
  .string({ error: requiredOrInvalid })
  .trim()
  .min(1, { error: REQUIRED, abort: true })
/**
 * One plain email address in its normal form: lower case, in punycode.
 * @see docs/product/accounts.md#email-addresses
 */
export const Email = z
  .string({ error: requiredOrInvalid })
  .trim()
  .max(320, { error: INVALID_EMAIL, abort: true })
  .regex(EMAIL_PATTERN, { error: INVALID_EMAIL, abort: true })
  .refine((typed) => normaliseEmail(typed) !== null, { error: INVALID_EMAIL })
  .transform((typed) => normaliseEmail(typed) ?? typed)
/** The SHA-256 of a secret that stays in the requesting browser. */
export const Challenge = z.string().regex(CHALLENGE_PATTERN, { error: INVALID_INPUT })
/** An absolute http, https or mailto link. */
export const WebAddress = z
  .string({ error: requiredOrInvalid })
  .max(2048, { error: INVALID_URL })
  .refine(isWebAddress, { error: INVALID_URL })
/** The last segment of a path. */
export const Slug = NonEmpty.refine(isSlug, { error: INVALID_INPUT })
/** The slug of a site, which is also a label of its host name. */
export const SiteSlug = NonEmpty.refine(isSiteSlug, { error: INVALID_INPUT })
/** A time: ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ error: INVALID_INPUT })

/**
 * Returns the message for a value of a wrong type: missing values have their own.
 * @see docs/product/api.md#validation-messages
 */
function requiredOrInvalid(issue: { input?: unknown }): string {
  return issue.input === undefined ? REQUIRED : INVALID_INPUT
}

export const LanguageTag = z
  .string()
  .max(MAX_LANGUAGE_TAG)
  .refine((text) => languageTag(text) !== null, { error: INVALID_INPUT })
