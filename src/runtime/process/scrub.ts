import { removeAddresses } from './scrub-addresses'

/** 256 random bits and more, as hex or base64url; a UUID (36 characters) is none. */
const TOKEN = /[\w-]{43,}/g
const LOGIN_IN_URL = /(\b\w{1,30}:\/\/)[^\s/]{0,500}@/g
const SECRET_KEYS =
  /^(authorization|cookie|set-cookie|password|secret|.*token|hash|salt|e-?mail|api-?key|mgk)$/i
const DEEPEST = 6

/** Removes mail addresses, tokens and credentials from a text for the log. */
export function scrub(text: string): string {
  return removeAddresses(text.replace(LOGIN_IN_URL, '$1[login]@')).replace(TOKEN, '[token]')
}

/** Scrubs all texts inside a value; values under the name of a secret are removed. */
export function scrubValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth === DEEPEST) return '[deeper]'
  if (value instanceof Error) return scrubError(value, depth)
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1))
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    SECRET_KEYS.test(key) ? '[secret]' : scrubValue(inner, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function scrubError(error: Error, depth: number): unknown {
  const { name, message, stack, cause } = error
  const own = Object.fromEntries<unknown>(Object.entries(error))
  return scrubValue({ ...own, name, message, stack, ...(cause ? { cause } : {}) }, depth)
}
