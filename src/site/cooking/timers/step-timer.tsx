'use client'

import type { ReactElement } from 'react'
import { timerText } from '@/src/domain/cooking/timer'
import { durationText } from '@/src/domain/amounts/duration'
import { Icon } from '@/src/ui/icons/icon'
import { prepareBell } from './bell'
import { useRecipeView } from '../recipe-view'
import { TimerButtons } from './timer-buttons'
import { useTimer } from './use-timer'
import styles from './timer.module.css'

type StepTimerProps = { stepId: string; number: number; minutes: number; isLarge?: boolean }

/** The timer of a step: a button to start it, then the time left and what can be done with it. */
export function StepTimer({
  stepId,
  number,
  minutes,
  isLarge = false,
}: StepTimerProps): ReactElement {
  const { timer: store, progress } = useRecipeView()
  const { timer, left } = useTimer()
  const start = (): void => {
    prepareBell()
    progress.begin()
    store.start(stepId, minutes)
  }
  if (timer?.stepId !== stepId) {
    return (
      <div className={styles.timer} data-is-large={isLarge}>
        <button
          type="button"
          className={styles.start}
          onClick={start}
          aria-label={`Start timer of step ${number}: ${durationText(minutes)}`}
        >
          <Icon name="clock" size={18} /> {durationText(minutes)}
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
