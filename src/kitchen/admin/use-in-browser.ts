'use client'

import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether the page is alive: words that depend on the reader's time zone wait for that. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
