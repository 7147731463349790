'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { FailureBox } from '@/src/site/subscribe/failure-box'
import { useSubscribe } from '@/src/site/subscribe/use-subscribe'
import { Button } from '@/src/ui/button'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import { useIsScripted } from '@/src/ui/form/use-is-scripted'
import { recordSignUp } from './popup-flags'
import styles from './newsletter-form.module.css'

type NewsletterFormProps = {
  /** The name of the radio group, unique on the page. */
  id: string
  onDone?: () => void
}

/**
 * Signing up for the newsletter in a line: form, loading, thanks.
 * @see docs/product/subscriptions.md#newsletter-form
 */
export function NewsletterForm({ id, onDone }: NewsletterFormProps): ReactElement {
  const [isDone, setDone] = useState(false)
  const isScripted = useIsScripted()
  const form = useSubscribe('free', '', () => {
    recordSignUp()
    setDone(true)
    onDone?.()
  })
  const early = useEarlyInput<HTMLFormElement>((_, email) => form.edit(email))
  if (isDone) {
    return (
      <p className={styles.thanks} role="status">
        Thanks for subscribing
      </p>
    )
  }
  return (
    <form
      ref={early}
      className={styles.form}
      method="post"
      action="/api/forms/subscribe"
      noValidate
      onSubmit={form.submit}
    >
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          <VisuallyHidden>Email</VisuallyHidden>
        </label>
        <input
          className={styles.input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          value={form.ownEmail ?? form.email}
          readOnly={form.ownEmail !== null}
          aria-invalid={form.error ? true : undefined}
          aria-describedby={form.error ? `${id}-error` : undefined}
          onChange={(event) => form.edit(event.target.value)}
        />
        <Button
          className={styles.button}
          kind="primary"
          type="submit"
          isBusy={form.isSubmitting}
          disabled={form.isEmpty && isScripted}
        >
          {form.isSubmitting ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {form.error}
      </p>
      <FailureBox failure={form.failure} />
    </form>
  )
}
