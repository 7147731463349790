'use client'

import type { ReactElement } from 'react'
import { servingsText } from '@/src/domain/cooking/servings'
import styles from './printed-from.module.css'
import { useMeasures } from './recipe-view'

/**
 * The printed note: address of the recipe, and the multiple of its servings.
 * @see docs/product/recipe-page.md#sharing
 */
export function PrintedFrom({ url }: { url: string }): ReactElement {
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
