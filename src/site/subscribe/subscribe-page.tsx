'use client'

import { useEffect, useState } from 'react'
import type { ReactElement, SubmitEvent } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { DrawnAtOnce } from '@/src/site/parts/page/drawn-at-once'
import { useSession } from '@/src/session/session-provider'
import { Button, ButtonLink } from '@/src/ui/button'
import { HELD_FORM } from '@/src/ui/early-presses'
import { TextField } from '@/src/ui/form/field'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import { useIsScripted } from '@/src/ui/form/use-is-scripted'
import { useReturn } from '@/src/ui/use-return'
import { CouponField } from './coupon-field'
import { FailureBox } from './failure-box'
import { hasPaidPlans, isPaidOffered } from './offer'
import { defaultPlan, listPlans } from './plans'
import type { PlanType } from './plans'
import { chosenAddress, signInAndGoOn, useChosenInAddress } from './plan-in-address'
import { PlanCards } from './plan-cards'
import { planTexts } from './plan-words'
import { TestModeNote } from './test-mode-note'
import { useCoupon } from './use-coupon'
import type { Coupon } from './use-coupon'
import { useSubscribe } from './use-subscribe'
import type { SubscribeForm } from './use-subscribe'
import styles from './subscribe-page.module.css'

/**
 * Subscribing to a site: three plans to choose from, or the newsletter alone.
 * @see docs/product/subscriptions.md#subscribe-page
 */
function SubscribePage({ site }: { site: PublicSite }): ReactElement {
  const [plan, setPlan] = useState<PlanType>(() => defaultPlan(site))
  const coupon = useCoupon(site)
  useLeaveWhenPaid()
  const { user } = useSession()
  const hasPlans = hasPaidPlans(site)
  const form = useSubscribe(plan, coupon.code, (outcome, email) => {
    window.location.assign(outcome.kind === 'checkout' ? outcome.url : successAddress(email))
  })
  useChosenInAddress(
    site,
    (chosen) => {
      if (chosen.plan) setPlan(chosen.plan)
      if (chosen.coupon) coupon.edit(chosen.coupon)
      if (chosen.coupon) coupon.check(chosen.coupon)
      if (chosen.email) form.edit(chosen.email)
    },
    form.start,
  )
  useChooseAgain(form, plan, coupon)
  const early = useEarlyInput<HTMLFormElement>((name, value) => {
    const chosen = listPlans(site).find(({ type, isAvailable }) => isAvailable && type === value)
    if (name === 'plan' && chosen) setPlan(chosen.type)
    if (name === 'email') form.edit(value)
  })
  const isDone = user !== null && user !== 'pending' && user.isSubscribedToFree
  if (isDone && !isPaidOffered(site)) return <Subscribed site={site} />
  return (
    <div className={styles.page} data-page="subscribe" data-has-plans={hasPlans}>
      <h1 className={styles.title}>{headingOf(site)}</h1>
      <PlainAnswers />
      <form
        ref={early}
        className={styles.form}
        method="post"
        action="/api/forms/subscribe"
        noValidate
        {...{ [HELD_FORM]: '' }}
        onSubmit={isOfNoUse(coupon, plan) ? refuse : form.submit}
      >
        {hasPlans ? (
          <PlanCards
            plans={listPlans(site)}
            wordsOf={(type) => planTexts(site, type)}
            currency={site.currency}
            prices={coupon.prices}
            value={plan}
            onChange={setPlan}
          />
        ) : null}
        <Sending site={site} form={form} plan={plan} coupon={coupon} />
      </form>
      {isPaidOffered(site) ? <GiveLink /> : null}
      <DrawnAtOnce id="subscribe-end" />
    </div>
  )
}

const headingOf = (site: PublicSite): string =>
  hasPaidPlans(site)
    ? (site.subscribeHeading ?? 'Choose your subscription')
    : `Subscribe to ${site.title}`

const successAddress = (email: string | null): string =>
  `/subscribe/success${email === null ? '' : `?email=${encodeURIComponent(email)}`}`

