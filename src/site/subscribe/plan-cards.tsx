'use client'

import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import type { PublicSite } from '@/src/contract/site/site'
import { includedLines, priceText } from './offer'
import type { Plan, PlanType } from './offer'
import styles from './plan-cards.module.css'

const WORDS = {
  free: {
    title: 'Limited Access',
    period: 'free',
    gets: ['Every public recipe', 'New recipes by email'],
  },
  monthly: {
    title: 'Full Access',
    period: 'monthly',
    gets: ['Every recipe, premium ones too', 'New recipes by email', 'Cancel at any time'],
  },
  yearly: {
    title: 'Full Access',
    period: 'yearly',
    gets: ['Every recipe, premium ones too', 'New recipes by email', 'Cancel at any time'],
  },
} as const satisfies Record<PlanType, object>

type PlanCardsProps = {
  plans: readonly Plan[]
  /** What the author says of the plans. */
  site: Pick<PublicSite, 'freePlanText' | 'paidPlanText'>
  currency: string
  value: PlanType
  onChange: (plan: PlanType) => void
}

/** The plans of a site side by side; one is chosen. */
export function PlanCards({
  plans,
  site,
  currency,
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
          own={includedLines(plan.type === 'free' ? site.freePlanText : site.paidPlanText)}
          currency={currency}
          isChosen={plan.type === value}
          onChoose={() => onChange(plan.type)}
        />
      ))}
    </fieldset>
  )
}

type PlanCardProps = {
  plan: Plan
  /** What the author says it includes; empty for the default. */
  own: readonly string[]
  currency: string
  isChosen: boolean
  onChoose: () => void
}

function PlanCard({ plan, own, currency, isChosen, onChoose }: PlanCardProps): ReactElement {
  const { title, period, gets } = WORDS[plan.type]
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
        {priceText(plan.amountCents, currency)} <span className={styles.period}>{period}</span>
      </span>
      {plan.isAvailable ? null : <span className={styles.later}>Cannot be bought yet</span>}
      {plan.isAvailable && plan.savingCents > 0 ? (
        <span className={styles.saving}>Save {priceText(plan.savingCents, currency)} a year</span>
      ) : null}
      <span className={styles.gets}>
        {(own.length > 0 ? own : gets).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
    </label>
  )
}
