'use client'

import { useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import type { Form } from '@/src/api/react/use-form'
import type { ManagedSite } from '@/src/contract/site/site'
import type { Audience } from '@/src/domain/newsletters'
import { Button } from '@/src/ui/button'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { Dialog } from '@/src/ui/windows/dialog'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import { writeCall } from '../state/write-call'
import { siteTimeText } from '../parts/moments/moment-words'
import { serverNow } from '../state/session/server-clock'
import { AudienceField, recipientsOf } from './audience-field'
import { recipientsText, subscriberCount } from './newsletter-words'
import { SendTimeField, useSendTime } from './send-time'
import { SendChecks } from './send-checks'
import { contentId, useRecipientCounts } from './sends'
import type { EmailedContent } from './sends'
import { TestButton } from './test-button'
import styles from './newsletter.module.css'

type Props = {
  site: ManagedSite
  content: EmailedContent
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /**
   * Stores the content as it is sent, for a send at a later time or (null) now; resolves with whether it
   * succeeded. Null if nothing is left to store.
   */
  prepare: ((sendAt: Date | null) => Promise<boolean>) | null
  /** Whether that publishes it, by the time of the send. */
  publishes: boolean
  /** Stores the content before a test; null to test what is stored. */
  prepareTest?: (() => Promise<boolean>) | null
}

/**
 * Emails a recipe or a letter to subscribers, with a note; stores or publishes it first if it is a draft.
 * @see docs/product/kitchen.md#emailing-a-recipe-or-a-letter
 */
export function SendWindow({ isOpen, onOpenChange, ...props }: Props): ReactElement {
  const title = props.publishes ? 'Publish and email' : 'Email to subscribers'
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <SendForm {...props} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

const INITIAL: { audience: Audience; segment: string; note: string } = {
  audience: 'everyone',
  segment: '',
  note: '',
}

type FormProps = Omit<Props, 'isOpen' | 'onOpenChange'> & { onDone: () => void }

function SendForm(props: FormProps): ReactElement {
  const { site, content, publishes, prepareTest = null } = props
  const time = useSendTime(site)
  const form = useSendForm(props, time.sendAt)
  const { audience, segment, note } = form.values
  const { data: counts } = useRecipientCounts(site.slug, content, recipientsOf(form.values))
  const isReady = counts !== undefined && counts.total > 0 && !time.isInvalid
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p dir="auto">
        <strong>{content.title}</strong>
      </p>
      <AudienceField site={site.slug} {...{ audience, segment }} onChange={form.edit} />
      <p role="status">{counts ? recipientsText(content.kind, counts) : 'Counting subscribers…'}</p>
      <SendChecks site={site.slug} isForPaid={audience === 'paid'} {...{ content, note }} />
      <TextAreaField
        label={`Note above the ${content.kind} (optional)`}
        rows={4}
        maxLength={10_000}
        value={note}
        error={form.issueOf('note')}
        onChange={({ target }) => form.edit({ note: target.value })}
      />
      <SendTimeField time={time} />
      {publishes && time.isLater ? <p>The {content.kind} is published by then.</p> : null}
      <p className={styles.failure} role="alert">
        {failureOf(form, content)}
      </p>
      <div className={styles.formActions}>
        <TestButton {...{ content, note }} site={site.slug} prepare={prepareTest} />
        <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={!isReady}>
          {time.isLater ? 'Schedule' : sendLabel(counts?.total, publishes)}
        </Button>
      </div>
    </form>
  )
}

/** The state of the form, which sends now or at a later time. */
function useSendForm({ site, content, prepare, onDone }: FormProps, sendAt: Date | null) {
  const params = { site: site.slug }
  // The same for every attempt: a send whose answer was lost is not started again.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const isStored = useRef(prepare === null)
  return useForm(INITIAL, async ({ note, ...to }) => {
    if (!isStored.current) isStored.current = (await prepare?.(sendAt)) ?? true
    if (!isStored.current) {
      onDone()
      return
    }
    const body = {
      ...contentId(content),
      ...recipientsOf(to),
      note: note.trim() === '' ? null : note,
      ...(sendAt ? { sendAt: sendAt.toISOString() } : {}),
    }
    const { newsletterSend } = await writeCall('createNewsletterSend', {
      params,
      body,
      idempotencyKey,
    })
    const address = kitchenAddress(site.slug, 'newsletter', newsletterSend.id)
    const message = sendAt
      ? `Scheduled for ${siteTimeText(sendAt.toISOString(), serverNow(), site.timeZone)}`
      : `Sending to ${subscriberCount(newsletterSend.total)}`
    toast.success(message, { action: { label: 'View', onClick: () => navigate(address) } })
    onDone()
  })
}

const failureOf = (
  { failure, issueOf }: Pick<Form<typeof INITIAL>, 'failure' | 'issueOf'>,
  { kind }: EmailedContent,
): string | undefined =>
  failure ?? ['sendAt', 'audience', `${kind}Id`].map(issueOf).find((issue) => issue !== undefined)

function sendLabel(total: number | undefined, publishes: boolean): string {
  const verb = publishes ? 'Publish and email' : 'Email'
  return total === undefined || total === 0 ? verb : `${verb} ${subscriberCount(total)}`
}
