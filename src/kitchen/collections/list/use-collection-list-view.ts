'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { navigate } from '../../shell/navigation/navigate'
import { collectionListSearch, readCollectionListView } from './collection-list-view'
import type { CollectionListView } from './collection-list-view'

/** How long typing rests before the address follows, in milliseconds. */
const TYPING_PAUSE = 180

type ChangeView = (wish: Partial<CollectionListView>, isTyping?: boolean) => void

/**
 * The view as the address has it, with the words in the search box, which are a little ahead of the
 * address. A change is a step in the history unless it is being typed.
 */
export function useCollectionListView() {
  const view = readCollectionListView(useSearchParams().toString())
  const [text, setText] = useState(view.query)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    const follow = (): void => {
      window.clearTimeout(timer.current)
      setText(readCollectionListView(window.location.search).query)
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('popstate', follow)
    }
  }, [])
  const change: ChangeView = (wish, isTyping = false) => {
    const before = readCollectionListView(window.location.search)
    const search = collectionListSearch({ ...before, ...wish })
    navigate(`${window.location.pathname}${search}`, { isReplacing: isTyping })
  }
  const type = (value: string): void => {
    setText(value)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change({ query: value.trim() }, true), TYPING_PAUSE)
  }
  const clear = (): void => {
    window.clearTimeout(timer.current)
    setText('')
    change({ query: '' })
  }
  return { view, change, text, type, clear }
}
