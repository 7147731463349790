'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { IngredientUsage } from '@/src/contract/recipe/recipe'
import { yieldText } from '@/src/domain/cooking/scale'
import {
  clampMultiplier,
  MAX_MULTIPLIER,
  MIN_MULTIPLIER,
  servingsText,
} from '@/src/domain/cooking/servings'
import { ABBREVIATIONS } from '@/src/domain/cooking/unit-sizes'
import { isScalable } from '@/src/domain/ingredient-lines/line-amounts'
import { amountIn, unitChoices } from '@/src/domain/ingredient-lines/scale-by-line'
import { ingredientName, usageAmount } from '@/src/site/parts/recipe/recipe-words'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { useMeasures, useRecipeView, useReferences } from '../recipe-view'
import { NumberField } from './number-field'
import styles from './scale-form.module.css'

/**
 * Scales a recipe to the amount at hand of one ingredient; the default export, as `lazy` wants.
 * @see docs/product/recipe-page.md#scaling-by-an-ingredient
 */
export default function ScaleForm(): ReactElement | null {
  const { recipe } = useRecipeView()
  const references = useReferences()
  const measures = useMeasures()
  const lines = recipe.ingredientUsageGroups
    .flatMap(({ ingredientUsages }) => ingredientUsages)
    .filter(isScalable)
  const [id, setId] = useState(lines[0]?.id ?? '')
  const line = lines.find((each) => each.id === id)
  if (!line) return null
  const asWritten = { ...references, measures: { ...measures, multiplier: 1 } }
  const options = lines.map((each) => ({
    value: each.id,
    label: `${ingredientName(each)} (${usageAmount(each, asWritten)})`,
  }))
  return (
    <div className={styles.form} role="group" aria-label="Scale by an ingredient">
      <SelectField
        className={styles.select}
        label="Ingredient"
        value={id}
        options={options}
        onChange={setId}
      />
      <LineAmount key={id} line={line} />
      <Outcome />
    </div>
  )
}

/** The amount of a line in the chosen unit; a typed one scales the recipe. */
function LineAmount({ line }: { line: IngredientUsage }): ReactElement | null {
  const { measures } = useRecipeView()
  const { multiplier, system } = useMeasures()
  const [chosen, setChosen] = useState<string>()
  const units = unitChoices(line, system)
  const unit = units.find((each) => chosen === (each ?? '')) ?? units[0] ?? null
  const whole = amountIn(line, unit)
  if (whole === null) return null
  return (
    <div className={styles.amount}>
      <span aria-hidden="true">I have</span>
      <NumberField
        label="I have"
        value={Number((whole * multiplier).toFixed(6))}
        min={whole * MIN_MULTIPLIER}
        max={whole * MAX_MULTIPLIER}
        onChange={(amount) => measures.choose({ multiplier: clampMultiplier(amount / whole) })}
      />
      {units.length > 1 ? (
        <SelectField
          className={styles.select}
          label="Unit"
          value={unit ?? ''}
          options={units.map((each) => ({ value: each ?? '', label: unitLabel(each, line) }))}
          onChange={setChosen}
        />
      ) : unit === null ? null : (
        unitLabel(unit, line)
      )}
    </div>
  )
}

function unitLabel(unit: string | null, line: IngredientUsage): string {
  if (unit === null) return 'pieces'
  if (unit === 'cup') return 'cups'
  return ABBREVIATIONS.get(unit) ?? (line.unit?.slug === unit ? line.unit.pluralTitle : unit)
}

/** The resulting multiple and servings, with a reset button. */
function Outcome(): ReactElement {
  const { measures, recipe } = useRecipeView()
  const { multiplier } = useMeasures()
  const makes = yieldText(recipe, multiplier)
  return (
    <div className={styles.outcome}>
      {/* Where there is a yield, that is announced already. */}
      <p aria-live={makes === '' ? 'polite' : 'off'}>
        ×{servingsText(multiplier)}
        {makes === '' ? null : `, ${makes}`}
      </p>
      {multiplier === 1 ? null : (
        <Button kind="quiet" onClick={() => measures.choose({ multiplier: 1 })}>
          Reset
        </Button>
      )}
    </div>
  )
}
