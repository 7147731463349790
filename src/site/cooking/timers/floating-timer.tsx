'use client'

import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { timerText } from '@/src/domain/cooking/timer'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { useRecipeView } from '../recipe-view'
import { stepNumber } from './step-number'
import { TimerButtons } from './timer-buttons'
import { useTimer } from './use-timer'
import styles from './timer.module.css'

/** The active timer while its step is out of view, and the announcement of its end. */
export function FloatingTimer(): ReactElement {
  const { groups } = useRecipeView()
  const { timer, left } = useTimer()
  const isOutOfView = useIsOutOfView(timer && `${timer.stepId} ${timer.seconds}`)
  const number = stepNumber(groups, timer?.stepId ?? null)
  return (
    <>
      {timer && isOutOfView ? (
        <aside className={styles.floating} data-state={timer.state} aria-label="Timer">
          <button type="button" className={styles.where} onClick={() => showStep(number)}>
            Step {number}
          </button>
          <span className={styles.time} role="timer">
            {timerText(left)}
          </span>
          <TimerButtons state={timer.state} />
        </aside>
      ) : null}
      <VisuallyHidden as="div">
        <span role="status">
          {timer?.state === 'finished' ? `The timer of step ${number} is done` : ''}
        </span>
      </VisuallyHidden>
    </>
  )
}

function showStep(number: number): void {
  document.getElementById(`step-${number}`)?.scrollIntoView({ block: 'center' })
}

/** Whether the timer in its step cannot be seen; also when its group is folded away. */
function useIsOutOfView(timerKey: string | null): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const inStep = timerKey === null ? null : document.querySelector('[data-active-timer]')
    if (!inStep) return
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    observer.observe(inStep)
    return () => {
      observer.disconnect()
      setOut(false)
    }
  }, [timerKey])
  return isOut
}
