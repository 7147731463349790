import { EMAIL_PATTERN } from './web-address'

/** RFC 5321: longest parts of an address. */
const MAX_LOCAL = 64
const MAX_ADDRESS = 254

/**
 * A plain local part: words of RFC 5322 and letters of any language (RFC 6531), without the
 * characters that mail servers once routed by (`%`, `!`) and without quotes, which no provider hands
 * out.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** A top level begins with a letter: an address in numbers has none. */
const TOP_LEVEL = /^[a-z]/
/** Characters of a domain name, in any language. */
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.-]+$/u
/** Scripts whose letters look like Latin ones. */
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
const LATIN = /\p{Script=Latin}/u

/**
 * Normalizes an email address to the form its mail is delivered to: lower case, the domain in punycode;
 * null for anything that is not exactly one plain address. Lists, names, comments, quotes and other
 * spellings of the same mailbox are refused, so that rate limits count the delivered address.
 * @see docs/product/accounts.md#email-addresses
 */
export function normaliseEmail(typed: string): string | null {
  const text = typed.trim()
  if (!EMAIL_PATTERN.test(text)) return null
  const [local = '', domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || !isPlainLocal(local)) return null
  const host = asciiDomain(domain)
  if (host === null) return null
  const address = `${local.toLowerCase()}@${host}`
  return octets(address) > MAX_ADDRESS ? null : address
}

/** Whether a local part is normalized and of one script. */
const isPlainLocal = (local: string): boolean =>
  octets(local) <= MAX_LOCAL &&
  LOCAL.test(local) &&
  local.normalize('NFKC') === local &&
  !(LATIN.test(local) && LOOKALIKE.test(local))

const octets = (text: string): number => new TextEncoder().encode(text).length

/** A domain in punycode; null when it is none, or is written so that it looks like another. */
function asciiDomain(domain: string): string | null {
  // A domain that a mail server would normalize to something else is another spelling of another domain.
  if (!DOMAIN_CHARACTERS.test(domain) || domain.normalize('NFKC') !== domain) return null
  const mixes = domain.split('.').some((label) => LATIN.test(label) && LOOKALIKE.test(label))
  if (mixes || !URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  const labels = hostname.split('.')
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  return TOP_LEVEL.test(labels.at(-1) ?? '') ? hostname : null
}

/** Whether a text is one plain email address. */
export const isEmail = (typed: string): boolean => normaliseEmail(typed) !== null

/** Masks an address for holders of a link: `a•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')
