'use client'

import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Choice } from '@/src/ui/form/choice'
import { MomentField } from '../parts/moments/moment-field'
import { useMomentInput } from '../parts/moments/use-moment-input'
import type { MomentInput } from '../parts/moments/use-moment-input'
import { serverNow } from '../state/session/server-clock'
import styles from './newsletter.module.css'

const HOUR = 3_600_000

/** The start of the hour that begins in an hour or later. */
export const nextFullHour = (now: Date): Date =>
  new Date(Math.ceil(now.getTime() / HOUR) * HOUR + HOUR)

/** The chosen time of a send: now, or later. */
export type SendTime = {
  isLater: boolean
  setLater: (isLater: boolean) => void
  input: MomentInput
  /** The time of a scheduled send; null for now, or without a valid time. */
  sendAt: Date | null
  /** Whether a later time is chosen that is not allowed. */
  isInvalid: boolean
}

/** The state of the field for the time of a send. */
export function useSendTime({ timeZone }: ManagedSite): SendTime {
  const [isLater, setLater] = useState(false)
  const [initial] = useState(() => nextFullHour(serverNow()))
  const input = useMomentInput({ zone: zoneOrUtc(timeZone), initial, isFuture: true })
  const { moment } = input
  const sendAt = isLater ? moment : null
  return { isLater, setLater, input, sendAt, isInvalid: isLater && moment === null }
}

const OPTIONS = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
] as const

/**
 * Chooses whether a newsletter is sent now or at a later time.
 * @see docs/product/newsletters.md#scheduling
 */
export function SendTimeField({ time }: { time: SendTime }): ReactElement {
  const { isLater, setLater, input } = time
  const name = useId()
  return (
    <>
      <div>
        <span className={styles.label} aria-hidden="true">
          When
        </span>
        <Choice
          label="When"
          options={OPTIONS}
          name={name}
          value={isLater ? 'later' : 'now'}
          onChange={(value) => setLater(value === 'later')}
        />
      </div>
      {isLater ? <MomentField label="Send it on" input={input} /> : null}
    </>
  )
}
