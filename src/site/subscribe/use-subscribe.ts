'use client'

import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useSession } from '@/src/session/session-provider'
import type { PlanType } from './plans'
import type { SubscribeFailure, SubscribeOutcome } from './subscribe-call'

const UNREACHABLE: SubscribeOutcome = {
  kind: 'failed',
  failure: { isAccountKnown: false, message: 'Something went wrong. Please try again.' },
}
/**
 * Time for which the thanks stay, in milliseconds.
 * @see docs/product/subscriptions.md#newsletter-popup
 */
const THANKS = 2000
const INVALID = 'Please enter a valid email address'

/** The state of a subscription form: email, errors and submission. */
export type SubscribeForm = {
  /** The email of the signed-in user, which is read-only; null when signed out. */
  ownEmail: string | null
  email: string
  edit: (email: string) => void
  error: string | null
  failure: SubscribeFailure | null
  isSubmitting: boolean
  /** Whether there is nothing to send yet. */
  isEmpty: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Submits the choices, as the button does. */
  start: () => void
}

type Outcome = Exclude<SubscribeOutcome, { kind: 'failed' | 'no-email' }>

/** The state of a form that subscribes to a plan; `onDone` is called on success. */
export function useSubscribe(
  plan: PlanType,
  coupon: string,
  onDone: (outcome: Outcome, email: string | null) => void,
): SubscribeForm {
  const { user, scope, reload } = useSession()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<SubscribeFailure | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  const ownEmail = user === null || user === 'pending' ? null : user.email
  const address = email.trim()
  const isEmpty = user === null && address === ''

  async function send(): Promise<void> {
    setSubmitting(true)
    setFailure(null)
    // The server knows the user, even while the session is pending here.
    const sent = ownEmail === null && address !== '' ? address : null
    const outcome = await import('./subscribe-call').then(
      ({ subscribe }) => subscribe({ site: scope.site ?? '', plan, coupon, email: sent }),
      () => UNREACHABLE,
    )
    if (outcome.kind === 'failed') setFailure(outcome.failure)
    else if (outcome.kind === 'no-email') setError(INVALID)
    else onDone(outcome, sent)
    // Then all offers of the new plan disappear, including this form.
    if (outcome.kind === 'done' && sent === null) setTimeout(() => void reload(), THANKS)
    // During the redirect to a checkout the form stays disabled.
    if (outcome.kind !== 'checkout') setSubmitting(false)
  }

  return {
    ownEmail,
    email,
    edit: (value) => {
      setEmail(value)
      setError(null)
      setFailure(null)
    },
    error,
    failure,
    isSubmitting,
    isEmpty,
    start: () => void send(),
    submit: (event) => {
      event.preventDefault()
      if (!isSubmitting && !isEmpty) void send()
    },
  }
}
