'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { ChipButton } from '@/src/ui/chip'
import { SearchField } from '@/src/ui/form/search-field'
import { readList, toggleIngredient } from './selection'
import type { Browse } from '../use-browse'
import styles from './filter-dialog.module.css'

/** Minutes to choose from. */
const TIMES = [15, 30, 45, 60] as const

/** The label of a time limit. */
export const timeLabel = (minutes: number): string => `${minutes} minutes or less`

/** The filter by total time. */
export function TimeFilter({ browse }: { browse: Browse }): ReactElement {
  const { selection, change } = browse
  return (
    <div className={styles.facet} role="group" aria-label="Total time">
      <p className={styles.label} aria-hidden="true">
        Total time
      </p>
      <div className={styles.terms}>
        {TIMES.map((minutes) => {
          const isChosen = selection.maxMinutes === minutes
          return (
            <ChipButton
              key={minutes}
              isSelected={isChosen}
              onClick={() => change({ ...selection, maxMinutes: isChosen ? null : minutes })}
            >
              {timeLabel(minutes)}
            </ChipButton>
          )
        })}
      </div>
    </div>
  )
}

/** The filter by ingredients. */
export function IngredientFilter({ browse }: { browse: Browse }): ReactElement {
  const { selection, change } = browse
  const [text, setText] = useState('')
  return (
    <div className={styles.facet} role="group" aria-label="Ingredients">
      <p className={styles.label} aria-hidden="true">
        Cook with what you have
      </p>
      <form
        className={styles.ingredients}
        onSubmit={(event) => {
          event.preventDefault()
          const named = readList(text).filter((name) => !selection.ingredients.includes(name))
          if (named.length > 0) change(named.reduce(toggleIngredient, selection))
          setText('')
        }}
      >
        <SearchField
          label="Ingredients"
          placeholder="chickpeas, spinach"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Add</Button>
      </form>
      <div className={styles.terms}>
        {selection.ingredients.map((name) => (
          <ChipButton
            key={name}
            isSelected
            onClick={() => change(toggleIngredient(selection, name))}
          >
            {name}
          </ChipButton>
        ))}
      </div>
    </div>
  )
}
