'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { island } from '@/src/site/islands/island'
import type { PublicSite } from '@/src/contract/site/site'
import { Button, ButtonLink } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { useEarlyInput } from '@/src/ui/form/use-early-input'
import { useIsScripted } from '@/src/ui/form/use-is-scripted'
import { FailureBox } from '../failure-box'
import { isPaidOffered } from '../offer'
import { listPlans } from '../plans'
import { PlanCards } from '../plan-cards'
import { giftPlanTexts } from '../plan-words'
import { TestModeNote } from '../test-mode-note'
import styles from '../subscribe-page.module.css'
import { useGift } from './use-gift'
import type { GiftForm } from './use-gift'

/**
 * The purchase of a gift of a month or a year of a site.
 * @see docs/product/payments.md#gifts
 */
function GiftPage({ site }: { site: PublicSite }): ReactElement {
  return isPaidOffered(site) ? <Giving site={site} /> : <NothingToGive />
}

function Giving({ site }: { site: PublicSite }): ReactElement {
  const [plans] = useState(() =>
    listPlans(site)
      .filter(({ type, isAvailable }) => type !== 'free' && isAvailable)
      // For a recipient of a gift, a year is no saving against months.
      .map((plan) => ({ ...plan, savingCents: 0 })),
  )
  const form = useGift(plans)
  const { values, edit } = form
  const early = useEarlyInput<HTMLFormElement>((name, value) => {
    const chosen = plans.find(({ type }) => type === value)
    if (name !== 'plan') edit({ [name]: value })
    else if (chosen) edit({ plan: chosen.type })
  })
  return (
    <div className={styles.page} data-page="subscribe" data-has-plans={true}>
      <h1 className={styles.title}>Give a subscription</h1>
      <p className={styles.lead}>
        Full access to every recipe of {site.title}. They get a link by email and can accept it
        within a year. The subscription starts then and does not renew.
      </p>
      <form ref={early} className={styles.form} noValidate onSubmit={form.submit}>
        <PlanCards
          plans={plans}
          wordsOf={(type) => giftPlanTexts(site, type)}
          currency={site.currency}
          value={values.plan}
          onChange={(plan) => edit({ plan })}
        />
        <div className={styles.send}>
          <Recipient form={form} />
          <Giver form={form} />
          <Send site={site} form={form} />
        </div>
      </form>
    </div>
  )
}

function Recipient({ form: { values, errors, edit } }: { form: GiftForm }): ReactElement {
  return (
    <>
      <TextField
        label="Their email"
        type="email"
        name="recipientEmail"
        autoComplete="off"
        inputMode="email"
        maxLength={320}
        placeholder="friend@example.com"
        value={values.recipientEmail}
        error={errors.recipientEmail}
        onChange={({ target }) => edit({ recipientEmail: target.value })}
      />
      <TextAreaField
        label="Message (optional)"
        name="message"
        maxLength={1000}
        dir="auto"
        value={values.message}
        error={errors.message}
        onChange={({ target }) => edit({ message: target.value })}
      />
    </>
  )
}

function Giver({ form: { values, errors, ownEmail, edit } }: { form: GiftForm }): ReactElement {
  return (
    <>
      <TextField
        label="Your name (optional)"
        name="giverName"
        autoComplete="name"
        maxLength={100}
        dir="auto"
        hint="They see your name and your email address."
        value={values.giverName}
        error={errors.giverName}
        onChange={({ target }) => edit({ giverName: target.value })}
      />
      <TextField
        label="Your email"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={320}
        placeholder="you@example.com"
        value={ownEmail ?? values.email}
        readOnly={ownEmail !== null}
        error={errors.email}
        onChange={({ target }) => edit({ email: target.value })}
      />
    </>
  )
}

function Send({ site, form }: { site: PublicSite; form: GiftForm }): ReactElement {
  const isScripted = useIsScripted()
  return (
    <>
      <TestModeNote mode={site.paymentMode} />
      <FailureBox
        failure={form.failure === null ? null : { isAccountKnown: false, message: form.failure }}
      />
      <noscript>
        <p>Payment needs JavaScript. Switch it on in your browser and reload this page.</p>
      </noscript>
      <Button
        kind="primary"
        type="submit"
        isLarge
        isBusy={form.isSubmitting}
        disabled={!isScripted || form.isPending}
      >
        {form.isSubmitting ? 'Redirecting...' : 'Continue to payment'}
      </Button>
    </>
  )
}

const NothingToGive = (): ReactElement => (
  <div className={styles.page} data-page="subscribe" data-has-plans={false}>
    <h1 className={styles.title}>Gifts are not available yet</h1>
    <p className={styles.note}>Subscriptions to this site cannot be bought now.</p>
    <ButtonLink kind="primary" isLarge href="/recipes">
      Back to recipes
    </ButtonLink>
  </div>
)

const GiftPageIsland = island('gift-page', GiftPage)
export { GiftPageIsland as GiftPage }
