'use client'

import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether the page is hydrated: text that depends on the user's time zone waits for that. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
