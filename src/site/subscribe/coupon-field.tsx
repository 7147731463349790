'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'

type CouponFieldProps = { value: string; onChange: (code: string) => void }

/**
 * The code of a coupon: asked for only of who has one.
 * @see docs/product/payments.md#coupons
 */
export function CouponField({ value, onChange }: CouponFieldProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && value === '') {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Have a code?
      </Button>
    )
  }
  return (
    <TextField
      label="Code"
      name="coupon"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
