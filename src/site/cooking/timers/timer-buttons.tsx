'use client'

import type { ReactElement } from 'react'
import type { Timer } from '@/src/domain/cooking/timer'
import { Icon } from '@/src/ui/icons/icon'
import { useRecipeView } from '../recipe-view'
import styles from './timer.module.css'

/** Pause or resume, and reset. */
export function TimerButtons({ state }: { state: Timer['state'] }): ReactElement {
  const { timer } = useRecipeView()
  return (
    <>
      {state === 'running' ? (
        <button
          type="button"
          className={styles.button}
          aria-label="Pause timer"
          onClick={timer.pause}
        >
          <Icon name="pause" />
        </button>
      ) : null}
      {state === 'paused' ? (
        <button
          type="button"
          className={styles.button}
          aria-label="Resume timer"
          onClick={timer.resume}
        >
          <Icon name="play" />
        </button>
      ) : null}
      {state === 'finished' ? (
        <span className={styles.button}>
          <Icon name="bell" />
        </span>
      ) : null}
      <button
        type="button"
        className={styles.button}
        aria-label="Reset timer"
        onClick={timer.reset}
      >
        <Icon name={state === 'finished' ? 'check' : 'restart'} />
      </button>
    </>
  )
}
