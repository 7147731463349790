'use client'

import { useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { amountText } from '@/src/domain/payments/money'
import { MAX_COUPON_MONTHS, MAX_COUPON_USES, MAX_PRICE } from '@/src/domain/payments/price-limits'
import { Button } from '@/src/ui/button'
import { SelectField } from '@/src/ui/form/select-field'
import { TextField } from '@/src/ui/form/field'
import { readCount, wrongCount } from '../parts/typed-count'
import { useAction } from '@/src/kitchen/parts/use-action'
import styles from '../settings/settings.module.css'
import type { CouponActions } from '../state/site-payments'
import { readDiscount } from './typed-discount'

type Duration = 'once' | 'repeating' | 'forever'
type CouponFormProps = { acts: CouponActions; currency: string }

const DURATIONS = [
  { value: 'once', label: 'The first payment' },
  { value: 'repeating', label: 'Some months' },
  { value: 'forever', label: 'Every payment' },
] as const

const EMPTY = { code: '', discount: '', months: '3', duration: 'once' as Duration, uses: '' }

type Typed = typeof EMPTY
type Edit = (change: Partial<Typed>) => void

/** Creates a coupon: its code, discount and duration. */
export function CouponForm({ acts, currency }: CouponFormProps): ReactElement {
  const [typed, setTyped] = useState(EMPTY)
  const act = useAction()
  const discount = readDiscount(typed.discount, currency)
  const edit: Edit = (change) => {
    setTyped({ ...typed, ...change })
    act.forget()
  }
  const create = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (discount === null) return
    const { code, duration, months, uses } = typed
    const durationMonths = duration === 'repeating' ? readCount(months, MAX_COUPON_MONTHS) : null
    const maxRedemptions = readCount(uses, MAX_COUPON_USES)
    if (durationMonths === 'invalid' || maxRedemptions === 'invalid') return
    const made = await act.run(() =>
      acts.create({ code, duration, ...discount, durationMonths, maxRedemptions }),
    )
    if (made) setTyped(EMPTY)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void create(event)}>
      <div className={styles.pair}>
        <Offer typed={typed} currency={currency} issueOf={act.issueOf} onEdit={edit} />
        <Bounds typed={typed} issueOf={act.issueOf} onEdit={edit} />
      </div>
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          isBusy={act.isBusy}
          disabled={typed.code.trim() === '' || discount === null}
        >
          Create the coupon
        </Button>
      </div>
    </form>
  )
}

type PartProps = {
  typed: Typed
  issueOf: ReturnType<typeof useAction>['issueOf']
  onEdit: Edit
}

/** The code and its discount. */
function Offer({
  typed,
  currency,
  issueOf,
  onEdit,
}: PartProps & { currency: string }): ReactElement {
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
        onChange={({ target }) => onEdit({ code: target.value })}
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
        onChange={({ target }) => onEdit({ discount: target.value })}
      />
    </>
  )
}

const wrongBound = (typed: string, most: number): string | undefined =>
  readCount(typed, most) === 'invalid' ? wrongCount(most) : undefined

/** The fields for the duration of a coupon's discount and for its number of uses. */
function Bounds({ typed, issueOf, onEdit }: PartProps): ReactElement {
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
          onChange={(duration) => onEdit({ duration })}
        />
      </div>
      {typed.duration === 'repeating' ? (
        <TextField
          label="Months"
          inputMode="numeric"
          maxLength={2}
          value={typed.months}
          error={wrongBound(typed.months, MAX_COUPON_MONTHS) ?? issueOf('durationMonths')}
          onChange={({ target }) => onEdit({ months: target.value })}
        />
      ) : null}
      <TextField
        label="Maximum number of uses"
        placeholder="No limit"
        inputMode="numeric"
        maxLength={9}
        value={typed.uses}
        error={wrongBound(typed.uses, MAX_COUPON_USES) ?? issueOf('maxRedemptions')}
        onChange={({ target }) => onEdit({ uses: target.value })}
      />
    </>
  )
}
