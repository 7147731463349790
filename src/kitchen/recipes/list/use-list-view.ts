'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { navigate } from '@/src/kitchen/shell/navigation/navigate'
import { listViewSearch, readListView } from './list-view'
import type { ListView } from './list-view'

/** Changes the view, and with it the address: a step in the history unless it is being typed. */
export type ChangeView = (change: Partial<ListView>, isTyping?: boolean) => void

/** The view as the address has it. */
export function useListView(): [ListView, ChangeView] {
  const view = readListView(useSearchParams().toString())
  const change: ChangeView = (wish, isTyping = false) => {
    const search = listViewSearch({ ...readListView(window.location.search), ...wish })
    navigate(`${window.location.pathname}${search}`, { isReplacing: isTyping })
  }
  return [view, change]
}

/** Time without typing before the list follows, in milliseconds. */
const TYPING_PAUSE = 180

/** The text of the search box, a little ahead of the URL. */
export function useSearchText(
  query: string,
  change: ChangeView,
): [string, (text: string, isAtOnce?: boolean) => void] {
  const [text, setText] = useState(query)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    const follow = (): void => {
      window.clearTimeout(timer.current)
      setText(readListView(window.location.search).query)
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('popstate', follow)
    }
  }, [])
  const type = (value: string, isAtOnce = false): void => {
    setText(value)
    window.clearTimeout(timer.current)
    if (isAtOnce) return
    timer.current = window.setTimeout(() => change({ query: value.trim() }, true), TYPING_PAUSE)
  }
  return [text, type]
}
