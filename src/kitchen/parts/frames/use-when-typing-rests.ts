'use client'

import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../when-idle'

/** Time without a key press after which typing rests, in milliseconds. */
const REST = 400
/** Maximum delay of a value during continuous typing, in milliseconds. */
const MAX_DELAY_MS = 3000

/** Debounces a value until typing stops and the browser is idle. */
export function useDebouncedTyping<Value>(value: Value): Value {
  const [taken, setTaken] = useState(value)
  const lastKey = useLastKey()
  const waitingSince = useRef<number | null>(null)
  useEffect(() => {
    let callOff: () => void = () => undefined
    const take = (): void => {
      waitingSince.current = null
      setTaken(value)
    }
    const wait = (): void => {
      const now = performance.now()
      waitingSince.current ??= now
      const until = Math.min(lastKey.current + REST, waitingSince.current + MAX_DELAY_MS)
      if (until <= now) {
        callOff = whenIdle(take)
        return
      }
      const timer = window.setTimeout(wait, until - now)
      callOff = () => window.clearTimeout(timer)
    }
    wait()
    return () => callOff()
  }, [value, lastKey])
  return taken
}

/** The time of the last key press, by `performance.now()`. */
function useLastKey(): { readonly current: number } {
  const lastKey = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const note = ({ timeStamp }: KeyboardEvent): void => {
      lastKey.current = timeStamp
    }
    window.addEventListener('keydown', note, { capture: true, passive: true })
    return () => window.removeEventListener('keydown', note, { capture: true })
  }, [])
  return lastKey
}
