'use client'

import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/** Whether the script of the page has taken over; without it a form is sent by the browser. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
