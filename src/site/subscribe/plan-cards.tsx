'use client'

import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import type { ReducedPrice } from '@/src/domain/payments/coupon'
import type { ReducedPrices } from './coupon-call'
import { amountText } from '@/src/domain/payments/money'
import type { Plan, PlanType } from './plans'
import styles from './plan-cards.module.css'

/** The texts of a plan's card. */
export type PlanTexts = { title: string; period: string; gets: readonly string[] }

type PlanCardsProps = {
  plans: readonly Plan[]
  wordsOf: (type: PlanType) => PlanTexts
  currency: string
  /** Prices with a coupon. */
  prices?: ReducedPrices
  value: PlanType
  onChange: (plan: PlanType) => void
}

/** The plans of a site side by side, as a radio group. */
export function PlanCards({
  plans,
  wordsOf,
  currency,
  prices = {},
  value,
  onChange,
}: PlanCardsProps): ReactElement {
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.legend}>Plan</legend>
      {plans.map((plan) => (
        <PlanCard
          key={plan.type}
          plan={plan}
          words={wordsOf(plan.type)}
          currency={currency}
          reduced={prices[plan.type]}
          isChosen={plan.type === value}
          onChoose={() => onChange(plan.type)}
        />
      ))}
    </fieldset>
  )
}

type PlanCardProps = {
  plan: Plan
  words: PlanTexts
  currency: string
  reduced: ReducedPrice | undefined
  isChosen: boolean
  onChoose: () => void
}

function PlanCard({
  plan,
  words,
  currency,
  reduced,
  isChosen,
  onChoose,
}: PlanCardProps): ReactElement {
  const { title, period, gets } = words
  return (
    <label className={styles.plan} data-is-available={plan.isAvailable}>
      <input
        className={styles.input}
        type="radio"
        name="plan"
        value={plan.type}
        checked={isChosen}
        disabled={!plan.isAvailable}
        onChange={onChoose}
      />
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" size={18} />
        </span>
      </span>
      <span className={styles.price}>
        <Price amountCents={plan.amountCents} currency={currency} reduced={reduced} />{' '}
        <span className={styles.period}>{period}</span>
      </span>
      {reduced ? <span className={styles.saving}>{reduced.off}</span> : null}
      {plan.isAvailable ? null : <span className={styles.later}>Cannot be bought yet</span>}
      {plan.isAvailable && !reduced && plan.savingCents > 0 ? (
        <span className={styles.saving}>Save {amountText(plan.savingCents, currency)} a year</span>
      ) : null}
      <span className={styles.gets}>
        {gets.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </label>
  )
}

type PriceProps = { amountCents: number; currency: string; reduced: ReducedPrice | undefined }

/** A price; with a coupon, the reduced price beside the original one. */
function Price({ amountCents, currency, reduced }: PriceProps): ReactElement {
  const full = amountText(amountCents, currency)
  if (!reduced) return <>{full}</>
  return (
    <>
      <s className={styles.before}>
        <VisuallyHidden>Before: </VisuallyHidden>
        {full}
      </s>{' '}
      {amountText(reduced.amountCents, currency)}
    </>
  )
}
