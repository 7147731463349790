'use client'

import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { Webhook } from '@/src/contract/site/webhook'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { dateTimeText } from '../../parts/date-text'
import { useNow } from '../../parts/use-now'
import { deleteWebhook } from '../../state/webhooks'
import { writeCall } from '../../state/write-call'
import { AskFirst } from '../form/ask-first'
import { useAction } from '@/src/api/react/use-call-mutation'
import type { Action } from '@/src/api/react/use-call-mutation'
import styles from '../settings.module.css'
import { DeliveryLog } from './delivery-log'
import { WebhookForm } from './webhook-form'

type WebhookItemProps = {
  site: string
  webhook: Webhook
  onRoll: (id: string) => Promise<void>
  /** Messages about it. */
  children: ReactNode
}

/** The open part below a webhook. */
type Opened = 'log' | 'form' | null

/** A webhook: its status, its actions, and its log. */
export function WebhookItem(props: WebhookItemProps): ReactElement {
  const { site, webhook, children } = props
  const { id, url, events } = webhook
  const [open, setOpen] = useState<Opened>(null)
  const act = useAction()
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h2 className={styles.name}>{url}</h2>
        <State webhook={webhook} />
      </div>
      <p className={styles.hint}>{events.join(', ')}</p>
      <Notes webhook={webhook} />
      {children}
      <Acts {...props} open={open} setOpen={setOpen} act={act} />
      <p className={styles.failure} role="alert">
        {act.failure}
      </p>
      {open === 'form' ? (
        <WebhookForm
          stored={{ url, events }}
          label="Save"
          onCancel={() => setOpen(null)}
          onSave={async (written) => {
            await writeCall('updateWebhook', { params: { site, id }, body: written })
            setOpen(null)
          }}
        />
      ) : null}
      {open === 'log' ? <DeliveryLog site={site} webhook={webhook} /> : null}
    </li>
  )
}

type ActsProps = WebhookItemProps & {
  open: Opened
  setOpen: (opened: Opened) => void
  act: Action
}

function Acts(props: ActsProps): ReactElement {
  const { site, webhook, open, setOpen, act } = props
  const { id, url, isEnabled } = webhook
  const params = { site, id }
  const isLog = open === 'log'
  const test = async (): Promise<void> => {
    if (await act.run(() => writeCall('sendTestEvent', { params }))) setOpen('log')
  }
  const toggle = () => writeCall('updateWebhook', { params, body: { isEnabled: !isEnabled } })
  return (
    <div className={styles.acts}>
      <Button
        kind="quiet"
        aria-label={`Send a test event to ${url}`}
        disabled={!isEnabled}
        isBusy={act.isBusy}
        onClick={() => void test()}
      >
        Send a test event
      </Button>
      <Button
        kind="quiet"
        aria-expanded={isLog}
        aria-label={`Log of ${url}`}
        onClick={() => setOpen(isLog ? null : 'log')}
      >
        Log
      </Button>
      <Button
        kind="quiet"
        aria-expanded={open === 'form'}
        aria-label={`Edit ${url}`}
        onClick={() => setOpen(open === 'form' ? null : 'form')}
      >
        Edit
      </Button>
      <Button
        kind="quiet"
        aria-label={`Switch ${isEnabled ? 'off' : 'on'} ${url}`}
        onClick={() => void act.run(toggle)}
      >
        Switch {isEnabled ? 'off' : 'on'}
      </Button>
      <Lasting {...props} />
    </div>
  )
}

/** Actions with a confirmation. */
function Lasting({ site, webhook: { id, url }, onRoll }: WebhookItemProps): ReactElement {
  return (
    <>
      <AskFirst
        title="Roll the secret?"
        label="Roll the secret"
        work={() => onRoll(id)}
        trigger={
          <Button kind="quiet" aria-label={`Roll secret of ${url}`}>
            Roll secret
          </Button>
        }
      >
        You get a new secret. For 24 hours, messages are signed with both, so that you can update
        the receiver without losing any.
      </AskFirst>
      <AskFirst
        title="Delete this webhook?"
        label="Delete the webhook"
        work={() => deleteWebhook(site, id)}
        trigger={
          <Button kind="quiet" aria-label={`Delete ${url}`}>
            Delete
          </Button>
        }
      >
        No more messages are sent to {url}, and its log is deleted.
      </AskFirst>
    </>
  )
}

function State({ webhook: { isEnabled, failingSince } }: { webhook: Webhook }): ReactElement {
  if (!isEnabled) return <Badge dot="hollow">Off</Badge>
  if (failingSince !== null) return <Badge kind="notice">Failing</Badge>
  return (
    <Badge kind="positive" dot="full">
      On
    </Badge>
  )
}

const OFF_MESSAGES = {
  gone: 'Its server reported that the address no longer exists, so the webhook was switched off. Switch it on once the address works.',
  failing:
    'No message could be delivered for five days, so the webhook was switched off. Switch it on once the address works.',
  owner: 'It was switched off when the site was transferred to you. Switch it on to use it.',
}

function Notes({ webhook }: { webhook: Webhook }): ReactElement | null {
  const now = useNow()
  const { isEnabled, offReason, failingSince, secretBeforeUntil } = webhook
  const lines = [
    !isEnabled && offReason ? OFF_MESSAGES[offReason] : null,
    isEnabled && failingSince
      ? `No message has been delivered since ${dateTimeText(failingSince, now)}. See the log for details.`
      : null,
    secretBeforeUntil
      ? `The previous secret is valid until ${dateTimeText(secretBeforeUntil, now)}.`
      : null,
  ].filter((line) => line !== null)
  if (lines.length === 0) return null
  return (
    <>
      {lines.map((line) => (
        <p key={line} className={styles.hint}>
          {line}
        </p>
      ))}
    </>
  )
}
