'use client'

import { useEffect, useEffectEvent } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useAction } from '@/src/api/react/use-call-mutation'
import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'
import { Button } from '@/src/ui/button'
import styles from '../settings/settings.module.css'
import { buyAppPlan, manageAppPlan } from '../state/site-payments'
import type { SiteAppPlan } from '../state/site-payments'

/** Number of checks for the plan after its checkout, and the milliseconds between them. */
const LOOKS = 10
const BETWEEN = 1_500

/**
 * The site's subscription to the platform; nothing where the platform charges nothing.
 * @see docs/product/payments.md#what-sites-pay-the-platform
 */
export function AppPlanPanel({ site }: { site: string }): ReactElement | null {
  const { data, refetch } = useCall('getCurrentAppSubscription', { params: { site } })
  useLookAfterCheckout(data?.currentAppSubscription !== null, refetch)
  if (!data || (data.appPlans.length === 0 && !data.currentAppSubscription)) return null
  return (
    <section className={styles.form}>
      <h2 className={styles.heading}>Plan of this site</h2>
      {data.currentAppSubscription ? (
        <Current site={site} plan={data.currentAppSubscription} />
      ) : (
        <Offers site={site} plans={data.appPlans} />
      )}
    </section>
  )
}

/** Reloads the plan: the browser may return from the checkout before its webhook has arrived. */
function useLookAfterCheckout(isThere: boolean, look: () => Promise<unknown>): void {
  const lookAgain = useEffectEvent(() => void look().catch(() => undefined))
  useEffect(() => {
    const isBack = new URLSearchParams(window.location.search).get('plan') === 'paid'
    if (!isBack || isThere) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks >= LOOKS) clearInterval(timer)
      lookAgain()
    }, BETWEEN)
    return () => clearInterval(timer)
  }, [isThere])
}

type CurrentPlan = NonNullable<SiteAppPlan['currentAppSubscription']>

function Current({ site, plan }: { site: string; plan: CurrentPlan }): ReactElement {
  const act = useAction()
  return (
    <>
      <p>{appPlanWords(plan)}</p>
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <div className={styles.acts}>
        <Button
          kind={plan.status === 'past_due' ? 'primary' : 'secondary'}
          isBusy={act.isBusy}
          onClick={() => void act.run(() => manageAppPlan(site))}
        >
          Manage billing
        </Button>
      </div>
    </>
  )
}

/** Describes the plan that a site has. */
function appPlanWords({ plan, status, currentPeriodEnd, cancelAtPeriodEnd }: CurrentPlan): string {
  if (status === 'past_due') {
    return `This site is on the ${plan} plan. Its last payment failed: change the card under Manage billing.`
  }
  if (status === 'paused') return `This site is on the ${plan} plan, which is paused.`
  if (currentPeriodEnd === null) return `This site is on the ${plan} plan.`
  const day = longDate(currentPeriodEnd, 'reader')
  return cancelAtPeriodEnd
    ? `This site is on the ${plan} plan until ${day}.`
    : `This site is on the ${plan} plan. The next payment is on ${day}.`
}

type OffersProps = { site: string; plans: SiteAppPlan['appPlans'] }

function Offers({ site, plans }: OffersProps): ReactElement {
  const act = useAction()
  return (
    <>
      <p>This site has no plan. This installation requires one.</p>
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      <div className={styles.acts}>
        {plans.map(({ name, amountCents, currency, interval }) => (
          <Button
            key={name}
            kind="secondary"
            isBusy={act.isBusy}
            onClick={() => void act.run(() => buyAppPlan(site, name))}
          >
            {`${name}: ${amountText(amountCents, currency)} a ${interval}`}
          </Button>
        ))}
      </div>
    </>
  )
}
