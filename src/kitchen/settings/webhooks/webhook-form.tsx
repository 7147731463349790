'use client'

import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import { WEBHOOK_EVENTS } from '@/src/domain/webhooks'
import type { WebhookEvent } from '@/src/domain/webhooks'
import { Button } from '@/src/ui/button'
import { CheckField, TextField } from '@/src/ui/form/field'
import styles from '../settings.module.css'
import { EVENT_LABELS, hasAddresses } from './event-words'

type Written = { url: string; events: WebhookEvent[] }
const EMPTY: Written = { url: '', events: [] }

type WebhookFormProps = {
  /** The stored webhook; nothing for a new one. */
  stored?: Written
  label: string
  onSave: (written: Written) => Promise<unknown>
  onCancel?: () => void
}

/** The form for the address of a webhook and its events. */
export function WebhookForm({ stored, label, onSave, onCancel }: WebhookFormProps): ReactElement {
  const form = useForm(stored ?? EMPTY, async (values, { reset }) => {
    await onSave(values)
    if (!stored) reset()
  })
  const { url, events } = form.values
  const toggle = (event: WebhookEvent, isChosen: boolean): void =>
    form.edit({ events: isChosen ? [...events, event] : events.filter((each) => each !== event) })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label="Address"
        type="url"
        placeholder="https://hooks.example.com/recipes"
        maxLength={2_000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        error={form.issueOf('url')}
        onChange={({ target }) => form.edit({ url: target.value })}
      />
      <EventBoxes events={events} issue={form.issueOf('events')} onToggle={toggle} />
      {hasAddresses(events) ? (
        <p className={styles.hint}>
          Messages about subscribers contain their email addresses. Send them only to services that
          your readers would expect.
        </p>
      ) : null}
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          kind="primary"
          isBusy={form.isBusy}
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
