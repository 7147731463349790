'use client'

import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReactElement, ReactNode } from 'react'
import { linkAtLoad, linkOnServer } from '@/src/session/link-at-load'
import { SessionContext } from '@/src/session/session-provider'
import { SessionStore } from '@/src/session/session-store'
import type { SessionScope } from '@/src/session/session-store'

const MagicLink = lazy(() => import('@/src/session/magic-link'))

/** A failure to load the session, with a function that tries again. */
export type SessionFailure = { reason: unknown; retry: () => void }

const FailureContext = createContext<SessionFailure | null>(null)

/** The reason why the session could not be loaded; null while it loads, and once it is known. */
export const useSessionFailure = (): SessionFailure | null => use(FailureContext)

/** A session store that notifies its listeners when loading has failed, and when it is reloaded. */
class ToldSessionStore extends SessionStore {
  readonly #tell: (reason: unknown) => void

  constructor(scope: SessionScope, tell: (reason: unknown) => void) {
    super(scope)
    this.#tell = tell
  }

  override async load(): Promise<void> {
    this.#tell(null)
    try {
      await super.load()
    } catch (error) {
      this.#tell(error)
      throw error
    }
  }
}

/**
 * The session of the account pages, which depend on it: it reports when loading has failed, and is reloaded
 * when the network is back. Pages of a site have the lighter `SessionProvider`.
 * @see docs/product/accounts.md#who-is-signed-in
 */
export function AccountSession({ scope, children }: AccountSessionProps): ReactElement {
  const [reason, setReason] = useState<unknown>(null)
  const [store] = useState(() => new ToldSessionStore(scope, setReason))
  const { token } = useSyncExternalStore(unchanging, linkAtLoad, linkOnServer)
  // The failure was already reported.
  const load = useCallback(() => void store.load().catch(() => undefined), [store])
  useEffect(() => {
    if (linkAtLoad().token === null) load()
  }, [load])
  const hasFailed = reason !== null
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [hasFailed, load])
  const failure = useMemo(() => (reason === null ? null : { reason, retry: load }), [reason, load])
  return (
    <SessionContext value={store}>
      <FailureContext value={failure}>
        {token === null ? null : (
          <Suspense fallback={null}>
            <MagicLink store={store} />
          </Suspense>
        )}
        {children}
      </FailureContext>
    </SessionContext>
  )
}

type AccountSessionProps = { scope: SessionScope; children: ReactNode }

const unchanging = () => () => undefined
