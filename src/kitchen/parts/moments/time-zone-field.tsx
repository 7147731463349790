'use client'

import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { zoneOrUtc, ownTimeZone } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import fields from '@/src/ui/form/field.module.css'
import type { Choice } from '../../editor/parts/found'
import { Picker } from '../../editor/parts/picker'
import { dateTimeText } from '../date-text'
import { useNow } from '../use-now'
import { zoneLabel } from './moment-words'
import styles from './moments.module.css'
import { timeZoneChoices } from './time-zone-choices'

type Props = {
  zone: string
  error?: string | undefined
  onChange: (zone: string) => void
}

/**
 * The time zone of a site, searched by place, with the time there and a way to take that of the browser.
 * @see docs/product/sites-and-hosts.md#time-zone
 */
export function TimeZoneField({ zone, error, onChange }: Props): ReactElement {
  const id = useId()
  const now = useNow()
  // What is typed is only a search until a zone is chosen.
  const [typed, setTyped] = useState<string | null>(null)
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const own = ownTimeZone()
  const choose = (chosen: string): void => {
    setTyped(null)
    onChange(chosen)
  }
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        Time zone
      </label>
      <Picker
        id={id}
        label="Time zones"
        typed={typed ?? zoneLabel(zone)}
        onType={setTyped}
        choices={choices}
        onChoose={choose}
        onBlur={() => setTyped(null)}
        input={{
          className: fields.input,
          spellCheck: false,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `${id}-hint ${id}-error`,
          onFocus: ({ target }) => {
            target.select()
            if (choices.length === 0) setChoices(timeZoneChoices())
          },
        }}
      />
      <span id={`${id}-hint`} className={fields.hint}>
        It is {dateTimeText(now.toISOString(), now, { timeZone: zoneOrUtc(zone) })} there now. Type
        a place to find another time zone.
      </span>
      {own === zone ? null : (
        <span className={styles.own}>
          <Button kind="quiet" onClick={() => choose(own)}>
            Use {zoneLabel(own)}, as this browser
          </Button>
        </span>
      )}
      <span id={`${id}-error`} className={fields.error} role="alert">
        {error}
      </span>
    </div>
  )
}
