import { readItem, writeItem } from '@/src/api/browser-storage'

/** Stored permanently: the reader has signed up, in this or another form. */
const SUBMITTED = 'newsletterSubmitted'
/** Stored for the tab: the reader closed the popup. */
const CLOSED = 'newsletterClosed'

/** Records a sign-up to the newsletter, which suppresses the popup permanently. */
export function recordSignUp(): void {
  writeItem('localStorage', SUBMITTED, 'true')
}

/** Records that the popup was closed, which suppresses it in this tab. */
export function recordClosed(): void {
  writeItem('sessionStorage', CLOSED, 'true')
}

/**
 * Whether the popup may open automatically; not in a browser that blocks storage, which would forget that
 * the reader closed it.
 * @see docs/product/subscriptions.md#newsletter-popup
 */
export const canOpenAutomatically = (): boolean =>
  readItem('localStorage', SUBMITTED) === null && readItem('sessionStorage', CLOSED) === null
