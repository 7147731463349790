/** How long things live, in milliseconds (contract, Tokens). */
export const SIGN_IN_LINK_LIFETIME = 30 * 60_000
export const ACCOUNT_LINK_LIFETIME = 60_000
export const AUTH_TOKEN_LIFETIME = 90 * 24 * 3_600_000
/** A session's last use is written at most this often. */
export const SESSION_TOUCH_INTERVAL = 3_600_000

/** Prefixes that tell a browser which link it may confirm by itself: account links are never mailed. */
export const TOKEN_PREFIX = { signIn: 'si', accountLink: 'al', session: 'se' } as const

/** Whether a token came from a click on this very deployment a moment ago, not from a mail. */
export const isAccountLink = (token: string): boolean =>
  token.startsWith(`${TOKEN_PREFIX.accountLink}_`)