/** After the browser's Back from a checkout the form can be sent again, with the choices made before. */
function useChooseAgain({ isSubmitting, email }: SubscribeForm, plan: PlanType, { code }: Coupon) {
  useReturn(() => {
    if (isSubmitting) window.location.replace(chosenAddress(plan, code, email))
  })
}

const isOfNoUse = (coupon: Coupon, plan: PlanType): boolean => plan !== 'free' && coupon.isRefused

/** Prevents sending with a code that is of no use here: the message beside it says why. */
function refuse(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  const field = event.currentTarget.elements.namedItem('coupon')
  if (field instanceof HTMLInputElement) field.focus()
}

const GiveLink = (): ReactElement => (
  <p className={styles.give}>
    <a href="/subscribe/gift">Give a subscription</a>
  </p>
)

type SendingProps = {
  site: PublicSite
  form: SubscribeForm
  plan: PlanType
  coupon: Coupon
}

/** The email address, the notes before submission, and the button. */
function Sending({ site, form, plan, coupon }: SendingProps): ReactElement {
  const isScripted = useIsScripted()
  return (
    <div className={styles.send}>
      <FailureBox failure={form.failure} signIn={signInAndGoOn(plan, coupon.code)} />
      <AddressField form={form} />
      {plan === 'free' ? null : <PaidNotes site={site} />}
      {plan === 'free' ? null : <CouponField coupon={coupon} plan={plan} />}
      <Button
        kind="primary"
        type="submit"
        isLarge
        isBusy={form.isSubmitting}
        disabled={form.isEmpty && isScripted}
      >
        {form.isSubmitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </div>
  )
}

function AddressField({ form }: { form: SubscribeForm }): ReactElement {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      placeholder="you@example.com"
      value={form.ownEmail ?? form.email}
      readOnly={form.ownEmail !== null}
      error={form.error}
      onChange={(event) => form.edit(event.target.value)}
    />
  )
}

/**
 * The server's messages about a form sent without script, by the fragment of the address.
 * @see docs/product/subscriptions.md#newsletter-form
 */
function PlainAnswers(): ReactElement {
  return (
    <noscript>
      <p className={styles.answer} id="invalid">
        Please enter a valid email address
      </p>
      <p className={styles.answer} id="known">
        An account already exists for this email.
      </p>
      <p className={styles.answer} id="failed">
        Something went wrong. Please try again.
      </p>
      <p className={styles.answer} id="script">
        Payment needs JavaScript. Switch it on in your browser and reload this page.
      </p>
    </noscript>
  )
}

/**
 * The message for a subscriber who already has the highest plan.
 * @see docs/product/subscriptions.md#subscribe-page
 */
function Subscribed({ site }: { site: PublicSite }): ReactElement {
  return (
    <div className={styles.page} data-page="subscribe" data-has-plans={false}>
      <h1 className={styles.title}>You are subscribed to {site.title}</h1>
      <p className={styles.note}>
        You will get new recipes by email.
        {hasPaidPlans(site) ? ' Full access cannot be bought yet.' : ''}
      </p>
      <ButtonLink kind="primary" isLarge href="/recipes">
        Back to recipes
      </ButtonLink>
    </div>
  )
}

/**
 * Notes about a paid plan before it is bought: its trial period, and that no money moves in test mode.
 * @see docs/product/payments.md#trials
 */
function PaidNotes({ site }: { site: PublicSite }): ReactElement {
  const { trialDays } = site
  return (
    <>
      {trialDays > 0 ? (
        <p className={styles.note}>
          New subscribers try it free for {trialDays} {trialDays === 1 ? 'day' : 'days'}.
        </p>
      ) : null}
      <TestModeNote mode={site.paymentMode} />
    </>
  )
}

/**
 * Leaves the page when the user already pays.
 * @see docs/product/subscriptions.md#subscribe-page
 */
function useLeaveWhenPaid(): void {
  const { user } = useSession()
  const isPaid = user !== null && user !== 'pending' && user.isSubscribedToPaid
  useEffect(() => {
    if (isPaid) window.location.replace('/')
  }, [isPaid])
}

const SubscribePageIsland = island('subscribe-page', SubscribePage)
export { SubscribePageIsland as SubscribePage }
