'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { isScalable } from '@/src/domain/ingredient-lines/line-amounts'
import { Button } from '@/src/ui/button'
import { useMeasures, useRecipeView } from '../recipe-view'
import styles from './more-measures.module.css'

const load = () => import('./scale-form')
const ScaleForm = lazy(load)

/** The measures that few readers want: scaling by an ingredient, and baker's percentages. */
export function MoreMeasures(): ReactElement | null {
  const { recipe, bakersPercentages } = useRecipeView()
  const [isOpen, setOpen] = useState(false)
  const hasAmounts = recipe.ingredientUsageGroups.some(({ ingredientUsages }) =>
    ingredientUsages.some(isScalable),
  )
  if (!hasAmounts) return null
  const prepare = (): void => void load()
  return (
    <>
      <div className={styles.more}>
        {bakersPercentages ? <BakersSwitch /> : null}
        <Button
          kind="quiet"
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          Scale by an ingredient
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <ScaleForm />
        </Suspense>
      ) : null}
    </>
  )
}

/** @see docs/product/recipe-page.md#bakers-percentages */
function BakersSwitch(): ReactElement {
  const { measures } = useRecipeView()
  const { hasBakersPercentages } = useMeasures()
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={hasBakersPercentages}
        onChange={(event) => measures.choose({ hasBakersPercentages: event.target.checked })}
      />
      Baker’s percentages
    </label>
  )
}
