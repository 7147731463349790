'use client'

import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import type { Step } from './step'
import { useStepList } from './step-context'
import styles from './steps.module.css'

/** The pictures of a step, in order; each can be removed. */
export function StepPictureList({ step }: { step: Step }): ReactElement | null {
  const { actions, pictures } = useStepList()
  if (step.imageIds.length === 0) return null
  return (
    <ul className={styles.pictures} aria-label="Pictures of the step">
      {step.imageIds.map((id, at) => (
        <li key={id}>
          <img src={pictures?.urlOf(id) ?? undefined} alt="" width={72} height={72} />
          <button
            type="button"
            aria-label={`Remove picture ${at + 1}`}
            onClick={() => actions.removePicture(step.id, id)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
