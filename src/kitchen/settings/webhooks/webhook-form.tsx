'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { WEBHOOK_EVENTS } from '@/src/domain/webhooks'
import type { WebhookEvent } from '@/src/domain/webhooks'
import { Button } from '@/src/ui/button'
import { CheckField, TextField } from '@/src/ui/form/field'
import { useAction } from '@/src/kitchen/parts/use-action'
import styles from '../settings.module.css'
import { EVENT_LABELS, hasAddresses } from './event-words'

type Written = { url: string; events: WebhookEvent[] }
type WebhookFormProps = {
  /** The stored webhook; nothing for a new one. */
  stored?: Written
  label: string
  onSave: (written: Written) => Promise<unknown>
  onCancel?: () => void
}

/** The form for the address of a webhook and its events. */
export function WebhookForm({ stored, label, onSave, onCancel }: WebhookFormProps): ReactElement {
  const [url, setUrl] = useState(stored?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(stored?.events ?? [])
  const act = useAction()
  const toggle = (event: WebhookEvent, isChosen: boolean): void => {
    act.forget()
    setEvents(isChosen ? [...events, event] : events.filter((each) => each !== event))
  }
  const save = async (submit: SubmitEvent<HTMLFormElement>): Promise<void> => {
    submit.preventDefault()
    if (!(await act.run(() => onSave({ url, events: [...events] })))) return
    if (stored) return
    setUrl('')
    setEvents([])
  }
  return (
    <form className={styles.form} noValidate onSubmit={(submit) => void save(submit)}>
      <TextField
        label="Address"
        type="url"
        placeholder="https://hooks.example.com/recipes"
        maxLength={2_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        error={act.issueOf('url')}
        onChange={({ target }) => {
          setUrl(target.value)
          act.forget()
        }}
      />
      <EventBoxes events={events} issue={act.issueOf('events')} onToggle={toggle} />
      {hasAddresses(events) ? (
        <p className={styles.hint}>
          Messages about subscribers contain their email addresses. Send them only to services that
          your readers would expect.
        </p>
      ) : null}
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          kind="primary"
          isBusy={act.isBusy}
          disabled={url.trim() === '' || events.length === 0}
        >
          {label}
        </Button>
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      </div>
    </form>
  )
}

type EventBoxesProps = {
  events: readonly WebhookEvent[]
  issue: string | undefined
  onToggle: (event: WebhookEvent, isChosen: boolean) => void
}

function EventBoxes({ events, issue, onToggle }: EventBoxesProps): ReactElement {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>Send when</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <CheckField
          key={event}
          label={
            <>
              {EVENT_LABELS[event]} <code className={styles.code}>{event}</code>
            </>
          }
          checked={events.includes(event)}
          onChange={({ target }) => onToggle(event, target.checked)}
        />
      ))}
      <p className={styles.failure} role="alert">
        {issue}
      </p>
    </fieldset>
  )
}
