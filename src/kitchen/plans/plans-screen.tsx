'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { MAX_TRIAL_DAYS } from '@/src/domain/payments/payments'
import type { PaymentMode } from '@/src/domain/payments/payments'
import { normaliseDigits } from '@/src/parsing/digits'
import { ButtonLink } from '@/src/ui/button'
import { CheckField, TextField } from '@/src/ui/form/field'
import { Skeleton } from '@/src/ui/skeleton'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { TextArea } from '../recipe/fields/text-area'
import { SaveRow } from '../settings/form/save-row'
import { useSettingsForm } from '../settings/form/use-settings-form'
import type { SettingsForm } from '../settings/form/use-settings-form'
import styles from '../settings/settings.module.css'
import { useUnsaved } from '../shell/leaving/unsaved'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { canCall } from '../state/session/may-call'
import { useSiteSettings } from '../state/site-settings'
import { AppPlanPanel } from './app-plan'
import { Coupons } from './coupons'
import { PaymentAccountPanel } from './payment-account'
import { priceInput, readPrice, wrongPrice } from './typed-price'

/**
 * The plans of a site: their prices, and their texts on the subscribe page.
 * @see docs/product/kitchen.md#plans
 */
export default function PlansScreen({ site }: ScreenProps): ReactElement | null {
  const { data, error, refetch } = useSiteSettings(site)
  useTitle('Plans', data?.title)
  if (data) return <Plans settings={data} />
  if (isNotFound(error)) return <NoSuchSite slug={site} />
  if (isSignedOut(error)) return null
  if (!error) return <Skeleton width="100%" height="24rem" />
  return (
    <Failed title="The plans could not be loaded" error={error} onRetry={() => void refetch()} />
  )
}

function Plans({ settings }: { settings: SiteSettings }): ReactElement {
  const form = useSettingsForm(settings)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  // A price that is no number is in no change of the form yet.
  useUnsaved(wrong.size > 0)
  const isOwner = canCall(settings, 'createDomain')
  const mark = (name: string, isWrong: boolean): void => {
    const others = [...wrong].filter((each) => each !== name)
    setWrong(new Set(isWrong ? [...others, name] : others))
  }
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Plans</h1>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        {isOwner ? (
          <Prices form={form} mode={settings.paymentMode} onMark={mark} />
        ) : (
          <OwnersAlone />
        )}
        <Words form={form} />
        <SaveRow form={form} isBlocked={wrong.size > 0} />
      </form>
      <p className={styles.acts}>
        <ButtonLink href={`${settings.url}/subscribe`}>View the subscribe page</ButtonLink>
      </p>
      {isOwner ? (
        <>
          <PaymentAccountPanel site={settings.slug} />
          <AppPlanPanel site={settings.slug} />
          <Coupons site={settings.slug} currency={settings.currency} />
        </>
      ) : null}
    </div>
  )
}

const OwnersAlone = (): ReactElement => (
  <p className={styles.hint}>Only the owner of the site can set prices.</p>
)

const OPEN_ALL = 'Paid plans unlock every recipe. A plan without a price is not offered.'

/** The description of paid plans, by where payments go. */
const MODE_WORDS: Readonly<Record<PaymentMode, string>> = {
  off: `${OPEN_ALL} They cannot be bought yet; readers only see their prices. The reason is below.`,
  local: `${OPEN_ALL} This installation is in test mode: readers can try the checkout, and no money moves.`,
  test: `${OPEN_ALL} Stripe is in test mode: test cards work, and no money moves.`,
  live: OPEN_ALL,
}

type PricesProps = {
  form: SettingsForm
  mode: PaymentMode
  onMark: (name: string, isWrong: boolean) => void
}

