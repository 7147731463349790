'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SubscriberDetails } from '@/src/contract/people/subscriber'
import { Button } from '@/src/ui/button'
import { TextArea } from '../recipe/fields/text-area'
import { useAction } from '@/src/kitchen/parts/use-action'
import { useSubscriberActions } from '../state/subscribers'
import styles from './subscriber.module.css'

/** The note about a subscriber. */
export function NoteForm(props: { site: string; subscriber: SubscriberDetails }): ReactElement {
  const { id, note } = props.subscriber
  const acts = useSubscriberActions(props.site)
  const act = useAction()
  const [text, setText] = useState(note ?? '')
  const isChanged = text.trim() !== (note ?? '')
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        void act.run(() => acts.note(id, text))
      }}
    >
      <TextArea
        label="Note"
        hint="Only people who work on the site can read it."
        rows={3}
        maxLength={5_000}
        value={text}
        error={act.failure ?? act.issueOf('note') ?? null}
        onChange={setText}
      />
      <Button type="submit" isBusy={act.isBusy} disabled={!isChanged}>
        Save the note
      </Button>
    </form>
  )
}
