const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** Whether a text is an absolute http, https or mailto link: nothing that could run. */
export function isWebAddress(value: string): boolean {
  try {
    return PROTOCOLS.has(new URL(value).protocol)
  } catch {
    return false
  }
}

/**
 * The pattern of an email address.
 * @see docs/product/accounts.md#email-addresses
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
