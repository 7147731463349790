'use client'

import { useSearchParams } from 'next/navigation'
import { useTypedSearch } from '../../parts/lists/use-typed-search'
import { navigate } from '../../shell/navigation/navigate'
import { collectionListSearch, readCollectionListView } from './collection-list-view'
import type { CollectionListView } from './collection-list-view'

type ChangeView = (wish: Partial<CollectionListView>, isTyping?: boolean) => void

const wordsIn = (search: string): string => readCollectionListView(search).query

const change: ChangeView = (wish, isTyping = false) => {
  const before = readCollectionListView(window.location.search)
  const search = collectionListSearch({ ...before, ...wish })
  navigate(`${window.location.pathname}${search}`, { isReplacing: isTyping })
}

const changeWords = (query: string, isTyping: boolean): void => change({ query }, isTyping)

/**
 * The view as the address has it, with the words in the search box. A change is a step in the history
 * unless it is being typed.
 */
export function useCollectionListView() {
  const view = readCollectionListView(useSearchParams().toString())
  return { view, change, ...useTypedSearch(wordsIn, changeWords) }
}
