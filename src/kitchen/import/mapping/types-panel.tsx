'use client'

import type { ReactElement } from 'react'
import type { ImportItemType, TypeChoices } from '@/src/contract/import-types'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { QuietSection } from '../../recipe/fields/section'
import { formatCount } from '../import-words'
import styles from './mapping.module.css'

type Props = {
  types: readonly ImportItemType[]
  choices: TypeChoices
  onChange: (choices: TypeChoices) => void
  isBusy: boolean
  onReadAgain: () => void
}

const OPTIONS = [
  { value: 'nothing' as const, label: 'Leave out' },
  { value: 'recipes' as const, label: 'Only those with a recipe' },
  { value: 'all' as const, label: 'All' },
]

/**
 * Choices for pages and other types of items, and another dry run with them.
 * @see docs/product/import-and-export.md#pages-and-other-types
 */
export function TypesPanel({ types, choices, onChange, isBusy, onReadAgain }: Props): ReactElement {
  const choose = (name: string, choice: 'nothing' | 'recipes' | 'all'): void => {
    const others = Object.entries(choices).filter(([key]) => key !== name)
    onChange(Object.fromEntries(choice === 'nothing' ? others : [...others, [name, choice]]))
  }
  const recipes = types.reduce((sum, type) => sum + type.recipes, 0)
  return (
    <QuietSection
      title="Pages and other types"
      summary={recipes === 0 ? 'None with a recipe' : `${formatCount(recipes, 'recipe')} in them`}
    >
      <ul className={styles.rows} aria-label="Types of items">
        {types.map(({ name, count, recipes: found }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name} dir="auto">
              {name}{' '}
              <span className={styles.facts}>
                {formatCount(count, 'item')}, {found.toLocaleString('en')} with a recipe
              </span>
            </span>
            <SelectField
              label={`Import items of type ${name}`}
              value={choices[name] ?? 'nothing'}
              options={OPTIONS}
              onChange={(choice) => choose(name, choice)}
            />
          </li>
        ))}
      </ul>
      <Button isBusy={isBusy} onClick={onReadAgain}>
        Read again with these types
      </Button>
    </QuietSection>
  )
}

/** The choices that a dry run was made with. */
export const chosenTypes = (types: readonly ImportItemType[]): TypeChoices =>
  Object.fromEntries(types.flatMap(({ name, choice }) => (choice ? [[name, choice]] : [])))
