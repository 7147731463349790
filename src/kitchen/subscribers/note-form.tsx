'use client'

import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { SubscriberDetails } from '@/src/contract/people/subscriber'
import { Button } from '@/src/ui/button'
import { TextArea } from '../recipe/fields/text-area'
import { writeCall } from '../state/write-call'
import styles from './subscriber.module.css'

/** The note about a subscriber. */
export function NoteForm(props: { site: string; subscriber: SubscriberDetails }): ReactElement {
  const { id, note } = props.subscriber
  const form = useForm({ note: note ?? '' }, (body) =>
    writeCall('updateSubscriber', { params: { site: props.site, id }, body }),
  )
  const text = form.values.note
  const isChanged = text.trim() !== (note ?? '')
  return (
    <form className={styles.note} onSubmit={form.submit}>
      <TextArea
        label="Note"
        hint="Only people who work on the site can read it."
        rows={3}
        maxLength={5_000}
        value={text}
        error={form.failure ?? form.issueOf('note') ?? null}
        onChange={(typed) => form.edit({ note: typed })}
      />
      <Button type="submit" isBusy={form.isBusy} disabled={!isChanged}>
        Save the note
      </Button>
    </form>
  )
}
