'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useSession } from '@/src/session/session-provider'
import { useReturn } from '@/src/ui/use-return'
import type { Plan } from '../plans'
import type { GiftOutcome } from './gift-call'
import { giftErrors, giftInAddress, storeGift, readStoredGift } from './gift-values'
import type { GiftErrors, GiftValues } from './gift-values'

/** The state of the form of a gift. */
export type GiftForm = {
  values: GiftValues
  /** The email of the signed-in user; null when signed out. */
  ownEmail: string | null
  errors: GiftErrors
  failure: string | null
  isSubmitting: boolean
  /** Whether the giver is still unknown: a press would do nothing. */
  isPending: boolean
  edit: (changed: Partial<GiftValues>) => void
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

const UNREACHABLE: GiftOutcome = {
  kind: 'failed',
  errors: {},
  message: 'Something went wrong. Please try again.',
}

/** The state of the form of a gift of these plans; the first one is chosen. */
export function useGift(plans: readonly Plan[]): GiftForm {
  const { user, scope } = useSession()
  const [errors, setErrors] = useState<GiftErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  useReturn(() => setSubmitting(false))
  const reader = user === 'pending' ? null : user
  const ownEmail = reader?.email ?? null
  const [values, change] = useGiftValues(plans, reader?.displayName ?? '')

  async function send(): Promise<void> {
    setSubmitting(true)
    setFailure(null)
    const outcome = await import('./gift-call').then(
      ({ startGiftCheckout }) => startGiftCheckout(scope.site ?? '', values, ownEmail),
      () => UNREACHABLE,
    )
    if (outcome.kind === 'checkout') {
      storeGift(values)
      // During the redirect to the checkout the form stays disabled.
      window.location.assign(outcome.url)
      return
    }
    setErrors(outcome.errors)
    setFailure(outcome.message)
    setSubmitting(false)
  }

  return {
    values,
    ownEmail,
    errors,
    failure,
    isSubmitting,
    isPending: user === 'pending',
    edit: (changed) => {
      change(changed)
      setErrors((before) => withoutThoseOf(changed, before))
      setFailure(null)
    },
    submit: (event) => {
      event.preventDefault()
      if (isSubmitting || user === 'pending') return
      const wrong = giftErrors(values, ownEmail)
      setErrors(wrong)
      if (Object.keys(wrong).length === 0) void send()
      else focusFirst(event.currentTarget, wrong)
    },
  }
}

/** The values of the form: typed, stored before the checkout, or from the URL. */
function useGiftValues(
  plans: readonly Plan[],
  name: string,
): [GiftValues, (changed: Partial<GiftValues>) => void] {
  const [typed, setTyped] = useState<Partial<GiftValues>>({})
  const takeOver = useEffectEvent(() => {
    const before = { ...readStoredGift(plans), ...giftInAddress(window.location.search, plans) }
    // Text typed before hydration is newer than both.
    setTyped((early) => ({ ...before, ...early }))
  })
  useEffect(() => takeOver(), [])
  const empty = { recipientEmail: '', giverName: name, message: '', email: '' }
  return [
    { plan: plans[0]?.type ?? 'monthly', ...empty, ...typed },
    (changed) => setTyped((before) => ({ ...before, ...changed })),
  ]
}

/** A field that is edited has no error any more. */
const withoutThoseOf = (changed: Partial<GiftValues>, errors: GiftErrors): GiftErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed)))

/** Focuses the first invalid field. */
function focusFirst(form: HTMLFormElement, wrong: GiftErrors): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name in wrong) {
      field.focus()
      return
    }
  }
}
