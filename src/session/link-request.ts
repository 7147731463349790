import { readItem, writeItem } from '@/src/api/browser-storage'
import { challengeOf, newVerifier } from './secrets'

const KEY = 'signInAsked'
/** Lifetime of a mailed link. */
const LIFETIME = 30 * 60_000

/**
 * Notes that this browser asks for a link, and gives what goes with the request: with the secret
 * that stays here it may spend that link by itself. Any other browser, and so a scanner that opens
 * links of mails, is shown a button first; so is this one for a link somebody else asked for.
 * @see docs/product/accounts.md#confirming-a-link
 */
export async function rememberLinkRequest(): Promise<{ challenge?: string }> {
  const verifier = linkRequestVerifier() ?? newVerifier()
  const challenge = await challengeOf(verifier)
  if (challenge === null) return {}
  // Without storage the button is shown, which also works.
  return writeItem('localStorage', KEY, `${verifier} ${Date.now()}`) ? { challenge } : {}
}

/** The secret of links this browser asked for a short while ago; null when it asked for none. */
export function linkRequestVerifier(): string | null {
  const [verifier = '', at] = (readItem('localStorage', KEY) ?? '').split(' ')
  return verifier !== '' && Date.now() - Number(at) < LIFETIME ? verifier : null
}
