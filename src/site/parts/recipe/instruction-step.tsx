'use client'

import type { MouseEvent, ReactElement } from 'react'
import type { Instruction } from '@/src/contract/recipe/recipe'
import { LiveText } from '@/src/site/cooking/live-text'
import { useRecipeView } from '@/src/site/cooking/recipe-view'
import { StepTimers } from '@/src/site/cooking/timers/step-timer'
import { useStore } from '@/src/site/cooking/store'
import { StepMedia } from './step-media'
import styles from './instruction-list.module.css'

type InstructionStepProps = { instruction: Instruction; number: number }

/** A step: its number is the button that selects it, and so does a click anywhere in it. */
export function InstructionStep({ instruction, number }: InstructionStepProps): ReactElement {
  const { progress } = useRecipeView()
  const isCurrent = useStore(progress).stepId === instruction.id
  const { content, note } = instruction
  const select = (event: MouseEvent): void => {
    if (isMeantForTheStep(event)) progress.select(instruction.id)
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button has the keys
    <li
      className={styles.step}
      id={`step-${number}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={select}
    >
      <button
        type="button"
        className={styles.number}
        aria-label={`Step ${number}`}
        aria-pressed={isCurrent}
        data-step-button={instruction.id}
      >
        {number}
      </button>
      <div className={styles.words}>
        <LiveText document={content ?? []} under={3} />
        <StepTimers step={instruction} number={number} />
        {note ? <p className={styles.note}>{note}</p> : null}
        <StepMedia instruction={instruction} number={number} />
      </div>
    </li>
  )
}

/** Whether a click is for the step: not for a link, button or video in it, nor the end of a text selection. */
function isMeantForTheStep({ target }: MouseEvent): boolean {
  const other = target instanceof Element ? target.closest('a, button, video') : null
  if (other && !other.hasAttribute('data-step-button')) return false
  return window.getSelection()?.isCollapsed !== false
}
