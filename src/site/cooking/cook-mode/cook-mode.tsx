'use client'

import { useMemo, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { FullScreen } from '@/src/ui/windows/full-screen'
import { Icon } from '@/src/ui/icons/icon'
import { isFromTheRight } from '@/src/ui/reading-direction'
import { cookSteps } from './cook-steps'
import { CookIngredients, useHasIngredients } from './cook-ingredients'
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
  const [isListOpen, setListOpen] = useState(false)
  const move = (by: 1 | -1): void => {
    const next = steps[place + by]
    if (!next) return
    setListOpen(false)
    progress.select(next.instruction.id)
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
        {isListOpen ? <CookIngredients /> : <CookStepView key={step.instruction.id} step={step} />}
      </div>
      <OtherTimer stepId={step.instruction.id} />
      <ListButton isOpen={isListOpen} onOpenChange={setListOpen} />
      <Foot place={place} count={steps.length} onMove={move} onDone={close} />
    </FullScreen>
  )
}

type ListButtonProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The way to the whole list of ingredients and back; nothing where there are none. */
function ListButton({ isOpen, onOpenChange }: ListButtonProps): ReactElement | null {
  if (!useHasIngredients()) return null
  return (
    <Button kind="quiet" className={styles.list} onClick={() => onOpenChange(!isOpen)}>
      {isOpen ? 'Back to the step' : 'All ingredients'}
    </Button>
  )
}

type FootProps = {
  place: number
  count: number
  onMove: (by: 1 | -1) => void
  onDone: () => void
}

function Foot({ place, count, onMove, onDone }: FootProps): ReactElement {
  return (
    <div className={styles.foot}>
      <Button isLarge disabled={place === 0} onClick={() => onMove(-1)}>
        <Icon name="arrow-left" className={styles.arrow} /> Previous
      </Button>
      {place < count - 1 ? (
        <Button kind="primary" isLarge onClick={() => onMove(1)}>
          Next <Icon name="arrow-right" className={styles.arrow} />
        </Button>
      ) : (
        <Button kind="primary" isLarge onClick={onDone}>
          Done <Icon name="check" />
        </Button>
      )}
    </div>
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
