/**
 * Lifetimes, in milliseconds.
 * @see docs/product/limits.md#lifetimes
 */
export const SIGN_IN_LINK_LIFETIME = 30 * 60_000
/** Lifetime of links between hosts. */
export const ACCOUNT_LINK_LIFETIME = 60_000
/** Lifetime of invitations to a site, and of offers to hand one over. */
export const INVITATION_LIFETIME = 7 * 24 * 3_600_000
export const AUTH_TOKEN_LIFETIME = 90 * 24 * 3_600_000
/** A session's last use is written at most this often. */
export const SESSION_TOUCH_INTERVAL = 3_600_000

/**
 * Prefixes that identify the purpose of a token: a mailed link, or one of the two directions between hosts.
 */
export const TOKEN_PREFIX = {
  signIn: 'si',
  accountLink: 'al',
  handover: 'ho',
  session: 'se',
  invitation: 'in',
  gift: 'gi',
  guestComment: 'gc',
} as const

/** Whether a token was created for a redirect between hosts, not mailed. */
export const isAccountLink = (token: string): boolean =>
  token.startsWith(`${TOKEN_PREFIX.accountLink}_`)

/** Whether a token redirects from a site's own host to its custom domain. */
export const isHandover = (token: string): boolean => token.startsWith(`${TOKEN_PREFIX.handover}_`)

/** Formats of a challenge (a SHA-256 in base64url) and of its secret, which is at least as long. */
export const CHALLENGE_PATTERN = /^[\w-]{43}$/
export const VERIFIER_PATTERN = /^[\w-]{43,128}$/
