'use client'

import type { ReactElement } from 'react'
import { parseTypedNumber } from '@/src/domain/amounts/typed-number'
import {
  clampMultiplier,
  MAX_MULTIPLIER,
  MIN_MULTIPLIER,
  stepServings,
} from '@/src/domain/cooking/servings'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import { useMeasures, useRecipeView } from '../recipe-view'
import { NumberField } from './number-field'
import styles from './servings-field.module.css'

const OF_SERVINGS = { label: 'Servings', less: 'One serving less', more: 'One serving more' }
const OF_RECIPE = { label: 'Times the recipe', less: 'Less', more: 'More' }

/**
 * A field for any number of servings, or of times the recipe where it has no yield.
 * @see docs/product/amounts-and-units.md#servings
 */
export function ServingsField(): ReactElement {
  const { measures, recipe } = useRecipeView()
  const { multiplier } = useMeasures()
  const { label, less, more } = recipe.yieldServings ? OF_SERVINGS : OF_RECIPE
  const base = recipe.yieldServings || 1
  // 7, not 7.000000000000001
  const servings = Number((base * multiplier).toFixed(6))
  const choose = (value: number): void =>
    measures.choose({ multiplier: clampMultiplier(value / base) })
  const step = (by: 1 | -1): void => choose(stepServings(servings, by))
  const early = useEarlyInput<HTMLFieldSetElement>((_, text) => {
    const typed = parseTypedNumber(text)
    if (typed !== null) choose(typed)
  })
  return (
    <fieldset className={styles.field} ref={early}>
      <StepButton
        label={less}
        sign="−"
        onPress={() => step(-1)}
        isEnd={multiplier <= MIN_MULTIPLIER}
      />
      <NumberField
        label={label}
        value={servings}
        min={base * MIN_MULTIPLIER}
        max={base * MAX_MULTIPLIER}
        onChange={choose}
        onStep={step}
      />
      <StepButton
        label={more}
        sign="+"
        onPress={() => step(1)}
        isEnd={multiplier >= MAX_MULTIPLIER}
      />
    </fieldset>
  )
}

type StepButtonProps = { label: string; sign: string; isEnd: boolean; onPress: () => void }

function StepButton({ label, sign, isEnd, onPress }: StepButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={onPress}
    >
      {sign}
    </button>
  )
}
