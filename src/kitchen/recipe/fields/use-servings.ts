import { useCallback, useMemo } from 'react'
import type { YieldRange } from '@/src/domain/recipes/yield-range'
import { useDraft, useEditing } from '../recipe-context'

/** The servings of the edited recipe, and a function that changes both ends in one undo step. */
export function useServings(): [YieldRange, (servings: YieldRange) => void] {
  const { store } = useEditing()
  const yieldServings = useDraft(({ document }) => document.yieldServings ?? null)
  const yieldMax = useDraft(({ document }) => document.yieldMax ?? null)
  const servings = useMemo(() => ({ yieldServings, yieldMax }), [yieldServings, yieldMax])
  const change = useCallback(
    (next: YieldRange): void =>
      store.change((document) => ({ ...document, ...next }), 'yieldServings'),
    [store],
  )
  return [servings, change]
}
