'use client'

import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/** Whether the page is hydrated; until then the browser submits forms. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
