'use client'

import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReactNode } from 'react'
import type { SiteUserData } from '@/src/contract/people/user'
import { handshakeStart } from './handshake'
import { linkAtLoad, linkOnServer } from './link-at-load'
import { SessionStore } from './session-store'
import type { Session, SessionScope } from './session-store'

const MagicLink = lazy(() => import('./magic-link'))

/** The context of a page's session; a separate root is given it again. */
export const SessionContext = createContext<SessionStore | null>(null)

/** The session and its operations. */
export type SessionHandle = Session & {
  scope: SessionScope
  signOut: () => Promise<void>
  /** Reloads the signed-in user after a change. */
  reload: () => Promise<void>
  /** Updates the user's data on this site from the response of a call. */
  noteSiteUserData: (siteUserData: SiteUserData) => void
  /**
   * Opens a page of the account host, signed in there too.
   * @see docs/product/accounts.md#between-hosts
   */
  accountLink: (path: string) => Promise<void>
}

/**
 * Provides the session on this host, and handles `mgk` in the URL of any page: see `MagicLink`.
 * @see docs/product/accounts.md#mailed-links
 */
export function SessionProvider({ scope, children }: { scope: SessionScope; children: ReactNode }) {
  const [store] = useState(() => new SessionStore(scope))
  useEffect(() => loadAtStart(store), [store])
  return (
    <SessionContext value={store}>
      <LinkAtLoad />
      {children}
    </SessionContext>
  )
}

/**
 * Handles the link that the page was opened with. Its code is loaded lazily: few pages are opened with one.
 * Must be used below a `SessionContext`.
 */
export function LinkAtLoad() {
  const store = useSessionStore()
  const { token } = useSyncExternalStore(unchanging, linkAtLoad, linkOnServer)
  if (token === null) return null
  return (
    <Suspense fallback={null}>
      <MagicLink store={store} />
    </Suspense>
  )
}

/** Loads the session of a page, unless it was opened with a link, which then decides who is signed in. */
export function loadAtStart(store: SessionStore): void {
  if (linkAtLoad().token === null) void store.load()
}

const unchanging = () => () => undefined

/** The store of the page's session. Must be used below a `SessionProvider`. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('useContext must be used within a Context')
  return store
}

/** The session of the page. Must be used below a `SessionProvider`. */
export function useSession(): SessionHandle {
  const store = useSessionStore()
  const session = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
  return {
    ...session,
    scope: store.scope,
    signOut: () => store.signOut(),
    reload: () => store.load(),
    noteSiteUserData: (siteUserData) => store.noteSiteUserData(siteUserData),
    accountLink: (path) => openAccount(path, store.scope, session),
  }
}

/** Opens a page of the account host; a handshake carries the session over. */
function openAccount(
  path: string,
  { accountOrigin, site }: SessionScope,
  { user }: Session,
): Promise<void> {
  const isSignedIn = user !== null && user !== 'pending'
  const isElsewhere = site !== null && window.location.origin !== accountOrigin
  window.location.assign(
    isSignedIn && isElsewhere
      ? handshakeStart(accountOrigin, site, path)
      : new URL(path, accountOrigin),
  )
  return Promise.resolve()
}
