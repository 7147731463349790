const KEY = 'signInAskedAt'
/** As long as a mailed link lives. */
const LIFETIME = 30 * 60_000

/**
 * Notes that this browser asked for a link: it may spend the link by itself. Any other browser, and
 * so a scanner that opens links of mails, is shown a button first (contract, Tokens).
 */
export function noteAsked(): void {
  try {
    window.localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without storage the button is shown, which also works.
  }
}

/** Whether this browser asked for a link a short while ago. */
export function hasAsked(): boolean {
  try {
    return Date.now() - Number(window.localStorage.getItem(KEY)) < LIFETIME
  } catch {
    return false
  }
}

/** Forgets that it asked: the link was spent. */
export function forgetAsked(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // nothing was stored
  }
}
