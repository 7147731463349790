'use client'

import { useRef, useState } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import type { CouponAnswer, ReducedPrices } from './coupon-call'
import { listPlans } from './plans'

/** A coupon code as it is typed, and the result of looking it up. */
export type Coupon = {
  code: string
  edit: (code: string) => void
  /** Looks up the discount of the code. */
  check: (code?: string) => void
  isChecking: boolean
  /** Prices with the coupon; empty until they are known, and without a coupon. */
  prices: ReducedPrices
  /** The reason why it takes nothing off. */
  error: string | null
  /** Whether it is known to be of no use here. */
  isRefused: boolean
}

const UNREACHABLE: CouponAnswer = {
  kind: 'failed',
  message: 'The code could not be looked up. Try again in a moment.',
}

/**
 * Looks up the typed coupon code before the purchase.
 * @see docs/product/payments.md#coupons
 */
export function useCoupon(site: PublicSite): Coupon {
  const [code, setCode] = useState('')
  const [answer, setAnswer] = useState<CouponAnswer | 'asking' | null>(null)
  // The latest requested code: responses for others are stale.
  const asked = useRef('')
  const edit = (typed: string): void => {
    setCode(typed)
    if (typed.trim() === asked.current) return
    asked.current = ''
    setAnswer(null)
  }
  const check = (typed = code): void => {
    const wanted = typed.trim()
    const isKnown = wanted === asked.current && answer !== null && !isFailure(answer)
    if (wanted === '' || isKnown) return
    asked.current = wanted
    setAnswer('asking')
    void import('./coupon-call')
      .then(
        ({ fetchCoupon }) => fetchCoupon(site.slug, wanted, listPlans(site), site.currency),
        () => UNREACHABLE,
      )
      .then((found) => {
        if (asked.current === wanted) setAnswer(found)
      })
  }
  const found = answer === 'asking' ? null : answer
  return {
    code,
    edit,
    check,
    isChecking: answer === 'asking',
    prices: found?.kind === 'good' ? found.prices : {},
    error: found === null || found.kind === 'good' ? null : found.message,
    isRefused: found?.kind === 'refused',
  }
}

const isFailure = (answer: CouponAnswer | 'asking'): boolean =>
  answer !== 'asking' && answer.kind === 'failed'
