'use client'

import { useEffect, useEffectEvent } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useAction } from '@/src/api/react/use-call-mutation'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../parts/failed'
import styles from '../settings/settings.module.css'
import { refreshPaymentAccount, setUpPaymentAccount } from '../state/site-payments'
import type { SitePaymentAccount } from '../state/site-payments'

/**
 * The account for the payments of a site, and its missing details.
 * @see docs/product/payments.md#accounts-of-sites
 */
export function PaymentAccountPanel({ site }: { site: string }): ReactElement {
  const { data, error, refetch } = useCall('getPaymentAccount', { params: { site } })
  const cameBack = useEffectEvent(() => {
    if (new URLSearchParams(window.location.search).get('account') === 'checked') {
      refreshPaymentAccount(site).catch(() => undefined) // the stored state is current
    }
  })
  useEffect(() => cameBack(), [])
  return (
    <section className={styles.form}>
      <h2 className={styles.heading}>Payments</h2>
      {data ? <Account site={site} account={data.paymentAccount} /> : null}
      {!data && !error ? <Skeleton width="100%" height="4rem" /> : null}
      {!data && error ? (
        <Failed
          title="The payment account could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
    </section>
  )
}

type AccountProps = { site: string; account: SitePaymentAccount }

function Account({ site, account }: AccountProps): ReactElement {
  const act = useAction()
  const { status, missing, usesConnect } = account
  return (
    <>
      <p>{wordsOf(account)}</p>
      {missing.length > 0 && status !== 'ready' ? (
        <p className={styles.hint}>Stripe still needs: {missing.map(inWords).join(', ')}.</p>
      ) : null}
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      {usesConnect && status !== 'off' ? (
        <div className={styles.acts}>
          <Button
            kind={status === 'ready' ? 'secondary' : 'primary'}
            isBusy={act.isBusy}
            onClick={() => void act.run(() => setUpPaymentAccount(site))}
          >
            {status === 'none' ? 'Set up payments' : 'Open your Stripe account'}
          </Button>
          {status === 'ready' ? null : (
            <Button kind="quiet" onClick={() => void act.run(() => refreshPaymentAccount(site))}>
              Check again
            </Button>
          )}
        </div>
      ) : null}
    </>
  )
}

const STATES: Readonly<Record<SitePaymentAccount['status'], string>> = {
  off: 'Paid plans cannot be bought on this installation: it has no Stripe keys. Its operator can set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  none: 'Readers pay into your own Stripe account. Set it up to sell your plans.',
  incomplete: 'Your Stripe account is not complete. Finish it to sell your plans.',
  checking: 'Stripe is checking your details. Your plans go on sale when that is done.',
  payouts_missing: 'Your plans can be bought. Stripe holds the money until you add a bank account.',
  ready: 'Your plans can be bought, and Stripe pays out to your account.',
}

function wordsOf({ status, usesConnect, mode }: SitePaymentAccount): string {
  const isTest = mode === 'local' || mode === 'test'
  const words =
    status === 'ready' && !usesConnect
      ? 'Your plans can be bought. The money goes to the Stripe account of this installation.'
      : STATES[status]
  return isTest ? `${words} Test mode: no money moves.` : words
}

/** A requirement in Stripe's own name, such as `individual.verification.document`. */
const inWords = (name: string): string => name.replaceAll('.', ' ').replaceAll('_', ' ')
