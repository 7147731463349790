'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { whenFree } from '@/src/api/when-free'
import { useSession } from '@/src/session/session-provider'

/** A store that was opened, or the error; null while it is opening. */
export type Opened<Store> = { store: Store } | { error: Error } | null

type Options<Store> = {
  /** Another key opens another one. */
  key: string
  open: (userId: string) => Promise<Store>
  /** Called once it is wanted: its screen may be left before it is open. */
  begin?: (store: Store) => void
  /** Called when its screen is left. */
  leave: (store: Store) => void
}

/** Opens the store of an editor for the signed-in user, and closes it with the screen. */
export function useOpened<Store extends object>({
  key,
  ...options
}: Options<Store>): {
  opened: Opened<Store>
  retry: () => void
} {
  const [opened, setOpened] = useState<Opened<Store>>(null)
  const [attempt, setAttempt] = useState(0)
  const { user } = useSession()
  const userId = user !== null && user !== 'pending' ? user.id : null
  const open = useEffectEvent(options.open)
  const begin = useEffectEvent((store: Store): void => options.begin?.(store))
  const leave = useEffectEvent(options.leave)
  useEffect(() => {
    if (userId === null) return
    const left = new AbortController()
    let isWanted = true
    let mine: Store | undefined
    whenFree(() => open(userId), left.signal)
      .then((store) => {
        if (!isWanted) return
        mine = store
        begin(store)
        setOpened({ store })
      })
      .catch((reason: unknown) => {
        if (isWanted) setOpened({ error: reason instanceof Error ? reason : new Error() })
      })
    return () => {
      isWanted = false
      left.abort()
      if (mine) leave(mine)
    }
  }, [key, userId, attempt])
  const retry = (): void => {
    setOpened(null)
    setAttempt(attempt + 1)
  }
  return { opened, retry }
}
