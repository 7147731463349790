'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { call } from '@/src/api/call'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { useRequest } from '@/src/ui/use-request'
import { errorMessage } from './comment-actions'
import styles from './comments.module.css'

const EMPTY = { content: '', name: '', email: '' }

/**
 * The form with which guests comment: a link by email publishes the comment.
 * @see docs/product/comments.md#guests
 */
export function GuestCommentForm({
  site,
  recipeId,
}: {
  site: string
  recipeId: string
}): ReactElement {
  const [values, setValues] = useState(EMPTY)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isBusy, error, run } = useRequest()
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((now) => ({ ...now, [name]: target.value })),
  })
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const body = { recipeId, ...values }
    if (await run(() => call('createGuestComment', { params: { site }, body }))) {
      setSentTo(values.email)
      setValues({ ...values, content: '' })
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextAreaField label="Add a comment" maxLength={5000} required {...field('content')} />
      <TextField label="Your name" required minLength={2} autoComplete="name" {...field('name')} />
      <TextField
        label="Your email"
        type="email"
        required
        autoComplete="email"
        hint="Not published. The link that publishes your comment is sent there."
        {...field('email')}
      />
      {error === null ? null : (
        <p className={styles.failure} role="alert">
          {errorMessage(error)}
        </p>
      )}
      {sentTo === null ? null : (
        <p className={styles.quiet} role="status">
          Open the link that was sent to {sentTo} to publish your comment.
        </p>
      )}
      <div className={styles.choices}>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          Comment
        </Button>
      </div>
    </form>
  )
}
