import { readItem, writeItem } from './browser-storage'

/** The browser storage key of the token. */
export const AUTH_TOKEN_KEY = 'authToken'

/**
 * The token of this page's user, for browsers that block storage: it lasts as long as the page.
 * @see docs/product/accounts.md#blocked-storage
 */
let held: string | null = null

/**
 * Reads the auth token of this host; null when signed out.
 * @see docs/product/accounts.md#sessions
 */
export const readAuthToken = (): string | null => readItem('localStorage', AUTH_TOKEN_KEY) ?? held

/** Stores a token, or clears it with null. */
export function storeAuthToken(token: string | null): void {
  held = token
  writeItem('localStorage', AUTH_TOKEN_KEY, token)
}
