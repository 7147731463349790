'use client'

import { useState } from 'react'
import { call } from '@/src/api/call'
import type { LetterCard } from '@/src/contract/letter/letter'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { Filters } from '@/src/contract/recipe/recipes-index'
import { useRequest } from '@/src/ui/use-request'
import { FOUND_LETTERS } from './found-limit'
import { LatestCall, SupersededError } from './latest-call'
import { isIdle, selectionAddress, selectionCall, termsCall } from './filters/selection'
import type { Selection } from './filters/selection'

/** A page of results: recipes from `offset`, their total, and the filters. */
export type BrowseResult = {
  recipes: readonly RecipeCard[]
  offset: number
  total: number
  filters: Filters
  /** The suggested spelling, if no recipe matches the search as typed. */
  didYouMean: string | null
  /** The letters with the words of the search; none without words. */
  letters: readonly LetterCard[]
}

/** The initial state, rendered by the server. */
export type BrowseStart = { selection: Selection; result: BrowseResult }

/**
 * The status of a search; a rejected one leaves the results in place and shows an error.
 * @see docs/product/search.md#recipes-page
 */
export type BrowseStatus = 'idle' | 'pending' | 'fulfilled' | 'rejected'

type State = {
  selection: Selection
  status: BrowseStatus
  result: BrowseResult
  /** Whether the result has all terms, not only the most frequent ones. */
  hasAllTerms: boolean
}

/** The search of the recipes page: state and operations. */
export type Browse = State & {
  change: (selection: Selection) => void
  showMore: () => Promise<void>
  isLoadingMore: boolean
  /** Loads all terms, from now on. */
  loadAllTerms: () => Promise<void>
}

/** Searches a site's recipes as the selection changes, and synchronizes the URL with it. */
export function useBrowse(site: string, start: BrowseStart): Browse {
  const [state, setState] = useState<State>(() => ({
    ...start,
    status: restingStatus(start),
    hasAllTerms: false,
  }))
  const more = useRequest()
  const [calls] = useState(() => new LatestCall<BrowseResult>())
  const { selection, result, hasAllTerms } = state

  function change(next: Selection): void {
    window.history.replaceState(null, '', selectionAddress(next))
    if (isAsServed(next, start) && !hasAllTerms) {
      calls.cancel()
      const status = restingStatus(start)
      setState({ selection: next, status, result: start.result, hasAllTerms })
      return
    }
    setState((before) => ({ ...before, selection: next, status: 'pending' }))
    calls
      .run((signal) => search(site, next, hasAllTerms, signal))
      .then(
        (found) =>
          setState((before) => ({
            ...before,
            status: restingStatus({ selection: next }),
            result: found,
          })),
        (error: unknown) => {
          if (error instanceof SupersededError) return
          setState((before) => ({ ...before, status: 'rejected' }))
        },
      )
  }

  async function showMore(): Promise<void> {
    const query = selectionCall(selection, result.offset + result.recipes.length)
    // without them the button stays, to retry
    await more.run(async () => {
      const { recipes } = await call('listRecipes', { params: { site }, query })
      setState((before) => (before.result === result ? withMore(before, recipes) : before))
    })
  }

  async function loadAllTerms(): Promise<void> {
    if (hasAllTerms) return
    try {
      const query = termsCall(selection, true)
      const { filters } = await call('listFilters', { params: { site }, query })
      setState((before) =>
        before.result === result
          ? { ...before, hasAllTerms: true, result: { ...result, filters } }
          : before,
      )
    } catch {
      // the results stay, to retry
    }
  }

  return { ...state, change, showMore, isLoadingMore: more.isBusy, loadAllTerms }
}

async function search(
  site: string,
  selection: Selection,
  wantsAllTerms: boolean,
  signal: AbortSignal,
): Promise<BrowseResult> {
  const words = selection.search.trim()
  const ofLetters = { limit: FOUND_LETTERS, search: words }
  const [{ recipes, total, didYouMean }, { filters }, { letters }] = await Promise.all([
    call('listRecipes', { params: { site }, query: selectionCall(selection, 0), signal }),
    call('listFilters', { params: { site }, query: termsCall(selection, wantsAllTerms), signal }),
    words === '' ? NO_LETTERS : call('listLetters', { params: { site }, query: ofLetters, signal }),
  ])
  return { recipes, total, offset: 0, filters, didYouMean, letters }
}

const NO_LETTERS: { letters: readonly LetterCard[] } = { letters: [] }

const restingStatus = ({ selection }: Pick<BrowseStart, 'selection'>): BrowseStatus =>
  isIdle(selection) ? 'idle' : 'fulfilled'

/** Whether the server rendered the result; later pages of a list are loaded from the first. */
const isAsServed = (selection: Selection, { selection: served, result }: BrowseStart): boolean =>
  result.offset === 0 && selectionAddress(selection) === selectionAddress(served)

const withMore = (state: State, more: readonly RecipeCard[]): State => ({
  ...state,
  result: { ...state.result, recipes: [...state.result.recipes, ...more] },
})
