import { readItem, writeItem } from '@/src/api/browser-storage'

/** Stored permanently: the reader has signed up, in this or another form. */
const SUBMITTED = 'newsletterSubmitted'
/** Stored for the tab: the reader closed the popup. */
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
 * Whether the popup may open automatically; not in a browser that blocks storage, which would forget that
 * the reader closed it.
 * @see docs/product/subscriptions.md#newsletter-popup
 */
export const mayOpenByItself = (): boolean =>
  readItem('localStorage', SUBMITTED) === null && readItem('sessionStorage', CLOSED) === null
