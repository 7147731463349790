/** The browser storage key of the token. */
export const AUTH_TOKEN_KEY = 'authToken'

/**
 * The stored token of whoever is signed in on this host. Where the browser refuses storage (private
 * windows, strict settings) it lives as long as the page.
 * @see docs/product/accounts.md#sessions
 */
let held: string | null = null

/** The token, or null when signed out. */
export function readAuthToken(): string | null {
  try {
    return window.localStorage.getItem(AUTH_TOKEN_KEY) ?? held
  } catch {
    return held
  }
}

/** Stores a token, or clears it with null. */
export function storeAuthToken(token: string | null): void {
  held = token
  try {
    if (token === null) window.localStorage.removeItem(AUTH_TOKEN_KEY)
    else window.localStorage.setItem(AUTH_TOKEN_KEY, token)
  } catch {
    // kept in `held` for this page
  }
}
