'use client'

import type { ReactElement } from 'react'
import { servingsText } from '@/src/domain/cooking/servings'
import styles from './printed-from.module.css'
import { useMeasures } from './recipe-view'

/**
 * A note on the printed page: the recipe's URL, and the multiple of its servings.
 * @see docs/product/recipe-page.md#sharing
 */
export function PrintNote({ url }: { url: string }): ReactElement {
  const { multiplier } = useMeasures()
  const times = servingsText(multiplier)
  const note = multiplier < 1 ? ` · ${times} of the recipe` : ` · ${times} times the recipe`
  return (
    <p className={styles.from}>
      {url}
      {multiplier === 1 ? null : note}
    </p>
  )
}
