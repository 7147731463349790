'use client'

import { useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { useForm } from '@/src/api/react/use-form'
import type { ManagedSite } from '@/src/contract/site/site'
import { AUDIENCES } from '@/src/domain/newsletters'
import type { Audience } from '@/src/domain/newsletters'
import { Button } from '@/src/ui/button'
import { Choice } from '@/src/ui/form/choice'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { Dialog } from '@/src/ui/windows/dialog'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import { writeCall } from '../state/write-call'
import { AUDIENCE_LABELS, recipientsText, subscriberCount } from './newsletter-words'
import { SendChecks } from './send-checks'
import { contentId, useRecipientCounts } from './sends'
import type { EmailedContent } from './sends'
import styles from './newsletter.module.css'

type Props = {
  site: ManagedSite
  content: EmailedContent
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Stores the content as it is sent; resolves with whether it succeeded. Null if nothing is left to store. */
  prepare: (() => Promise<boolean>) | null
  /** Whether that publishes it. */
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

const INITIAL: { audience: Audience; note: string } = { audience: 'everyone', note: '' }
const OPTIONS = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }))

type FormProps = Omit<Props, 'isOpen' | 'onOpenChange'> & { onDone: () => void }

function SendForm(props: FormProps): ReactElement {
  const { site, content, prepare, publishes, prepareTest = null, onDone } = props
  const params = { site: site.slug }
  // The same for every attempt: a send whose answer was lost is not started again.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const isReady = useRef(prepare === null)
  const form = useForm(INITIAL, async ({ audience, note }) => {
    if (!isReady.current) isReady.current = (await prepare?.()) ?? true
    if (!isReady.current) {
      onDone()
      return
    }
    const body = { ...contentId(content), audience, note: note.trim() === '' ? null : note }
    const { newsletterSend } = await writeCall('createNewsletterSend', {
      params,
      body,
      idempotencyKey,
    })
    const address = kitchenAddress(site.slug, 'newsletter', newsletterSend.id)
    toast.success(`Sending to ${subscriberCount(newsletterSend.total)}`, {
      action: { label: 'View', onClick: () => navigate(address) },
    })
    onDone()
  })
  const { audience, note } = form.values
  const { data: counts } = useRecipientCounts(site.slug, content, audience)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p dir="auto">
        <strong>{content.title}</strong>
      </p>
      <AudienceField value={audience} onChange={(value) => form.edit({ audience: value })} />
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
      <p className={styles.failure} role="alert">
        {form.failure ?? form.issueOf('audience') ?? form.issueOf(`${content.kind}Id`)}
      </p>
      <div className={styles.formActions}>
        <TestButton {...{ content, note }} site={site.slug} prepare={prepareTest} />
        <Button
          type="submit"
          kind="primary"
          isBusy={form.isBusy}
          disabled={counts === undefined || counts.total === 0}
        >
          {sendLabel(counts?.total, publishes)}
        </Button>
      </div>
    </form>
  )
}

type AudienceProps = { value: Audience; onChange: (value: Audience) => void }

function AudienceField({ value, onChange }: AudienceProps): ReactElement {
  const name = useId()
  return (
    <div>
      <span className={styles.label} aria-hidden="true">
        To
      </span>
      <Choice label="To" options={OPTIONS} {...{ name, value, onChange }} />
    </div>
  )
}

function sendLabel(total: number | undefined, publishes: boolean): string {
  const verb = publishes ? 'Publish and email' : 'Email'
  return total === undefined || total === 0 ? verb : `${verb} ${subscriberCount(total)}`
}

type TestProps = {
  site: string
  content: EmailedContent
  note: string
  prepare: (() => Promise<boolean>) | null
}

/** Emails the newsletter to the author alone. */
function TestButton({ site, content, note, prepare }: TestProps): ReactElement {
  const test = useCallMutation('sendTestNewsletter')
  const send = async (): Promise<void> => {
    if ((await prepare?.()) === false) return
    const body = { ...contentId(content), note: note.trim() === '' ? null : note }
    if (await test.run({ params: { site }, body })) toast.success('A test is on its way to you')
  }
  return (
    <>
      <p className={styles.failure} role="alert">
        {test.message}
      </p>
      <Button isBusy={test.isBusy} onClick={() => void send()}>
        Send me a test
      </Button>
    </>
  )
}
