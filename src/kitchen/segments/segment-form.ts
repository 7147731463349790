import type { SegmentConditions } from '@/src/contract/people/segment'
import { SUBSCRIPTION_SOURCES } from '@/src/domain/payments/premium'
import type { SubscriptionSource } from '@/src/domain/payments/premium'
import type { SubscriberPlan } from '@/src/domain/payments/subscribers'
import { SEGMENT_STATES } from '@/src/domain/segments'
import type { SegmentState } from '@/src/domain/segments'
import { clockTime } from '@/src/domain/time/zone-clock'
import { dateText } from '../parts/date-text'
import { languageName } from '../parts/languages/language-choices'
import { startOfDay } from '../parts/moments/day-moments'
import { SOURCE_LABELS } from '../subscribers/subscriber-text'

/** The fields of a segment's form; an empty text is no condition. Days are those of the site's zone. */
export type SegmentForm = {
  name: string
  plan: SubscriberPlan | ''
  state: SegmentState | ''
  source: SubscriptionSource | ''
  joinedAfter: string
  joinedBefore: string
  joinedWithinDays: string
  language: string
  tag: string
  openedWithinDays: string
  clickedWithinDays: string
}

const dayOf = (iso: string | undefined, zone: string): string =>
  iso === undefined ? '' : clockTime(new Date(iso), zone).day
const textOf = (days: number | undefined): string => (days === undefined ? '' : String(days))

/** Returns the form of a segment, or of a new one. */
export const segmentForm = (
  segment: { name: string; conditions: SegmentConditions } | null,
  zone: string,
): SegmentForm => {
  const { name = '', conditions = {} } = segment ?? {}
  return {
    name,
    plan: conditions.plan ?? '',
    state: conditions.state ?? '',
    source: conditions.source ?? '',
    joinedAfter: dayOf(conditions.joinedAfter, zone),
    joinedBefore: dayOf(conditions.joinedBefore, zone),
    joinedWithinDays: textOf(conditions.joinedWithinDays),
    language: conditions.language ?? '',
    tag: conditions.tag ?? '',
    openedWithinDays: textOf(conditions.openedWithinDays),
    clickedWithinDays: textOf(conditions.clickedWithinDays),
  }
}

/** Returns the conditions of a form. */
export function segmentConditions(form: SegmentForm, zone: string): SegmentConditions {
  const { plan, state, source, language, tag } = form
  const days = (text: string): number | undefined => (text === '' ? undefined : Number(text))
  const all = {
    plan: plan === '' ? undefined : plan,
    state: state === '' ? undefined : state,
    source: source === '' ? undefined : source,
    joinedAfter: startOfDay(form.joinedAfter, zone) ?? undefined,
    joinedBefore: startOfDay(form.joinedBefore, zone) ?? undefined,
    joinedWithinDays: days(form.joinedWithinDays),
    language: language === '' ? undefined : language,
    tag: tag === '' ? undefined : tag,
    openedWithinDays: days(form.openedWithinDays),
    clickedWithinDays: days(form.clickedWithinDays),
  }
  // Requests are cached by their text, so that conditions that are not set must not be in it.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Labels of the plans in a condition. */
const PLAN_LABELS: Readonly<Record<SubscriberPlan, string>> = {
  free: 'Free',
  paid: 'Full access',
  monthly: 'Monthly',
  yearly: 'Yearly',
}
const STATE_LABELS: Readonly<Record<SegmentState, string>> = {
  trialing: 'In a trial',
  ending: 'Ending',
  past_due: 'Payment failed',
}

type Option<Value extends string> = { value: Value | ''; label: string }
const optionsOf = <Value extends string>(
  any: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option<Value>[] => [
  { value: '', label: any },
  ...values.map((value) => ({ value, label: labels[value] })),
]

/** Options of the plan. */
export const PLAN_OPTIONS = optionsOf(
  'All plans',
  ['free', 'paid', 'monthly', 'yearly'],
  PLAN_LABELS,
)
/** Options of the state. */
export const STATE_OPTIONS = optionsOf('All states', SEGMENT_STATES, STATE_LABELS)
/** Options of the origin. */
export const SOURCE_OPTIONS = optionsOf('All sources', SUBSCRIPTION_SOURCES, SOURCE_LABELS)

const lastDays = (days: number): string => (days === 1 ? 'the last day' : `the last ${days} days`)

type Clock = { now: Date; zone: string }

/** The conditions of a segment as texts, such as `Free` and `Joined in the last 30 days`. */
export function conditionTexts(conditions: SegmentConditions, clock: Clock): string[] {
  const { plan, state, source, language, tag } = conditions
  const { openedWithinDays, clickedWithinDays } = conditions
  const texts = [
    plan && PLAN_LABELS[plan],
    state && STATE_LABELS[state],
    source && SOURCE_LABELS[source],
    ...joinedTexts(conditions, clock),
    language && languageName(language),
    tag && `Tag “${tag}”`,
    openedWithinDays && `Opened in ${lastDays(openedWithinDays)}`,
    clickedWithinDays && `Clicked in ${lastDays(clickedWithinDays)}`,
  ]
  return texts.filter((text): text is string => typeof text === 'string')
}

function joinedTexts(
  { joinedAfter, joinedBefore, joinedWithinDays }: SegmentConditions,
  { now, zone }: Clock,
): (string | 0 | undefined)[] {
  const day = (iso: string): string => dateText(iso, now, { timeZone: zone })
  return [
    joinedAfter && `Joined since ${day(joinedAfter)}`,
    joinedBefore && `Joined before ${day(joinedBefore)}`,
    joinedWithinDays && `Joined in ${lastDays(joinedWithinDays)}`,
  ]
}
