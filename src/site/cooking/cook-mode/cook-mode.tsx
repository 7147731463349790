'use client'

import { useMemo } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { FullScreen } from '@/src/ui/windows/full-screen'
import { Icon } from '@/src/ui/icons/icon'
import { isFromTheRight } from '@/src/ui/reading-direction'
import { cookSteps } from './cook-steps'
import { CookStepView } from './cook-step-view'
import styles from './cook-mode.module.css'
import { OtherTimer } from '../timers/other-timer'
import { useRecipeView } from '../recipe-view'
import { useStore } from '../store'
import { useSwipe } from './use-swipe'

/** The steps one at a time, to read from across the kitchen; the default export, as `lazy` wants. */
export default function CookMode({ onClose }: { onClose: () => void }): ReactElement | null {
  const { recipe, groups, progress } = useRecipeView()
  const { stepId } = useStore(progress)
  const steps = useMemo(() => cookSteps(groups, recipe), [groups, recipe])
  const place = Math.max(
    0,
    steps.findIndex(({ instruction }) => instruction.id === stepId),
  )
  const step = steps[place]
  const move = (by: 1 | -1): void => {
    const next = steps[place + by]
    if (next) progress.select(next.instruction.id)
  }
  const close = (): void => {
    onClose()
    document.getElementById(`step-${place + 1}`)?.scrollIntoView({ block: 'center' })
  }
  const swipe = useSwipe(move)
  if (!step) return null
  return (
    <FullScreen
      title={recipe.title}
      place={
        <p className={styles.place} aria-live="polite">
          Step {place + 1} of {steps.length}
        </p>
      }
      onClose={close}
      onKeyDown={(event) => moveByKey(event, move)}
    >
      <progress
        className={styles.progress}
        value={place + 1}
        max={steps.length}
        aria-label="Steps"
      />
      <div className={styles.body} {...swipe}>
        <CookStepView key={step.instruction.id} step={step} />
      </div>
      <OtherTimer stepId={step.instruction.id} />
      <div className={styles.foot}>
        <Button isLarge disabled={place === 0} onClick={() => move(-1)}>
          <Icon name="arrow-left" className={styles.arrow} /> Previous
        </Button>
        {place < steps.length - 1 ? (
          <Button kind="primary" isLarge onClick={() => move(1)}>
            Next <Icon name="arrow-right" className={styles.arrow} />
          </Button>
        ) : (
          <Button kind="primary" isLarge onClick={close}>
            Done <Icon name="check" />
          </Button>
        )}
      </div>
    </FullScreen>
  )
}

const FORWARD = ['ArrowRight', 'ArrowLeft'] as const
const BACKWARD = ['ArrowLeft', 'ArrowRight'] as const

/** The arrow keys go the way the page is read. */
function moveByKey(event: KeyboardEvent, move: (by: 1 | -1) => void): void {
  // the radio buttons of a switch have the arrow keys to themselves
  if (event.target instanceof HTMLInputElement) return
  const [ahead, back] = isFromTheRight() ? BACKWARD : FORWARD
  if (event.key === ahead) move(1)
  if (event.key === back) move(-1)
}
