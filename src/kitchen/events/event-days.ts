import type { ManagedEvent } from '@/src/contract/site/event'
import { longDate } from '@/src/domain/language/long-date'
import { matchesSearch } from '../parts/lists/list-search'

/** The day of a stored date: days of events are stored in UTC. */
export const dayOf = (date: string): string => date.slice(0, 10)

/** Converts a day to its stored form: noon in UTC, which is the same day in most time zones. */
export const dateOfDay = (day: string): string => `${day}T12:00:00.000Z`

/** Filters events to those with every word of a search in title, place or day. */
export function searchEvents<Listed extends Pick<ManagedEvent, 'title' | 'location' | 'date'>>(
  events: readonly Listed[],
  query: string,
): Listed[] {
  const isFound = matchesSearch(query)
  return events.filter(({ title, location, date }) =>
    isFound(`${title} ${location ?? ''} ${longDate(date, 'UTC')} ${dayOf(date)}`),
  )
}

/** Upcoming events, the next one first, and past ones, the latest first. An event is past from the day after its own; `today` is the current day. */
export function splitByDate<Dated extends Pick<ManagedEvent, 'date'>>(
  events: readonly Dated[],
  today: string,
): { coming: Dated[]; past: Dated[] } {
  const isComing = ({ date }: Dated): boolean => dayOf(date) >= today
  return {
    coming: events.filter(isComing).toSorted((one, other) => one.date.localeCompare(other.date)),
    past: events
      .filter((event) => !isComing(event))
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  }
}
