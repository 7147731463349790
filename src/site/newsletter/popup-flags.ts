import { readItem, writeItem } from '@/src/api/browser-storage'

/** Kept in this browser for good: somebody has signed up, here or in another form. */
const SUBMITTED = 'newsletterSubmitted'
/** Kept as long as the tab: somebody closed the popup. */
const CLOSED = 'newsletterClosed'

/** Notes that the newsletter was signed up for: the popup stays away for good. */
export function noteSubmitted(): void {
  writeItem('localStorage', SUBMITTED, 'true')
}

/** Notes that the popup was closed: it stays away in this tab. */
export function noteClosed(): void {
  writeItem('sessionStorage', CLOSED, 'true')
}

/**
 * Whether the popup may open by itself; not in a browser that blocks storage, which would forget a refusal.
 * @see docs/product/subscriptions.md#newsletter-popup
 */
export const mayOpenByItself = (): boolean =>
  readItem('localStorage', SUBMITTED) === null && readItem('sessionStorage', CLOSED) === null
