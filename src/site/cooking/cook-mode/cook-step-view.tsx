'use client'

import type { ReactElement } from 'react'
import { StepMedia } from '@/src/site/parts/recipe/step-media'
import { LiveText } from '../live-text'
import type { CookStep } from './cook-steps'
import styles from './cook-mode.module.css'
import { IngredientText } from '../ingredient-line'
import { StepTimers } from '../timers/step-timer'

/** A step with its ingredients. */
export function CookStepView({ step }: { step: CookStep }): ReactElement {
  const { instruction, number, groupTitle, usages } = step
  return (
    <div className={styles.step} data-has-ingredients={usages.length > 0}>
      {usages.length > 0 ? (
        <section className={styles.needs} aria-label={`Ingredients of step ${number}`}>
          <h3 className={styles.needsTitle}>You need</h3>
          <ul>
            {usages.map((usage) => (
              <li key={usage.id}>
                <IngredientText usage={usage} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.words}>
        {groupTitle ? <p className={styles.group}>{groupTitle}</p> : null}
        <LiveText document={instruction.content ?? []} under={3} />
        {instruction.note ? <p className={styles.note}>{instruction.note}</p> : null}
        <StepTimers step={instruction} number={number} isLarge />
        <StepMedia instruction={instruction} number={number} />
      </div>
    </div>
  )
}
