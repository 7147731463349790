import { writeItem } from '@/src/api/browser-storage'
import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'
import { challengeOf, newVerifier } from './secrets'

/*
 * The handover of a signed-in reader from a site's host to the account host: the account host starts it
 * with a secret of its own, the site sends the browser back with a link that only that secret opens
 * (decision 011).
 */

const KEY = 'accountHandshake'
/** Lifetime in milliseconds: longer than two pages take to load. */
const LIFETIME = 60_000
/** The label of a site's host below the root domain. */
const LABEL = /^[a-z0-9-]{1,63}$/

/** Builds the URL on the account host that starts the handshake and ends at `path`. */
export function handshakeStart(accountOrigin: string, site: string, path: string): string {
  const url = new URL('/redirecting', accountOrigin)
  url.searchParams.set('next', path)
  url.searchParams.set('from', labelHere(accountOrigin) ?? site)
  return url.href
}

/** Returns the label of this host; null on a custom domain, where sessions are limited to it. */
function labelHere(accountOrigin: string): string | null {
  const end = `.${new URL(accountOrigin).host}`
  const { host } = window.location
  return host.endsWith(end) ? host.slice(0, -end.length) : null
}

/**
 * Starts a handshake: stores a secret in this tab and returns the URL of the site's page that makes the
 * link. Null when the address requires none.
 */
export async function beginHandshake(accountOrigin: string, next: string): Promise<string | null> {
  const label = new URLSearchParams(window.location.search).get('from') ?? ''
  if (!LABEL.test(label)) return null
  const verifier = newVerifier()
  const challenge = await challengeOf(verifier)
  if (challenge === null) return null
  if (!writeJsonItem('sessionStorage', KEY, [verifier, Date.now(), next])) return null
  const { protocol, host } = new URL(accountOrigin)
  // In the fragment, so that the page can be cached for everyone.
  return `${protocol}//${label}.${host}/redirecting#${challenge}`
}

/** Returns the verifier and destination of the current handshake; null if there is none. */
export function currentHandshake(): { verifier: string; next: string } | null {
  const stored = readJsonItem('sessionStorage', KEY)
  if (!Array.isArray(stored)) return null
  const [verifier, at, next] = stored as unknown[]
  if (typeof verifier !== 'string' || typeof next !== 'string') return null
  return Date.now() - Number(at) < LIFETIME ? { verifier, next } : null
}

/** Removes the stored secret: the link was used, or there is none. */
export function endHandshake(): void {
  writeItem('sessionStorage', KEY, null)
}
