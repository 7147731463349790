import { readItem, writeItem } from '@/src/api/browser-storage'
import { challengeOf, newVerifier } from './secrets'

const KEY = 'signInAsked'
/** Lifetime of a mailed link. */
const LIFETIME = 30 * 60_000

/**
 * Records that this browser requests a link, and returns the challenge to send: the stored secret lets this
 * browser use that link automatically. Any other browser, including a scanner of mail links, first shows a
 * button; so does this one for a link that another browser requested.
 * @see docs/product/accounts.md#confirming-a-link
 */
export async function rememberLinkRequest(): Promise<{ challenge?: string }> {
  const verifier = linkRequestVerifier() ?? newVerifier()
  const challenge = await challengeOf(verifier)
  if (challenge === null) return {}
  // Without storage the button is shown, which also works.
  return writeItem('localStorage', KEY, `${verifier} ${Date.now()}`) ? { challenge } : {}
}

/** Returns the secret of links that this browser requested recently; null without one. */
export function linkRequestVerifier(): string | null {
  const [verifier = '', at] = (readItem('localStorage', KEY) ?? '').split(' ')
  return verifier !== '' && Date.now() - Number(at) < LIFETIME ? verifier : null
}
