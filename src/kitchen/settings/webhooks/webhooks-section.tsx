'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { CallAnswer, CallBody } from '@/src/contract/schemas'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import type { Webhook } from '@/src/contract/site/webhook'
import { MAX_WEBHOOKS } from '@/src/domain/webhooks'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../../parts/failed'
import { writeCall } from '../../state/write-call'
import styles from '../settings.module.css'
import { SecretNote } from './secret-note'
import { WebhookForm } from './webhook-form'
import { WebhookItem } from './webhook-item'

/**
 * Addresses that events of the site are sent to, for its owner.
 * @see docs/product/kitchen.md#webhooks-in-the-settings
 */
export function WebhooksSection({ settings }: { settings: SiteSettings }): ReactElement {
  const { slug } = settings
  const { data, error, refetch } = useCall('listWebhooks', { params: { site: slug } })
  return (
    <>
      <p className={styles.lead}>
        Webhooks send a message to the addresses below when something happens on your site, for your
        own programs or for services such as Zapier. Each message is signed, so that the receiver
        can verify it.
      </p>
      {data ? (
        <Webhooks site={slug} webhooks={data.webhooks} />
      ) : error ? (
        <Failed
          title="The webhooks could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="100%" height="12rem" />
      )}
    </>
  )
}

function Webhooks({ site, webhooks }: { site: string; webhooks: Webhook[] }): ReactElement {
  const [told, setTold] = useState<{ id: string; secret: string } | null>(null)
  const showSecret = ({ webhook, secret }: CallAnswer<'createWebhook'>): void =>
    setTold({ id: webhook.id, secret })
  const create = (body: CallBody<'createWebhook'>): Promise<void> =>
    writeCall('createWebhook', { params: { site }, body }).then(showSecret)
  const roll = (id: string): Promise<void> =>
    writeCall('rollWebhookSecret', { params: { site, id } }).then(showSecret)
  return (
    <>
      {webhooks.length === 0 ? null : (
        <ul className={styles.list} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} site={site} webhook={webhook} onRoll={roll}>
              {told?.id === webhook.id ? (
                <SecretNote secret={told.secret} onDone={() => setTold(null)} />
              ) : null}
            </WebhookItem>
          ))}
        </ul>
      )}
      <h2 className={styles.heading}>Add a webhook</h2>
      {webhooks.length < MAX_WEBHOOKS ? (
        <WebhookForm label="Add the webhook" onSave={create} />
      ) : (
        <p className={styles.hint}>
          A site has at most {MAX_WEBHOOKS} webhooks. Delete one to add another.
        </p>
      )}
    </>
  )
}
