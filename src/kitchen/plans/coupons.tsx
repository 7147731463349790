'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCall } from '@/src/api/react/use-call'
import type { CallAnswer } from '@/src/contract/schemas'
import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../parts/failed'
import { AskFirst } from '../settings/form/ask-first'
import styles from '../settings/settings.module.css'
import { writeCall } from '../state/write-call'
import { CouponForm } from './coupon-form'

type Coupon = CallAnswer<'listCoupons'>['coupons'][number]
type CouponsProps = { site: string; currency: string }

/**
 * Codes that take something off the prices.
 * @see docs/product/payments.md#coupons
 */
export function Coupons({ site, currency }: CouponsProps): ReactElement {
  const { data, error, refetch } = useCall('listCoupons', { params: { site } })
  return (
    <section className={styles.form}>
      <h2 className={styles.heading}>Coupons</h2>
      {data ? <List coupons={data.coupons} site={site} /> : null}
      {!data && !error ? <Skeleton width="100%" height="4rem" /> : null}
      {!data && error ? (
        <Failed
          title="The coupons could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      <CouponForm site={site} currency={currency} />
    </section>
  )
}

function List({ coupons, site }: { coupons: readonly Coupon[]; site: string }): ReactElement {
  if (coupons.length === 0) {
    return (
      <p className={styles.hint}>No coupons yet. Readers type their code when they subscribe.</p>
    )
  }
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => (
        <li key={coupon.id} className={styles.item}>
          <div className={styles.row}>
            <div>
              <p className={styles.name}>{coupon.code}</p>
              <p className={styles.hint}>{wordsOf(coupon)}</p>
            </div>
            <AskFirst
              title={`End ${coupon.code}?`}
              label="End the coupon"
              work={() => writeCall('deleteCoupon', { params: { site, id: coupon.id } })}
              onDone={() => toast(`${coupon.code} can no longer be used`)}
              trigger={
                <Button kind="quiet" aria-label={`End ${coupon.code}`}>
                  End
                </Button>
              }
            >
              Nobody can use {coupon.code} from now on. Readers who have used it keep their
              discount.
            </AskFirst>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Describes a coupon: its discount, its duration, and how often it was used. */
function wordsOf(coupon: Coupon): string {
  const { percentOff, amountOffCents, currency, redeemed, maxRedemptions, expiresAt } = coupon
  const off =
    percentOff === null ? amountText(amountOffCents ?? 0, currency ?? 'USD') : `${percentOff}%`
  const uses = maxRedemptions === null ? `${redeemed}` : `${redeemed} of ${maxRedemptions}`
  const parts = [`${off} off ${lengthOf(coupon)}`, `used ${uses} times`]
  if (expiresAt !== null) parts.push(`until ${longDate(expiresAt, 'reader')}`)
  return parts.join(' · ')
}

function lengthOf({ duration, durationMonths }: Coupon): string {
  if (duration === 'once') return 'the first payment'
  if (duration === 'forever') return 'every payment'
  return durationMonths === 1 ? 'the first month' : `the first ${durationMonths ?? 0} months`
}
