'use client'

import { useState } from 'react'
import { lazyCall } from '@/src/api/lazy-call'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { LatestCall, SupersededError } from '../latest-call'

/** The result of the header search, with its query; null while it shows featured recipes. */
export type QuickResult = {
  query: string
  recipes: readonly RecipeCard[]
  total: number
  isFailed?: true
} | null

/**
 * At most this many in the drop-down.
 * @see docs/product/search.md#header-search
 */
export const MAX_QUICK = 10

/** The state of the header search: text and result. */
export function useQuickSearch(site: string): {
  text: string
  result: QuickResult
  type: (text: string) => void
} {
  const [text, setText] = useState('')
  const [result, setResult] = useState<QuickResult>(null)
  const [calls] = useState(() => new LatestCall<QuickResult>())

  function type(typed: string): void {
    setText(typed)
    setResult(null)
    const query = typed.trim()
    if (query === '') {
      calls.cancel()
      return
    }
    calls
      .run(async (signal) => {
        const asked = { query, limit: MAX_QUICK, orderBy: 'relevance' as const }
        const options = { params: { site }, query: asked, signal }
        const { recipes, total } = await lazyCall('listRecipes', options)
        return { query, recipes, total }
      })
      .then(setResult, (error: unknown) => {
        if (error instanceof SupersededError) return
        // docs/product/search.md#header-search
        setResult({ query, recipes: [], total: 0, isFailed: true })
      })
  }

  return { text, result, type }
}
