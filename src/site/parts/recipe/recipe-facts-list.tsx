import type { ReactElement, ReactNode } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'
import { LiveYield } from '@/src/site/cooking/measure-controls'
import styles from './recipe-facts-list.module.css'

type Fact = { label: string; value: ReactNode }

/**
 * Times, yield and number of ingredients of a recipe: one row where it has room, else even rows.
 * @see docs/product/recipe-page.md#facts
 */
export function RecipeFactsList({ recipe }: { recipe: Recipe }): ReactElement | null {
  const facts = recipeFacts(recipe)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} data-place="facts" data-count={facts.length}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function recipeFacts(recipe: Recipe): Fact[] {
  const total = totalTimeMinutes(recipe)
  const times = [
    ['Prep', recipe.prepTimeMinutes],
    ['Cook', recipe.cookTimeMinutes],
    [recipe.customTimeLabel ?? 'Other', recipe.customTimeMinutes],
  ] as const
  const said = times.filter(([, minutes]) => minutes !== null && minutes > 0)
  return [
    ...said.map(([label, minutes]) => ({ label, value: durationText(minutes ?? 0) })),
    ...(said.length > 1 ? [{ label: 'Total', value: durationText(total) }] : []),
    ...yieldFact(recipe),
    ...(recipe.ingredientUsageCount > 0 && hasContent(recipe)
      ? [{ label: 'Needs', value: countText(recipe.ingredientUsageCount) }]
      : []),
  ]
}

/** The yield, for the chosen number of servings. */
function yieldFact({ yieldServings }: Recipe): Fact[] {
  return yieldServings === null ? [] : [{ label: 'Makes', value: <LiveYield /> }]
}

const countText = (count: number): string =>
  `${count} ${count === 1 ? 'ingredient' : 'ingredients'}`

/**
 * The count is hidden when the first ingredient and the first instruction are empty.
 * @see docs/product/recipe-page.md#head
 */
function hasContent({ isLocked, ingredientUsageGroups, instructionGroups }: Recipe): boolean {
  if (isLocked) return true
  const usage = ingredientUsageGroups[0]?.ingredientUsages[0]
  const instruction = instructionGroups[0]?.instructions[0]
  return Boolean(usage?.ingredient ?? usage?.ingredientTitleOverride ?? instruction?.content)
}
