'use client'

import { useRef } from 'react'
import { newRowId } from './row-id'

/** After a rest of so many milliseconds, typing is another step of undo. */
const PAUSE = 1000

/** Names the typing that is one step of undo; ask it at each change. */
export function useTypingSession(): () => string {
  const last = useRef({ at: 0, session: '' })
  return () => {
    const now = Date.now()
    const isSame = now - last.current.at < PAUSE
    last.current = { at: now, session: isSame ? last.current.session : newRowId() }
    return last.current.session
  }
}
