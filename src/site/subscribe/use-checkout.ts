'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { CallAnswer } from '@/src/contract/schemas'
import { useSession } from '@/src/session/session-provider'

/** A checkout session in the API's form. */
export type CheckoutSession = CallAnswer<'getCheckoutSession'>['checkoutSession']

/** The state of a checkout: `unknown` if it is not this reader's, `failed` if the request failed. */
export type KnownCheckout =
  { kind: 'asking' | 'unknown' | 'failed' } | { kind: 'known'; checkout: CheckoutSession }

/**
 * Loads the checkout that the user returned from.
 * @returns its state, and a function that reloads it
 */
export function useCheckout(sessionId: string): { found: KnownCheckout; askAgain: () => void } {
  const { scope, reload } = useSession()
  const site = scope.site ?? ''
  const [found, setFound] = useState<KnownCheckout>({ kind: 'asking' })
  const [asked, setAsked] = useState(0)
  const show = useEffectEvent((checkout: CheckoutSession) => {
    setFound({ kind: 'known', checkout })
    // A signed-in buyer has full access from now on.
    if (checkout.subscription) void reload()
  })
  useEffect(() => {
    const leaving = new AbortController()
    call('getCheckoutSession', { params: { site, sessionId }, signal: leaving.signal }).then(
      ({ checkoutSession }) => show(checkoutSession),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        const isUnknown = error instanceof ApiError && error.status < 500 && error.status !== 429
        setFound({ kind: isUnknown ? 'unknown' : 'failed' })
      },
    )
    return () => leaving.abort()
  }, [site, sessionId, asked])
  const askAgain = (): void => {
    setFound({ kind: 'asking' })
    setAsked((times) => times + 1)
  }
  return { found, askAgain }
}
