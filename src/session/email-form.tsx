'use client'

import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { ApiError } from '@/src/api/api-error'
import { isEmail } from '@/src/domain/addresses/email-address'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import { useRequest } from '@/src/ui/use-request'
import styles from './session.module.css'

const INVALID = 'Please enter a valid email address'
const FAILED = 'Something went wrong. Please try again.'

type EmailFormProps = {
  label: string
  busyLabel: string
  initialEmail?: string
  /** Sends the mail; rejects when it could not. */
  onSend: (email: string) => Promise<void>
  /** Takes values entered into the fields of `above` before the script was loaded. */
  onEarlyInput?: (name: string, value: string) => void
  /** Rendered between the address and the button. */
  above?: ReactNode
  /** Rendered below the button. */
  below?: ReactNode
}

/**
 * A form for an email address: validated on submit, the error clears on edit.
 * @see docs/product/accounts.md#sign-in-pages
 */
export function EmailForm({
  label,
  busyLabel,
  initialEmail = '',
  onSend,
  onEarlyInput,
  above,
  below,
}: EmailFormProps) {
  const { form, email, edit, error, failure, isBusy, send } = useEmailForm(
    label,
    initialEmail,
    onSend,
    onEarlyInput,
  )
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {failure === null ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        value={email}
        error={error}
        onChange={(event) => edit(event.target.value)}
      />
      {above}
      <Button kind="primary" type="submit" isLarge isBusy={isBusy} disabled={email.trim() === ''}>
        {isBusy ? busyLabel : label}
      </Button>
      {below}
    </form>
  )
}

/** Holds the state of the form: value, error and submission. */
function useEmailForm(
  label: string,
  initialEmail: string,
  onSend: EmailFormProps['onSend'],
  onEarlyInput: EmailFormProps['onEarlyInput'],
) {
  const [email, setEmail] = useState(initialEmail)
  const [error, setError] = useState<string | null>(null)
  const request = useRequest()
  const form = useEarlyInput<HTMLFormElement>((name, value) => {
    if (name === 'email') setEmail(value)
    else onEarlyInput?.(name, value)
  })

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const address = email.trim()
    if (!isEmail(address)) {
      setError(INVALID)
      return
    }
    await request.run(() =>
      onSend(address).catch((reason: unknown) => {
        console.info(`${label} failed`, reason)
        throw reason
      }),
    )
  }

  const edit = (value: string): void => {
    setEmail(value)
    setError(null)
  }
  const failure = request.error === null ? null : wordsFor(request.error)
  return { form, email, edit, error, failure, isBusy: request.isBusy, send }
}

/** Returns the error message of a failed request. */
function wordsFor(reason: unknown): string {
  const isTelling =
    reason instanceof ApiError && ['rate_limited', 'mail_unavailable'].includes(reason.code ?? '')
  return isTelling ? reason.message : FAILED
}
