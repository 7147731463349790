'use client'

import type { ReactElement } from 'react'
import { getStepTimers } from '@/src/parsing/timer'
import { Icon } from '@/src/ui/icons/icon'
import type { Step } from './step'
import { useStepList } from './step-context'
import { StepPictureList } from './step-pictures'
import styles from './steps.module.css'

/** The timers, note, pictures and video of a step, as far as it has them. */
export function StepParts({ step, number }: { step: Step; number: number }): ReactElement {
  const { actions, videos } = useStepList()
  const { id, videoId } = step
  const onRemove = (): void => actions.set(id, { videoId: null })
  return (
    <>
      <SmallParts step={step} />
      {videos?.show({ stepId: id, number, videoId, onRemove })}
    </>
  )
}

function SmallParts({ step }: { step: Step }): ReactElement | null {
  const { open } = useStepList()
  const { id, note, imageIds } = step
  const timers = getStepTimers(step)
  if (timers.length === 0 && note === null && imageIds.length === 0) return null
  return (
    <div className={styles.parts}>
      {timers.map(({ minutes, label }) => (
        <button
          key={minutes}
          type="button"
          className={styles.part}
          aria-haspopup="dialog"
          onClick={(event) => open('timer', id, event.currentTarget)}
        >
          <Icon name="clock" size={16} />
          {label}
        </button>
      ))}
      {note === null ? null : (
        <button
          type="button"
          className={styles.part}
          aria-haspopup="dialog"
          aria-label={`Note: ${note}`}
          onClick={(event) => open('note', id, event.currentTarget)}
        >
          {note}
        </button>
      )}
      <StepPictureList step={step} />
    </div>
  )
}
