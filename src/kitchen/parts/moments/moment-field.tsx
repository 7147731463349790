'use client'

import { useId } from 'react'
import type { ReactElement } from 'react'
import { ownTimeZone } from '@/src/domain/time/zone-clock'
import fields from '@/src/ui/form/field.module.css'
import { TextField } from '@/src/ui/form/field'
import { serverNow } from '../../state/session/server-clock'
import { clockChangeText, ownClockText, zoneText } from './moment-words'
import styles from './moments.module.css'
import type { MomentInput } from './use-moment-input'

type Props = { label: string; input: MomentInput }

/**
 * A day and a time in the zone of the site, with the author's own time where that differs.
 * @see docs/product/kitchen.md#days-and-times
 */
export function MomentField({ label, input }: Props): ReactElement {
  const { clock, minDay, error, change } = input
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-zone ${id}-error`}
      className={styles.moment}
    >
      <span id={id} className={fields.label}>
        {label}
      </span>
      <div className={styles.parts}>
        <TextField
          label="Day"
          type="date"
          required
          min={minDay}
          max="2999-12-31"
          value={clock.day}
          onChange={({ target }) => change({ day: target.value })}
        />
        <TextField
          label="Time"
          type="time"
          required
          value={clock.time}
          onChange={({ target }) => change({ time: target.value.slice(0, 5) })}
        />
      </div>
      <Zone id={`${id}-zone`} input={input} />
      <span id={`${id}-error`} className={fields.error} role="alert">
        {error}
      </span>
    </div>
  )
}

/** The zone of the site at the moment, and the moment on the author's own clock. */
function Zone({ id, input }: { id: string; input: MomentInput }): ReactElement {
  const { zone, moment, clockChange } = input
  const now = serverNow()
  const own = moment && ownClockText(moment, now, { zone, own: ownTimeZone() })
  const change = moment && clockChangeText(moment, now, { zone, clockChange })
  return (
    <div id={id} className={styles.zone}>
      <span>Time zone of the site: {zoneText(moment ?? now, zone)}.</span>
      {own ? <span>{own}</span> : null}
      <span role="status">{change}</span>
    </div>
  )
}
