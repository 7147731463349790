'use client'

import { useEffect, useState } from 'react'

/** The longest that a value is held back, in milliseconds. */
const LONGEST = 1000

/** A value once the browser has nothing more urgent to do, such as to draw what is being typed. */
export function useWhenIdle<Value>(value: Value): Value {
  const [taken, setTaken] = useState(value)
  useEffect(() => whenIdle(() => setTaken(value)), [value])
  return taken
}

/** Calls back in an idle moment; gives what calls that off. Safari has no idle callbacks. */
function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, 100)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: LONGEST })
  return () => window.cancelIdleCallback(handle)
}
