'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useForm } from '@/src/api/react/use-form'
import type { PlatformSite } from '@/src/contract/site/platform'
import { Button } from '@/src/ui/button'
import { TextAreaField } from '@/src/ui/form/text-area-field'
import { Dialog } from '@/src/ui/windows/dialog'
import windows from '../parts/windows/question.module.css'
import { AskFirst } from '../settings/form/ask-first'
import { writeCall } from '../state/write-call'

type Props = { site: PlatformSite }

/**
 * Suspends a site with a reason, or lifts its suspension.
 * @see docs/product/overview.md#suspending-a-site
 */
export const SuspensionButton = ({ site }: Props): ReactElement =>
  site.suspension ? <Lift site={site} /> : <Suspend site={site} />

const Lift = ({ site: { id, title } }: Props): ReactElement => (
  <AskFirst
    title={`Lift the suspension of ${title}?`}
    label="Lift the suspension"
    work={() => writeCall('liftSuspension', { params: { id } })}
    onDone={() => toast(`${title} is available again`)}
    trigger={
      <Button kind="quiet" aria-label={`Lift the suspension of ${title}`}>
        Lift the suspension
      </Button>
    }
  >
    Readers can visit it again at once, and automatic letters continue. Its managers resume paused
    newsletters themselves.
  </AskFirst>
)

const EMPTY = { reason: '' }

function Suspend({ site: { id, title } }: Props): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const form = useForm(EMPTY, async ({ reason }) => {
    await writeCall('suspendSite', { params: { id }, body: { reason } })
    setOpen(false)
    toast(`${title} is suspended`)
  })
  const { reason } = form.values
  return (
    <Dialog
      title={`Suspend ${title}?`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" aria-label={`Suspend ${title}`}>
          Suspend
        </Button>
      }
    >
      <form className={windows.window} noValidate onSubmit={form.submit}>
        <p>
          Readers cannot visit the site, and it sends no newsletters. Nothing is deleted; its
          managers can still write and export.
        </p>
        <TextAreaField
          label="Reason, shown to its managers"
          maxLength={500}
          value={reason}
          error={form.issueOf('reason') ?? form.failure}
          onChange={({ target }) => form.edit({ reason: target.value })}
        />
        <div className={windows.actions}>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={reason.trim() === ''}>
            Suspend the site
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
