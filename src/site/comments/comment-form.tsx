'use client'

import { useId, useRef, useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { Button } from '@/src/ui/button'
import { errorMessage, newKey } from './comment-actions'
import styles from './comments.module.css'

type CommentFormProps = {
  label: 'Add a comment' | 'Reply'
  /** Sends the words; the key is the same until they have arrived. */
  send: (content: string, key: string) => Promise<void>
  onCancel?: () => void
}

/** Words for a new comment or a reply: a paragraph a line, nothing while blank. */
export function CommentForm({ label, send, onCancel }: CommentFormProps): ReactElement {
  const id = useId()
  const [words, setWords] = useState('')
  const { isBusy, failure, submit } = useSending(send, () => setWords(''))
  const isBlank = words.trim() === ''
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!isBlank) void submit(words.trim())
  }
  const cancel = (): void => {
    setWords('')
    onCancel?.()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.words}
        rows={onCancel ? 2 : 3}
        maxLength={5000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        ref={onCancel ? focusOnce : null}
      />
      {failure === null ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.choices}>
        <Button disabled={isBlank} onClick={cancel}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" disabled={isBlank} aria-busy={isBusy || undefined}>
          {label === 'Reply' ? 'Reply' : 'Comment'}
        </Button>
      </div>
    </form>
  )
}

/** A reply is opened to be written. */
const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus()

/** Sends once however often it is asked to, under one key until that has worked. */
function useSending(send: CommentFormProps['send'], onSent: () => void) {
  const sent = useRef<{ content: string; key: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (content: string): Promise<void> => {
    // the same words after a failure may have arrived before: other words are another thing to ask
    if (sent.current?.content !== content) sent.current = { content, key: newKey() }
    setBusy(true)
    setFailure(null)
    try {
      await send(content, sent.current.key)
      sent.current = null
      onSent()
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, submit }
}
