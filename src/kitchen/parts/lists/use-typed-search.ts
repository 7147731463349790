'use client'

import { useEffect, useRef, useState } from 'react'

/** Time without typing before the address follows, in milliseconds. */
const TYPING_PAUSE = 180

type TypedSearch = {
  /** The text of the search box, which is a little ahead of the URL. */
  text: string
  type: (value: string) => void
  clear: () => void
}

/**
 * The search box of a list, with its text in the URL.
 * @param read parses the search from a query string
 * @param change updates the URL; typing adds no history entries
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
