import type { AutomaticLetter } from '@/src/contract/people/automatic-letter'
import type { AutomaticLetterKind } from '@/src/domain/automatic-letters'

/** Titles of automatic letters. */
export const KIND_TITLES: Readonly<Record<AutomaticLetterKind, string>> = {
  welcome_free: 'Welcome, free',
  welcome_paid: 'Welcome, paid',
  digest: 'Weekly digest',
}

/** Descriptions of automatic letters, below their titles. */
export const KIND_DESCRIPTIONS: Readonly<Record<AutomaticLetterKind, string>> = {
  welcome_free: 'Sent once to each new subscriber on the free plan.',
  welcome_paid: 'Sent once to each subscriber who begins to pay, or accepts a gift.',
  digest:
    'The recipes and letters of the week, with their pictures and first lines. A week without anything new has no digest.',
}

/** Names of the days from Monday to Sunday. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Formats the figures of an automatic letter: `12 sent · 1 waiting`. */
export function figuresText({ sent, waiting, undelivered }: AutomaticLetter): string {
  const parts = [
    `${sent.toLocaleString('en')} sent`,
    ...(waiting > 0 ? [`${waiting.toLocaleString('en')} waiting`] : []),
    ...(undelivered > 0 ? [`${undelivered.toLocaleString('en')} not delivered`] : []),
  ]
  return parts.join(' · ')
}

/** The values of the form of an automatic letter. */
export type AutomaticLetterValues = Pick<
  AutomaticLetter,
  'isEnabled' | 'includesAdded' | 'recipients' | 'weekday' | 'hour'
> & { letterId: string | null }
