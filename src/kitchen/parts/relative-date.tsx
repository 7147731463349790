import type { ReactElement } from 'react'
import { fullDateText } from './date-text'
import { zoneLabel } from './moments/moment-words'

type Props = {
  iso: string
  words: string
  /** The time zone of the full date; the reader's own unless given. */
  zone?: string
}

/** A relative date, with the full date for machines and in a tooltip. */
export function RelativeDate({ iso, words, zone }: Props): ReactElement {
  const full =
    zone === undefined
      ? fullDateText(iso)
      : `${fullDateText(iso, { timeZone: zone })}, ${zoneLabel(zone)}`
  return (
    <time dateTime={iso} title={full}>
      {words}
    </time>
  )
}
