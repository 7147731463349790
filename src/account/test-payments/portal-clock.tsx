'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { TestPortal } from '@/src/contract/people/test-payment'
import { longDate } from '@/src/domain/language/long-date'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import type { ChangePortal } from './change-portal'
import { clockMoves, describeStateChanges } from './test-payment-text'
import styles from './test-payments.module.css'

type ClockProps = { portal: TestPortal; changing: ChangePortal }

const FARTHEST = 400

/** Advances the test clock, and lists the events up to its new time. */
export function PortalClock({ portal, changing }: ClockProps): ReactElement {
  const [days, setDays] = useState('1')
  const early = useEarlyInput<HTMLFormElement>((_, entered) => setDays(entered))
  const [told, setTold] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const move = async (count: number): Promise<void> => {
    setTold(null)
    setFailure(null)
    const outcome = await changing.change({ action: 'advance', days: count })
    if (outcome.failure === null) setTold(describeStateChanges(outcome.before, outcome.after))
    else setFailure(outcome.failure)
  }
  const byDays = (): void => {
    const count = Number(days)
    if (count >= 1 && count <= FARTHEST) void move(count)
    else setFailure(`Enter a number from 1 to ${FARTHEST}.`)
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Test clock</h2>
      <p>It is {longDate(portal.now, 'UTC')}. The clock moves for everyone in test mode.</p>
      <div className={styles.acts}>
        {clockMoves(portal).map(({ label, days: count }) => (
          <Button key={label} isBusy={changing.isBusy} onClick={() => void move(count)}>
            {label}
          </Button>
        ))}
      </div>
      <form
        ref={early}
        className={styles.days}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          byDays()
        }}
      >
        <TextField
          label="Days"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          error={failure}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button type="submit" isBusy={changing.isBusy}>
          Move by days
        </Button>
      </form>
      <p role="status">{told}</p>
    </section>
  )
}
