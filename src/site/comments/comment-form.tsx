'use client'

import { useId, useRef, useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { useRequest } from '@/src/ui/use-request'
import { newKey } from './comment-actions'
import { CommentFailure, isSessionOver } from './comment-failure'
import styles from './comments.module.css'
import { deleteUnsentComment, storeUnsentComment, readUnsentComment } from './kept-words'
import type { WritingPlace } from './kept-words'

type CommentFormProps = {
  label: keyof typeof SUBMIT_LABELS
  /** The text to edit. */
  initial?: string
  /** Whether the writer has no name yet, so that the form has a field for it. */
  isNameless: boolean
  /** Sends the text, and the name if the form has it; the idempotency key is the same until it succeeds. */
  send: SendComment
  /** The place of the comment, by which unsent text is stored. */
  place: WritingPlace
  /** Opens the sign-in prompt: the session has ended. */
  onSignIn: () => void
  onCancel?: () => void
}

/** The form's label, with that of its button. */
const SUBMIT_LABELS = {
  'Add a comment': 'Comment',
  Reply: 'Reply',
  'Edit your comment': 'Save',
} as const

/** Sends a comment, with a name for writers without one. */
export type SendComment = (
  words: { content: string; displayName?: string },
  key: string,
) => Promise<void>

const NAME_NEEDED = 'Use 2 to 255 characters'

/** Words for a new comment or a reply: a paragraph a line, nothing while blank. */
export function CommentForm(props: CommentFormProps): ReactElement {
  const { label, isNameless, send, place, onSignIn, onCancel, initial = '' } = props
  const id = useId()
  const [words, setWords] = useState(() => readUnsentComment(place) || initial)
  const name = useName(isNameless)
  const { isBusy, error, submit } = useCommentRequest(send, place, () => setWords(''))
  const isBlank = words.trim() === ''
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!isBlank && name.check()) void submit({ content: words.trim(), ...name.given })
  }
  const cancel = (): void => {
    deleteUnsentComment(place)
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
        readOnly={isBusy}
        onChange={(event) => setWords(event.target.value)}
        ref={onCancel ? focusOnce : null}
      />
      {isNameless && !isBlank ? (
        <TextField
          label="Your name"
          name="displayName"
          autoComplete="name"
          maxLength={255}
          hint="Shown beside your comments."
          value={name.value}
          error={name.error}
          onChange={(event) => name.edit(event.target.value)}
        />
      ) : null}
      <CommentFailure error={error} areWordsKept onSignIn={onSignIn} />
      <div className={styles.choices}>
        <Button disabled={isBlank && initial === ''} onClick={cancel}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" disabled={isBlank} aria-busy={isBusy || undefined}>
          {SUBMIT_LABELS[label]}
        </Button>
      </div>
    </form>
  )
}

/**
 * The name field of a writer's first comment.
 * @see docs/product/comments.md#names
 */
function useName(isAsked: boolean) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | null>(null)
  const name = value.trim()
  const isFine = !isAsked || (name.length >= 2 && name.length <= 255)
  return {
    value,
    error,
    given: isAsked ? { displayName: name } : {},
    edit: (next: string) => {
      setValue(next)
      setError(null)
    },
    check: () => {
      setError(isFine ? null : NAME_NEEDED)
      return isFine
    },
  }
}

/** A reply and an edited comment are opened to be written. */
const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus()

/** Sends once however often it is called, under one idempotency key until that succeeds. */
function useCommentRequest(send: SendComment, place: WritingPlace, onSent: () => void) {
  const sent = useRef<{ asked: string; key: string } | null>(null)
  const { isBusy, error, run } = useRequest()
  const submit = (words: Parameters<SendComment>[0]): Promise<boolean> => {
    const asked = JSON.stringify(words)
    // the same text may have arrived despite the failure; other text is a new request
    const request = sent.current?.asked === asked ? sent.current : { asked, key: newKey() }
    sent.current = request
    return run(async () => {
      try {
        await send(words, request.key)
      } catch (reason) {
        if (isSessionOver(reason)) storeUnsentComment(place, words.content)
        throw reason
      }
      sent.current = null
      deleteUnsentComment(place)
      onSent()
    })
  }
  return { isBusy, error, submit }
}
