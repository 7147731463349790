'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Instruction } from '@/src/contract/recipe/recipe'
import type { StepTimer } from '@/src/contract/recipe/step-timers'
import { timerText } from '@/src/domain/cooking/timer'
import { Icon } from '@/src/ui/icons/icon'
import { prepareBell } from './bell'
import { useRecipeView } from '../recipe-view'
import { stepNumber } from './step-number'
import { TimerButtons } from './timer-buttons'
import { useTimer } from './use-timer'
import styles from './timer.module.css'

type StepTimersProps = {
  step: Pick<Instruction, 'id' | 'timers'>
  number: number
  isLarge?: boolean
}

/**
 * The timers of a step, one per time.
 * @see docs/product/cooking.md#timers
 */
export const StepTimers = ({ step, ...props }: StepTimersProps): ReactElement[] =>
  step.timers.map((timer) => (
    <OneTimer key={timer.minutes} stepId={step.id} {...timer} {...props} />
  ))

type OneTimerProps = StepTimer & { stepId: string; number: number; isLarge?: boolean }

/** A timer of a step: a start button, then the remaining time and its actions. */
function OneTimer({ stepId, number, minutes, label, isLarge }: OneTimerProps): ReactElement {
  const { timer: store, progress, groups } = useRecipeView()
  const { timer, left } = useTimer()
  const [isAsking, setAsking] = useState(false)
  const isActive = timer && timer.stepId === stepId && timer.seconds === Math.round(minutes * 60)
  const other = timer && !isActive && timer.state !== 'finished' ? timer : null
  const start = (): void => {
    setAsking(false)
    prepareBell()
    progress.begin()
    store.start(stepId, minutes)
  }
  if (isAsking && other) {
    return (
      <Replace
        number={number}
        other={stepNumber(groups, other.stepId)}
        onReplace={start}
        onKeep={() => setAsking(false)}
      />
    )
  }
  if (!isActive) {
    return (
      <div className={styles.timer} data-is-large={isLarge}>
        <button
          type="button"
          className={styles.start}
          onClick={other ? () => setAsking(true) : start}
          aria-label={`Start timer of step ${number}: ${label}`}
        >
          <Icon name="clock" size={18} /> {label}
        </button>
      </div>
    )
  }
  return (
    <div
      className={styles.timer}
      data-state={timer.state}
      data-is-large={isLarge}
      data-active-timer
      role="group"
      aria-label={`Timer of step ${number}`}
    >
      <span className={styles.time} role="timer">
        {timerText(left)}
      </span>
      <TimerButtons state={timer.state} />
    </div>
  )
}

type ReplaceProps = { number: number; other: number; onReplace: () => void; onKeep: () => void }

/**
 * Confirms before a timer replaces the active one.
 * @see docs/product/cooking.md#timers
 */
function Replace({ number, other, onReplace, onKeep }: ReplaceProps): ReactElement {
  return (
    <div className={styles.replace} role="group" aria-label={`Timer of step ${number}`}>
      <span role="alert">The timer of step {other} is still running.</span>
      <button type="button" className={styles.start} onClick={onKeep} ref={focusOnce}>
        Keep it
      </button>
      <button type="button" className={styles.start} onClick={onReplace}>
        Start this one instead
      </button>
    </div>
  )
}

const focusOnce = (button: HTMLButtonElement | null): void => button?.focus()
