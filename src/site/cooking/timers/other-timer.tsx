'use client'

import type { ReactElement } from 'react'
import { timerText } from '@/src/domain/cooking/timer'
import styles from '../cook-mode/cook-mode.module.css'
import { TimerButtons } from './timer-buttons'
import { useTimer } from './use-timer'

/** The timer of a step other than the shown one. */
export function OtherTimer({ stepId }: { stepId: string }): ReactElement | null {
  const { timer, left } = useTimer()
  if (!timer || timer.stepId === stepId) return null
  return (
    <aside className={styles.otherTimer} data-state={timer.state} aria-label="Timer">
      <span role="timer">{timerText(left)}</span>
      <TimerButtons state={timer.state} />
    </aside>
  )
}
