'use client'

import { useRef } from 'react'
import { newRowId } from './row-id'

/** Milliseconds without typing after which another undo step starts. */
const PAUSE = 1000

/** The key of the undo step of the current typing; call it at each change. */
export function useTypingSession(): () => string {
  const last = useRef({ at: 0, session: '' })
  return () => {
    const now = Date.now()
    const isSame = now - last.current.at < PAUSE
    last.current = { at: now, session: isSame ? last.current.session : newRowId() }
    return last.current.session
  }
}
