'use client'

import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { CallParams } from '@/src/contract/calls'
import type { Webhook, WebhookDelivery } from '@/src/contract/site/webhook'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { dateTimeText } from '../../parts/date-text'
import { Failed } from '../../parts/failed'
import { useNow } from '../../parts/use-now'
import { useWebhookDeliveries } from '../../state/webhooks'
import styles from '../settings.module.css'
import { describeDelivery } from './delivery-words'
import log from './delivery-log.module.css'

type DeliveryLogProps = { site: string; webhook: Webhook }

/** The deliveries of a webhook, the latest first. */
export function DeliveryLog({ site, webhook }: DeliveryLogProps): ReactElement {
  const found = useWebhookDeliveries(site, webhook.id)
  if (!found.data) {
    if (!found.error) return <Skeleton width="100%" height="6rem" />
    return (
      <Failed
        title="The log could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const deliveries = found.data.pages.flatMap((page) => page.deliveries)
  if (deliveries.length === 0) {
    return <p className={styles.hint}>No messages yet. Send a test event to try it.</p>
  }
  return (
    <>
      <ol className={log.log} aria-label={`Log of ${webhook.url}`}>
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery.id}
            params={{ site, id: webhook.id, deliveryId: delivery.id }}
            delivery={delivery}
            isEnabled={webhook.isEnabled}
          />
        ))}
      </ol>
      {found.hasNextPage ? (
        <p>
          <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            Show older ones
          </Button>
        </p>
      ) : null}
    </>
  )
}

const STATES = {
  waiting: { kind: 'notice', words: 'Waiting' },
  delivered: { kind: 'positive', words: 'Delivered' },
  failed: { kind: 'plain', words: 'Failed' },
} as const

type DeliveryProps = {
  params: CallParams<'replayWebhookDelivery'>
  delivery: WebhookDelivery
  isEnabled: boolean
}

function Delivery({ params, delivery, isEnabled }: DeliveryProps): ReactElement {
  const now = useNow()
  const replay = useCallMutation('replayWebhookDelivery')
  const { event, status, occurredAt, attempts, answer } = delivery
  const at = dateTimeText(occurredAt, now)
  const isFirstToCome = status === 'waiting' && attempts === 0
  return (
    <li className={log.delivery}>
      <div className={log.head}>
        <code className={styles.code}>{event}</code>
        <Badge kind={STATES[status].kind}>{STATES[status].words}</Badge>
        <time className={styles.hint} dateTime={occurredAt}>
          {at}
        </time>
        {isEnabled && !isFirstToCome ? (
          <Button
            kind="quiet"
            aria-label={`Send again: ${event} of ${at}`}
            isBusy={replay.isBusy}
            onClick={() => void replay.run({ params })}
          >
            Send again
          </Button>
        ) : null}
      </div>
      <p className={styles.hint}>{describeDelivery(delivery, now)}</p>
      {answer ? (
        <details>
          <summary className={log.summary}>Response of the server</summary>
          <pre className={log.answer} dir="auto">
            {answer}
          </pre>
        </details>
      ) : null}
      <p className={styles.failure} role="alert">
        {replay.failure}
      </p>
    </li>
  )
}
