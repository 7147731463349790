'use client'

import type { ReactElement } from 'react'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import { amountText } from '@/src/domain/payments/money'
import { MAX_COUPON_MONTHS, MAX_COUPON_USES, MAX_PRICE } from '@/src/domain/payments/price-limits'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { TextField } from '@/src/ui/form/field'
import { readCount, wrongCount } from '../parts/typed-count'
import styles from '../settings/settings.module.css'
import { writeCall } from '../state/write-call'
import { readDiscount } from './typed-discount'

type Duration = 'once' | 'repeating' | 'forever'
type CouponFormProps = { site: string; currency: string }

const DURATIONS = [
  { value: 'once', label: 'The first payment' },
  { value: 'repeating', label: 'Some months' },
  { value: 'forever', label: 'Every payment' },
] as const

const EMPTY = { code: '', discount: '', months: '3', duration: 'once' as Duration, uses: '' }

type Typed = typeof EMPTY

/** Creates a coupon: its code, discount and duration. */
export function CouponForm({ site, currency }: CouponFormProps): ReactElement {
  const form = useForm(EMPTY, async ({ code, duration, months, uses, ...typed }, { reset }) => {
    const discount = readDiscount(typed.discount, currency)
    if (discount === null) return
    const durationMonths = duration === 'repeating' ? readCount(months, MAX_COUPON_MONTHS) : null
    const maxRedemptions = readCount(uses, MAX_COUPON_USES)
    if (durationMonths === 'invalid' || maxRedemptions === 'invalid') return
    const body = { code, duration, ...discount, durationMonths, maxRedemptions }
    await writeCall('createCoupon', { params: { site }, body })
    reset()
  })
  const { code, discount } = form.values
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.pair}>
        <Offer form={form} currency={currency} />
        <Bounds form={form} />
      </div>
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          isBusy={form.isBusy}
          disabled={code.trim() === '' || readDiscount(discount, currency) === null}
        >
          Create the coupon
        </Button>
      </div>
    </form>
  )
}

type PartProps = { form: Form<Typed> }

/** The code and its discount. */
function Offer({ form, currency }: PartProps & { currency: string }): ReactElement {
  const { values: typed, edit, issueOf } = form
  const isWrong = typed.discount !== '' && readDiscount(typed.discount, currency) === null
  return (
    <>
      <TextField
        label="Coupon code"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed.code}
        error={issueOf('code')}
        onChange={({ target }) => edit({ code: target.value })}
      />
      <TextField
        label="Discount"
        placeholder="20%"
        hint={`A percentage such as 20%, or an amount in ${currency} such as 5.`}
        maxLength={12}
        value={typed.discount}
        error={
          isWrong
            ? `Enter a value such as 20% or 5, ${amountText(MAX_PRICE, currency)} at most.`
            : (issueOf('percentOff') ?? issueOf('amountOffCents'))
        }
        onChange={({ target }) => edit({ discount: target.value })}
      />
    </>
  )
}

const wrongBound = (typed: string, most: number): string | undefined =>
  readCount(typed, most) === 'invalid' ? wrongCount(most) : undefined

/** The fields for the duration of a coupon's discount and for its number of uses. */
function Bounds({ form }: PartProps): ReactElement {
  const { values: typed, edit, issueOf } = form
  return (
    <>
      <div className={styles.labelled}>
        <span className={styles.label} aria-hidden="true">
          Applies to
        </span>
        <SelectField
          label="Applies to"
          options={DURATIONS}
          value={typed.duration}
          onChange={(duration) => edit({ duration })}
        />
      </div>
      {typed.duration === 'repeating' ? (
        <TextField
          label="Months"
          inputMode="numeric"
          maxLength={2}
          value={typed.months}
          error={wrongBound(typed.months, MAX_COUPON_MONTHS) ?? issueOf('durationMonths')}
          onChange={({ target }) => edit({ months: target.value })}
        />
      ) : null}
      <TextField
        label="Maximum number of uses"
        placeholder="No limit"
        inputMode="numeric"
        maxLength={9}
        value={typed.uses}
        error={wrongBound(typed.uses, MAX_COUPON_USES) ?? issueOf('maxRedemptions')}
        onChange={({ target }) => edit({ uses: target.value })}
      />
    </>
  )
}
