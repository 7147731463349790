import { isAccountLink } from '@/src/domain/accounts'
import { linkRequestVerifier } from './link-request'
import { currentHandshake } from './handshake'

const PARAMETER = 'mgk'

/** The magic link a page was opened with. */
export type LinkAtLoad = {
  token: string | null
  /**
   * The secret that shows that this browser asked for it; null when it may not have.
   * @see docs/product/accounts.md#confirming-a-link
   */
  verifier: string | null
}

const NONE: LinkAtLoad = { token: null, verifier: null }

let loaded: LinkAtLoad | undefined

/**
 * The link in the address when the page was opened: the address loses it while it is dealt with.
 */
export function linkAtLoad(): LinkAtLoad {
  loaded ??= read()
  return loaded
}

/** During server rendering there is no link. */
export const linkOnServer = (): LinkAtLoad => NONE

function read(): LinkAtLoad {
  const token = new URLSearchParams(window.location.search).get(PARAMETER)
  if (token === null) return NONE
  const verifier = isAccountLink(token) ? currentHandshake()?.verifier : linkRequestVerifier()
  return { token, verifier: verifier ?? null }
}

/** Whether a link still stands in the address, not yet dealt with. */
export const isLinkInAddress = (): boolean =>
  new URLSearchParams(window.location.search).has(PARAMETER)

/** Takes the token out of the address, so that it is neither kept nor shared. */
export function cleanAddress(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', url)
}
