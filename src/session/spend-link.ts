import { ApiError } from '@/src/api/api-error'
import { readAuthToken } from '@/src/api/auth-token'
import { lazyCall } from '@/src/api/lazy-call'
import { isAccountLink, isHandover } from '@/src/domain/accounts'
import { removeTokenFromUrl } from './link-at-load'
import type { LinkAtLoad } from './link-at-load'
import type { SessionStore } from './session-store'

/** The state of an opened link: pending, waiting for confirmation, done, or failed. */
export type LinkStage = 'pending' | 'done' | LinkQuestion | { failure: string }

/** The question that is shown before a link is confirmed. */
export type LinkQuestion = {
  /** The masked address of the account; null when the link could not be read. */
  email: string | null
  /** The signed-in user whose session the link would replace; null for none. */
  replaces: string | null
  /** The secret to use it with; null for a mailed link, which needs none. */
  verifier: string | null
  isBusy: boolean
}

type OpenedLink = LinkAtLoad & { token: string }

let beginning: Promise<LinkStage> | undefined

/** Handles the page's link as far as possible without a confirmation, once for repeated calls. */
export function beginLink(store: SessionStore, link: OpenedLink): Promise<LinkStage> {
  beginning ??= decide(store, link)
  return beginning
}

async function decide(store: SessionStore, { token, verifier }: OpenedLink): Promise<LinkStage> {
  removeTokenFromUrl()
  if (verifier !== null && readAuthToken() === null) return spendOrAsk(store, token, verifier)
  const seen = await look(token)
  if (isDead(seen)) return signOutFor(store, seen)
  // Another user is signed in, or another browser requested the link: confirm first.
  if (seen?.isCurrentUser !== true) return ask(store, token, keepFor(token, verifier), seen)
  if (isAccountLink(token)) return stay(store)
  return verifier === null ? ask(store, token, null, seen) : spendOrAsk(store, token, verifier)
}

async function spendOrAsk(
  store: SessionStore,
  token: string,
  verifier: string,
): Promise<LinkStage> {
  const outcome = await spend(store, token, verifier)
  return outcome === 'elsewhere' ? ask(store, token, null) : outcome
}

/**
 * Signs out for a dead link, as for a refused one.
 * @see docs/product/accounts.md#confirming-a-link
 */
async function signOutFor(store: SessionStore, dead: Dead): Promise<LinkStage> {
  if (readAuthToken() === null) await store.load()
  // Signed out here even when the server could not be reached.
  else await store.signOut().catch(() => undefined)
  return dead
}

/** A link between hosts is not used when the user is already signed in here. */
async function stay(store: SessionStore): Promise<LinkStage> {
  await store.load()
  return 'done'
}

/** Links between hosts require their secret, mailed ones do not. */
const keepFor = (token: string, verifier: string | null): string | null =>
  isAccountLink(token) || isHandover(token) ? verifier : null

/** The account that a link would sign in; null when the request failed. */
type Seen = { email: string; isCurrentUser: boolean } | null
/** A link that can no longer sign in, with the server's message. */
type Dead = { failure: string }

const isDead = (seen: Seen | Dead): seen is Dead => seen !== null && 'failure' in seen

const look = (token: string): Promise<Seen | Dead> =>
  lazyCall('describeSignInLink', { body: { token } }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) return null
    if (error.body?.error.reason !== undefined) return { failure: error.message }
    return error.code === 'validation_failed' ? { failure: NO_LINK } : null
  })

async function ask(
  store: SessionStore,
  token: string,
  verifier: string | null,
  seen?: Seen,
): Promise<LinkStage> {
  const [found, replaces] = await Promise.all([
    seen === undefined ? look(token) : seen,
    store.currentEmail().catch(() => null),
  ])
  if (isDead(found)) return signOutFor(store, found)
  return { email: found?.email ?? null, replaces, verifier, isBusy: false }
}

/** Uses a link that the user has confirmed. */
export async function confirmLink(
  store: SessionStore,
  token: string,
  { verifier }: LinkQuestion,
): Promise<LinkStage> {
  const outcome = await spend(store, token, verifier)
  return outcome === 'elsewhere' ? { failure: ELSEWHERE } : outcome
}

const ELSEWHERE = 'This sign in link belongs to another browser.'
/** The message for a text that cannot be the token of a link. */
const NO_LINK = 'This sign in link is not valid. Please request a new one.'
const FAILED = 'Something went wrong. Please try again.'

async function spend(
  store: SessionStore,
  token: string,
  verifier: string | null,
): Promise<LinkStage | 'elsewhere'> {
  try {
    await store.confirm(token, verifier)
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) return { failure: FAILED }
    return error.body?.error.reason === 'elsewhere' ? 'elsewhere' : { failure: error.message }
  }
}
