'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import type { NewsletterSend } from '@/src/contract/people/newsletter'
import type { ManagedSite } from '@/src/contract/site/site'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'
import { useForm } from '@/src/api/react/use-form'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { MomentField } from '../parts/moments/moment-field'
import { useMomentInput } from '../parts/moments/use-moment-input'
import { AskFirst } from '../settings/form/ask-first'
import { writeCall } from '../state/write-call'
import { subscriberCount } from './newsletter-words'
import styles from './newsletter.module.css'

type Props = { site: ManagedSite; send: NewsletterSend }

/**
 * Changes the time of a scheduled send, sends it now or cancels it.
 * @see docs/product/kitchen.md#one-newsletter
 */
export function ScheduledActions({ site, send }: Props): ReactElement {
  const params = { site: site.slug, id: send.id }
  return (
    <div className={styles.actions}>
      <ChangeTime site={site} send={send} />
      <AskFirst
        title="Send the newsletter now?"
        label="Send now"
        work={() => writeCall('rescheduleNewsletterSend', { params, body: { sendAt: null } })}
        trigger={<Button>Send now</Button>}
      >
        It goes to about {subscriberCount(send.total)}.
      </AskFirst>
      <AskFirst
        title="Cancel the scheduled newsletter?"
        label="Cancel the newsletter"
        work={() => writeCall('cancelNewsletterSend', { params })}
        onDone={() => toast('The newsletter was canceled')}
        trigger={<Button>Cancel the newsletter</Button>}
      >
        Nobody gets it. It can be sent or scheduled again later.
      </AskFirst>
    </div>
  )
}

function ChangeTime(props: Props): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title="Change the time"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button kind="primary">Change the time</Button>}
    >
      <TimeForm {...props} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function TimeForm({ site, send, onDone }: Props & { onDone: () => void }): ReactElement {
  const { id, sendAt } = send
  const initial = new Date(sendAt ?? 0)
  const input = useMomentInput({ zone: zoneOrUtc(site.timeZone), initial, isFuture: true })
  const { moment } = input
  const form = useForm({}, async () => {
    if (!moment) return
    const params = { site: site.slug, id }
    await writeCall('rescheduleNewsletterSend', { params, body: { sendAt: moment.toISOString() } })
    toast.success('The time was changed')
    onDone()
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <MomentField label="Send it on" input={input} />
      <p className={styles.failure} role="alert">
        {form.failure ?? form.issueOf('sendAt')}
      </p>
      <div className={styles.formActions}>
        <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={!moment}>
          Change the time
        </Button>
      </div>
    </form>
  )
}
