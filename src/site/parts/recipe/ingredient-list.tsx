'use client'

import type { ReactElement } from 'react'
import type { IngredientUsage, IngredientUsageGroup } from '@/src/contract/recipe/recipe'
import { IngredientText } from '@/src/site/cooking/ingredient-line'
import { MeasureControls } from '@/src/site/cooking/measure-controls'
import { useMeasures, useRecipeView } from '@/src/site/cooking/recipe-view'
import { useStore } from '@/src/site/cooking/store'
import { Panel } from '../page/panel'
import { isNamed } from './recipe-words'
import styles from './ingredient-list.module.css'

/**
 * The ingredients in groups; hidden if no line has an ingredient.
 * @see docs/product/recipe-page.md#ingredients
 */
export function IngredientList(): ReactElement | null {
  const { recipe } = useRecipeView()
  const groups = recipe.ingredientUsageGroups.filter(({ ingredientUsages }) =>
    ingredientUsages.some(isNamed),
  )
  if (groups.length === 0) return null
  const heading = (
    <h2 className={styles.heading}>
      Ingredients <span className={styles.count}>({recipe.ingredientUsageCount})</span>
    </h2>
  )
  const lists = groups.map((group) => <Group key={group.id} group={group} />)
  if (recipe.isLocked) {
    return (
      <>
        {heading}
        {lists}
      </>
    )
  }
  return (
    <Panel heading={heading}>
      <MeasureControls />
      {lists}
    </Panel>
  )
}

function Group({ group }: { group: IngredientUsageGroup }): ReactElement {
  const { isLocked } = useRecipeView().recipe
  return (
    <div className={styles.group}>
      {group.title ? (
        <h3 className={styles.title} data-place={group.id}>
          {group.title}
        </h3>
      ) : null}
      {group.note ? <p className={styles.groupNote}>{group.note}</p> : null}
      <ul className={styles.lines}>
        {group.ingredientUsages.filter(isNamed).map((usage) => (
          <li key={usage.id} className={styles.line} data-place={usage.id}>
            {isLocked ? (
              <div className={styles.row}>
                <IngredientText usage={usage} />
              </div>
            ) : (
              <CheckableLine usage={usage} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * An ingredient line with a checkbox, and its percentage of the flour if wanted.
 * @see docs/product/recipe-page.md#bakers-percentages
 */
function CheckableLine({ usage }: { usage: IngredientUsage }): ReactElement {
  const { progress, bakersPercentages } = useRecipeView()
  const { hasBakersPercentages } = useMeasures()
  const percentage = hasBakersPercentages ? bakersPercentages?.[usage.id] : undefined
  const isChecked = useStore(progress).checkedIds.has(usage.id)
  return (
    <label className={styles.row} data-is-checked={isChecked}>
      <input
        className={styles.check}
        type="checkbox"
        checked={isChecked}
        onChange={() => progress.toggle(usage.id)}
      />
      <IngredientText usage={usage} />
      {percentage ? <span className={styles.percentage}>{percentage}</span> : null}
    </label>
  )
}
