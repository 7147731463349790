'use client'

import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { SubscriberDetails } from '@/src/contract/people/subscriber'
import { parseTags } from '@/src/domain/segments'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { writeCall } from '../state/write-call'
import styles from './subscriber.module.css'

/**
 * The tags of a subscriber, as a line of text.
 * @see docs/product/subscriptions.md#tags
 */
export function TagsForm(props: { site: string; subscriber: SubscriberDetails }): ReactElement {
  const { id, tags } = props.subscriber
  const stored = tags.join(', ')
  const form = useForm({ tags: stored }, async ({ tags: typed }, { reset }) => {
    const params = { site: props.site, id }
    await writeCall('updateSubscriber', { params, body: { tags: parseTags(typed) } })
    reset()
  })
  const { tags: typed } = form.values
  return (
    <form className={styles.note} onSubmit={form.submit}>
      <TextField
        label="Tags"
        hint="Separated by commas. Newsletters can be sent to subscribers with a tag; readers do not see them."
        autoComplete="off"
        maxLength={1_000}
        value={typed}
        error={form.failure ?? form.issueOf('tags')}
        onChange={({ target }) => form.edit({ tags: target.value })}
      />
      <Button type="submit" isBusy={form.isBusy} disabled={parseTags(typed).join(', ') === stored}>
        Save the tags
      </Button>
    </form>
  )
}
