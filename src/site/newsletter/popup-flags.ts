/** Kept in this browser for good: somebody has signed up, here or in another form. */
const SUBMITTED = 'newsletterSubmitted'
/** Kept as long as the tab: somebody closed the popup. */
const CLOSED = 'newsletterClosed'

/** Notes that the newsletter was signed up for: the popup stays away for good. */
export const noteSubmitted = (): void => write(() => window.localStorage, SUBMITTED)

/** Notes that the popup was closed: it stays away in this tab. */
export const noteClosed = (): void => write(() => window.sessionStorage, CLOSED)

/**
 * Whether the popup may open by itself.
 * @see docs/product/subscriptions.md#newsletter-popup
 */
export const mayOpenByItself = (): boolean =>
  !has(() => window.localStorage, SUBMITTED) && !has(() => window.sessionStorage, CLOSED)

function write(storage: () => Storage, flag: string): void {
  try {
    storage().setItem(flag, 'true')
  } catch {
    // Without storage it is forgotten with the page.
  }
}

/** A browser that keeps nothing is left in peace. */
function has(storage: () => Storage, flag: string): boolean {
  try {
    return storage().getItem(flag) !== null
  } catch {
    return true
  }
}
