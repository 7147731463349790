'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { Segment } from '@/src/contract/people/segment'
import type { ManagedSite } from '@/src/contract/site/site'
import { RECIPIENT_DAYS } from '@/src/domain/newsletters'
import { MAX_JOINED_DAYS, MAX_SEGMENT_NAME } from '@/src/domain/segments'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { Dialog } from '@/src/ui/windows/dialog'
import { subscriberCount } from '../newsletter/newsletter-words'
import { useRested } from '../parts/use-rested'
import windows from '../parts/windows/question.module.css'
import { CloseQuestion, useConfirmedClose } from '../shell/leaving/close-question'
import { writeCall } from '../state/write-call'
import { SegmentSelects } from './segment-selects'
import { segmentConditions, segmentForm } from './segment-form'
import type { SegmentForm } from './segment-form'
import styles from './segments.module.css'

type Props = {
  site: ManagedSite
  /** The edited segment; null for a new one. */
  segment: Segment | null
  onClose: () => void
}

/**
 * Adds or changes a segment, and counts its subscribers meanwhile.
 * @see docs/product/kitchen.md#segments
 */
export function SegmentWindow({ site, segment, onClose }: Props): ReactElement {
  const zone = zoneOrUtc(site.timeZone)
  const form = useForm(segmentForm(segment, zone), async (values) => {
    const body = { name: values.name, conditions: segmentConditions(values, zone) }
    const params = { site: site.slug }
    if (segment) {
      await writeCall('updateSegment', { params: { ...params, id: segment.id }, body })
    } else await writeCall('createSegment', { params, body })
    onClose()
  })
  const closing = useConfirmedClose(form.isChanged, onClose)
  return (
    <Dialog
      title={segment ? 'Change the segment' : 'New segment'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closing.close()
      }}
    >
      <form className={windows.window} noValidate onSubmit={form.submit}>
        <Fields site={site.slug} form={form} />
        <Count site={site} values={form.values} />
        <p className={styles.wrong} role="alert">
          {form.failure ?? form.issueOf('conditions')}
        </p>
        {closing.isAsked ? (
          <CloseQuestion closing={closing} />
        ) : (
          <div className={windows.actions}>
            <Button onClick={closing.close}>Cancel</Button>
            <Button kind="primary" type="submit" isBusy={form.isBusy}>
              {segment ? 'Save' : 'Add'}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}

type FieldsProps = { site: string; form: Form<SegmentForm> }

function Fields({ site, form }: FieldsProps): ReactElement {
  const { values, edit, issueOf } = form
  return (
    <>
      <TextField
        label="Name"
        maxLength={MAX_SEGMENT_NAME}
        autoComplete="off"
        value={values.name}
        error={issueOf('name')}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <p>Subscribers who meet all of these conditions:</p>
      <SegmentSelects site={site} values={values} onChange={edit} />
      <div className={styles.pair}>
        <TextField
          label="Joined on or after"
          type="date"
          value={values.joinedAfter}
          error={issueOf('conditions.joinedAfter')}
          onChange={({ target }) => edit({ joinedAfter: target.value })}
        />
        <TextField
          label="Joined before"
          type="date"
          value={values.joinedBefore}
          error={issueOf('conditions.joinedBefore')}
          onChange={({ target }) => edit({ joinedBefore: target.value })}
        />
      </div>
      <DayFields form={form} />
    </>
  )
}

const DAYS = [
  { name: 'joinedWithinDays', label: 'Joined in the last … days', max: MAX_JOINED_DAYS },
  { name: 'openedWithinDays', label: 'Opened in the last … days', max: RECIPIENT_DAYS },
  { name: 'clickedWithinDays', label: 'Clicked in the last … days', max: RECIPIENT_DAYS },
] as const

const DayFields = ({ form }: Pick<FieldsProps, 'form'>): ReactElement => (
  <div className={styles.pair}>
    {DAYS.map(({ name, label, max }) => (
      <TextField
        key={name}
        label={label}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={form.values[name]}
        error={form.issueOf(`conditions.${name}`)}
        onChange={({ target }) => form.edit({ [name]: target.value })}
      />
    ))}
  </div>
)

type CountProps = { site: ManagedSite; values: SegmentForm }

/** The number of subscribers who match what is entered. */
function Count({ site, values }: CountProps): ReactElement {
  const zone = zoneOrUtc(site.timeZone)
  const entered = useRested(JSON.stringify(values))
  const query = segmentConditions({ ...values, ...(JSON.parse(entered) as object) }, zone)
  const { data } = useCall(
    'countSegment',
    { params: { site: site.slug }, query },
    { staleTime: 0, placeholderData: (before) => before },
  )
  return (
    <p role="status">
      {data ? `${subscriberCount(data.total)} now, of those who get newsletters.` : 'Counting…'}
    </p>
  )
}
