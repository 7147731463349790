'use client'

import type { ReactElement } from 'react'
import { isNamed } from '@/src/site/parts/recipe/recipe-words'
import { IngredientText } from '../ingredient-line'
import { useRecipeView } from '../recipe-view'
import styles from './cook-mode.module.css'

/** Whether a recipe names any ingredient. */
export const useHasIngredients = (): boolean =>
  useRecipeView().recipe.ingredientUsageGroups.some(({ ingredientUsages }) =>
    ingredientUsages.some(isNamed),
  )

/**
 * The whole list of ingredients, in the place of the step.
 * @see docs/product/cooking.md#cook-mode
 */
export function CookIngredients(): ReactElement {
  const { recipe } = useRecipeView()
  return (
    <section className={styles.all} aria-label="All ingredients">
      {recipe.ingredientUsageGroups.map(({ id, title, ingredientUsages }) => (
        <div className={styles.needs} key={id}>
          {title ? <h3 className={styles.needsTitle}>{title}</h3> : null}
          <ul>
            {ingredientUsages.filter(isNamed).map((usage) => (
              <li key={usage.id}>
                <IngredientText usage={usage} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
