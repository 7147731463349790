'use client'

import type { ReactElement } from 'react'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { clockTime, zoneOrUtc } from '@/src/domain/time/zone-clock'
import { TextField } from '@/src/ui/form/field'
import { TextArea } from '../../recipe/fields/text-area'
import { TitleInput } from '../../recipe/fields/title-input'
import { useNow } from '../../parts/use-now'
import { useEventEditing, useEventField, useEventIssue } from './event-context'
import styles from './event-editor.module.css'

const textOrNull = (text: string): string | null => (text === '' ? null : text)

/** Title, day, place, link and description of an event. */
export function EventFields(): ReactElement {
  const [title, setTitle] = useEventField('title')
  const [location, setLocation] = useEventField('location')
  const [description, setDescription] = useEventField('description')
  return (
    <>
      <TitleInput title={title} issue={useEventIssue('title')} onChange={setTitle} />
      <div className={styles.columns}>
        <Day />
        <TextField
          label="Place"
          dir="auto"
          maxLength={500}
          value={location ?? ''}
          error={useEventIssue('location')}
          onChange={(event) => setLocation(textOrNull(event.target.value))}
        />
      </div>
      <Link />
      <TextArea
        label="Description"
        maxLength={20_000}
        value={description ?? ''}
        error={useEventIssue('description')}
        hint="Plain text."
        onChange={(text) => setDescription(textOrNull(text))}
      />
    </>
  )
}

function Day(): ReactElement {
  const [day, setDay] = useEventField('day')
  const now = useNow()
  const { timeZone } = useEventEditing().site
  const { day: today } = clockTime(now, zoneOrUtc(timeZone))
  const onDay = useEventIssue('day')
  const onDate = useEventIssue('date')
  return (
    <TextField
      label="Day"
      type="date"
      required
      min="1900-01-01"
      max="2999-12-31"
      value={day}
      hint={
        day !== '' && day < today
          ? 'This day has passed, so the event is listed under Past.'
          : undefined
      }
      error={onDay ?? onDate}
      onChange={(event) => setDay(event.target.value)}
    />
  )
}

function Link(): ReactElement {
  const [href, setHref] = useEventField('href')
  const issue = useEventIssue('href')
  const typed = href ?? ''
  const isHalf = typed !== '' && !isWebAddress(typed)
  const complete = (): void => {
    if (isHalf && /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed)) setHref(`https://${typed}`)
  }
  return (
    <TextField
      label="Link"
      type="url"
      inputMode="url"
      maxLength={2048}
      placeholder="https://"
      value={typed}
      hint={
        isHalf
          ? 'Enter a full address, such as https://example.com/tickets.'
          : '“Learn More” opens it in a new tab.'
      }
      error={issue}
      onChange={(event) => setHref(textOrNull(event.target.value.trim()))}
      onBlur={complete}
    />
  )
}
