'use client'

import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import type { PlanType } from './plans'
import type { Coupon } from './use-coupon'
import styles from './coupon-field.module.css'

type CouponFieldProps = { coupon: Coupon; plan: PlanType }

/**
 * Focuses the field when the reader opens it, but not when it is filled from the URL.
 */
const focusOnce = (field: HTMLElement | null): void => field?.querySelector('input')?.focus()

/**
 * The field for a coupon code, with its discount; collapsed by default.
 * @see docs/product/payments.md#coupons
 */
export function CouponField({ coupon, plan }: CouponFieldProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const { code, error, isChecking } = coupon
  if (!isOpen && code === '') {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Have a code?
      </Button>
    )
  }
  const words = coupon.prices[plan]?.words ?? ''
  const isOpenQuestion = code.trim() !== '' && words === '' && error === null
  const applyOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !isOpenQuestion) return
    // The first Enter shows the discount; the next one subscribes.
    event.preventDefault()
    coupon.check()
  }
  return (
    <div className={styles.coupon} ref={isOpen ? focusOnce : null}>
      <TextField
        label="Code"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={error}
        onChange={({ target }) => coupon.edit(target.value)}
        onBlur={() => coupon.check()}
        onKeyDown={applyOnEnter}
        action={
          isOpenQuestion ? (
            <Button isBusy={isChecking} onClick={() => coupon.check()}>
              {isChecking ? 'Looking...' : 'Apply'}
            </Button>
          ) : null
        }
      />
      <p className={styles.words} role="status">
        {words}
      </p>
    </div>
  )
}
