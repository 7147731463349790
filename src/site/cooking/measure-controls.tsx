'use client'

import type { ReactElement } from 'react'
import { MULTIPLIERS, yieldText } from '@/src/domain/cooking/scale'
import { Choice } from '@/src/ui/form/choice'
import styles from './measure-controls.module.css'
import { useMeasures, useRecipeView } from './recipe-view'
import { MoreMeasures } from './servings/more-measures'
import { ServingsField } from './servings/servings-field'

const SYSTEMS = [
  { value: 'imperial', label: 'US' },
  { value: 'metric', label: 'Metric' },
] as const
const TEMPERATURES = [
  { value: 'fahrenheit', label: '°F', spoken: 'Fahrenheit' },
  { value: 'celsius', label: '°C', spoken: 'Celsius' },
] as const
const TIMES = MULTIPLIERS.map((multiplier) => ({
  value: String(multiplier),
  label: multiplier === 0.5 ? '½×' : `${multiplier}×`,
  spoken: multiplier === 0.5 ? 'half' : `${multiplier} times`,
}))

/** Controls of the amounts: servings, US or metric, °F or °C. */
export function MeasureControls(): ReactElement {
  const { measures, recipe, site } = useRecipeView()
  const { multiplier, system, temperature } = useMeasures()
  const makes = yieldText(recipe, multiplier)
  return (
    <div className={styles.controls}>
      <div className={styles.servings}>
        <Choice
          name="servings"
          label="Servings"
          value={String(multiplier)}
          options={TIMES}
          onChange={(value) => measures.choose({ multiplier: Number(value) })}
        />
        <ServingsField />
        {makes === '' ? (
          <p className={styles.yield}>× the recipe</p>
        ) : (
          <p className={styles.yield} aria-live="polite">
            Makes {makes}
          </p>
        )}
      </div>
      <div className={styles.systems}>
        <Choice
          name="measurements"
          label="Measurements"
          value={system ?? site.defaultMeasurementSystem}
          options={SYSTEMS}
          onChange={(value) => measures.choose({ system: value })}
        />
        <Choice
          name="temperature"
          label="Temperature"
          value={temperature ?? site.defaultTemperatureSystem}
          options={TEMPERATURES}
          onChange={(value) => measures.choose({ temperature: value })}
        />
      </div>
      <MoreMeasures />
    </div>
  )
}

/** The yield for the chosen number of servings. */
export function LiveYield(): string {
  const { recipe } = useRecipeView()
  const { multiplier } = useMeasures()
  return yieldText(recipe, multiplier)
}
