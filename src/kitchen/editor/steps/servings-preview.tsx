'use client'

import type { ReactElement } from 'react'
import { MULTIPLIERS, yieldText } from '@/src/domain/cooking/scale'
import type { Yield } from '@/src/domain/cooking/scale'
import styles from './steps.module.css'

type Props = {
  multiplier: number
  servings: Yield
  onChange: (multiplier: number) => void
}

/** Previews the amounts of the steps for other servings, without changing the text. */
export function ServingsPreview({ multiplier, servings, onChange }: Props): ReactElement {
  return (
    <label className={styles.servings}>
      Amounts as for
      <select value={multiplier} onChange={(event) => onChange(Number(event.target.value))}>
        {MULTIPLIERS.map((each) => (
          <option key={each} value={each}>
            {yieldText(servings, each) || timesText(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

const timesText = (multiplier: number): string =>
  multiplier === 1 ? 'the recipe' : `${multiplier === 0.5 ? '½' : multiplier} times the recipe`