/** Whether there are paid plans, and their prices. */
function Prices({ form, mode, onMark }: PricesProps): ReactElement {
  const { values, edit } = form
  return (
    <>
      <CheckField
        label="Offer paid plans"
        checked={values.subscriptionsEnabled && values.paymentsEnabled}
        onChange={({ target }) =>
          edit({ subscriptionsEnabled: target.checked, paymentsEnabled: target.checked })
        }
      />
      <p className={styles.hint}>{MODE_WORDS[mode]}</p>
      <div className={styles.pair}>
        <TextField
          label="Currency"
          hint="Three letters, such as USD or EUR. Used for all prices."
          maxLength={3}
          autoCapitalize="characters"
          spellCheck={false}
          value={values.currency}
          error={form.issueOf('currency')}
          onChange={({ target }) => edit({ currency: target.value.toUpperCase() })}
        />
        <TextField
          label="Free trial in days"
          inputMode="numeric"
          hint={`From 0 for none to ${MAX_TRIAL_DAYS}. Each reader gets one trial; the first payment is due when it ends.`}
          maxLength={2}
          value={String(values.trialDays)}
          error={form.issueOf('trialDays')}
          onChange={({ target }) => {
            const days = normaliseDigits(target.value).replace(/\D/g, '')
            edit({ trialDays: Math.min(MAX_TRIAL_DAYS, Number(days)) })
          }}
        />
        <PriceField
          label="Monthly price"
          currency={values.currency}
          stored={values.monthlyAmountCents}
          issue={form.issueOf('monthlyAmountCents')}
          onPrice={(monthlyAmountCents) => edit({ monthlyAmountCents })}
          onMark={(isWrong) => onMark('monthly', isWrong)}
        />
        <PriceField
          label="Yearly price"
          currency={values.currency}
          stored={values.yearlyAmountCents}
          issue={form.issueOf('yearlyAmountCents')}
          onPrice={(yearlyAmountCents) => edit({ yearlyAmountCents })}
          onMark={(isWrong) => onMark('yearly', isWrong)}
        />
      </div>
    </>
  )
}

type PriceFieldProps = {
  label: string
  currency: string
  stored: number | null
  issue: string | undefined
  onPrice: (cents: number | null) => void
  onMark: (isWrong: boolean) => void
}

function PriceField({
  label,
  currency,
  stored,
  issue,
  onPrice,
  onMark,
}: PriceFieldProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readPrice(typed, currency) === 'invalid'
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder="Not offered"
      value={typed ?? priceInput(stored, currency)}
      error={isWrong ? wrongPrice(currency) : issue}
      onChange={({ target }) => {
        setTyped(target.value)
        const price = readPrice(target.value, currency)
        onMark(price === 'invalid')
        if (price !== 'invalid') onPrice(price)
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null)
      }}
    />
  )
}

/** The texts of the subscribe page. */
function Words({ form }: { form: SettingsForm }): ReactElement {
  const { values, edit } = form
  return (
    <>
      <TextField
        label="Heading of the subscribe page"
        placeholder="Choose your subscription"
        hint="Shown while there are paid plans."
        maxLength={200}
        value={values.subscribeHeading ?? ''}
        error={form.issueOf('subscribeHeading')}
        onChange={({ target }) => edit({ subscribeHeading: target.value || null })}
      />
      <div className={styles.pair}>
        <TextArea
          label="What the free plan includes"
          placeholder={'Every public recipe\nNew recipes by email'}
          hint="One item per line."
          maxLength={1000}
          value={values.freePlanText ?? ''}
          error={form.issueOf('freePlanText') ?? null}
          onChange={(text) => edit({ freePlanText: text || null })}
        />
        <TextArea
          label="What the paid plans include"
          placeholder={'Every recipe, premium ones too\nNew recipes by email\nCancel at any time'}
          hint="One item per line."
          maxLength={1000}
          value={values.paidPlanText ?? ''}
          error={form.issueOf('paidPlanText') ?? null}
          onChange={(text) => edit({ paidPlanText: text || null })}
        />
      </div>
    </>
  )
}
