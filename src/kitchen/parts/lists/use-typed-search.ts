'use client'

import { useEffect, useRef, useState } from 'react'

/** Time without typing before the address follows, in milliseconds. */
const TYPING_PAUSE = 180

type TypedSearch = {
  /** The words in the search box, which are a little ahead of the address. */
  text: string
  type: (value: string) => void
  clear: () => void
}

/**
 * The search box of a list whose words stand in the address.
 * @param read the words in a query string
 * @param change writes them there; while they are typed they are no step in the history
 */
export function useTypedSearch(
  read: (search: string) => string,
  change: (query: string, isTyping: boolean) => void,
): TypedSearch {
  const [text, setText] = useState(() =>
    typeof window === 'undefined' ? '' : read(window.location.search),
  )
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    const follow = (): void => {
      window.clearTimeout(timer.current)
      setText(read(window.location.search))
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('popstate', follow)
    }
  }, [read])
  const type = (value: string): void => {
    setText(value)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change(value.trim(), true), TYPING_PAUSE)
  }
  const clear = (): void => {
    window.clearTimeout(timer.current)
    setText('')
    change('', false)
  }
  return { text, type, clear }
}
