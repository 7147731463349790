import { updateMailSettings } from '@/src/server/mail-settings/mail-settings'
import { makeUser, unique } from '@/src/testing/builders'
import { published } from './target-objects'
import type { Target } from './target'

/** A newsletter send of the site that has not begun. */
export async function newsletterSend(
  target: Target,
  status: 'scheduled' | 'queued' | 'paused' = 'queued',
): Promise<string> {
  const { payload, objects } = target
  const data = { site: objects.id, recipe: await published(target), status, ...COUNTS }
  return (await payload.create({ collection: 'newsletter-sends', data, depth: 0 })).id
}
const COUNTS = {
  kind: 'recipe',
  audience: 'everyone',
  total: 0,
  sent: 0,
  deferred: 0,
  bounced: 0,
  complained: 0,
  skipped: 0,
  failed: 0,
  repeated: 0,
} as const

/** Gives the site of the call a subscriber who gets newsletters. */
export async function withSubscriber({ payload, site }: Target): Promise<void> {
  const { id: user } = await makeUser(payload)
  const data = { user, site: site.id, planType: 'free', status: 'active' } as const
  await payload.create({ collection: 'subscriptions', data, depth: 0 })
}

/** A segment of the site's subscribers. */
export async function segment({ payload, objects }: Target): Promise<string> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into subscriber_segments (site_id, name, conditions) values ($1, $2, '{"plan": "free"}')
      returning id`,
    [objects.id, unique('segment')],
  )
  return rows[0]?.id ?? ''
}

/** Gives the site of the call a sender address of its own. */
export async function withSenderAddress({ payload, site }: Target): Promise<void> {
  await updateMailSettings(payload, site.id, { fromAddress: `hello@${unique('news')}.example.com` })
}

/** A suppressed address of the site. */
export async function suppression({ payload, objects }: Target): Promise<string> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into mail_suppressions (site_id, address, reason) values ($1, $2, 'manual') returning id`,
    [objects.id, `${unique('person')}@example.com`],
  )
  return rows[0]?.id ?? ''
}
