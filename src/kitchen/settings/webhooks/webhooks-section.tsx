'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import type { Webhook } from '@/src/contract/site/webhook'
import { MAX_WEBHOOKS } from '@/src/domain/webhooks'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../../parts/failed'
import { useWebhookActions, useWebhooks } from '../../state/webhooks'
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
  const { data, error, refetch } = useWebhooks(slug)
  return (
    <>
      <p className={styles.lead}>
        Webhooks send a message to the addresses below when something happens on your site, for your
        own programs or for services such as Zapier. Each message is signed, so that the receiver
        can verify it.
      </p>
      {data ? (
        <Webhooks site={slug} webhooks={data} />
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
  const acts = useWebhookActions(site)
  const [told, setTold] = useState<{ id: string; secret: string } | null>(null)
  const create = async (write: Parameters<typeof acts.create>[0]): Promise<void> => {
    const { webhook, secret } = await acts.create(write)
    setTold({ id: webhook.id, secret })
  }
  const roll = async (id: string): Promise<void> => {
    const { secret } = await acts.roll(id)
    setTold({ id, secret })
  }
  return (
    <>
      {webhooks.length === 0 ? null : (
        <ul className={styles.list} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} site={site} webhook={webhook} acts={acts} onRoll={roll}>
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
