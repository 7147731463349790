import { isAccountLink } from '@/src/domain/accounts'
import { linkRequestVerifier } from './link-request'
import { currentHandshake } from './handshake'

const PARAMETER = 'mgk'

/** The magic link that a page was opened with. */
export type LinkAtLoad = {
  token: string | null
  /**
   * The secret that proves that this browser requested it; null when it may not have.
   * @see docs/product/accounts.md#confirming-a-link
   */
  verifier: string | null
}

const NONE: LinkAtLoad = { token: null, verifier: null }

let loaded: LinkAtLoad | undefined

/** Returns the link in the URL when the page was opened: it is removed from the URL while it is handled. */
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

/** Returns whether the URL contains a link that has not been handled. */
export const isLinkInUrl = (): boolean => new URLSearchParams(window.location.search).has(PARAMETER)

/** Removes the token from the URL, so that it is neither saved nor shared. */
export function removeTokenFromUrl(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(PARAMETER)
  window.history.replaceState(window.history.state, '', url)
}
