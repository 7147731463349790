'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '../when-idle'

/** A value once the browser has nothing more urgent to do, such as to draw what is being typed. */
export function useWhenIdle<Value>(value: Value): Value {
  const [taken, setTaken] = useState(value)
  useEffect(() => whenIdle(() => setTaken(value)), [value])
  return taken
}
