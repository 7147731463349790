import type { Payload } from 'payload'
import { firstRow, rows } from '../database/statements'
import { IS_CURRENT } from '../subscriptions/is-current'
import { skipQueued } from './skip-queued'
import { subscriptionOfToken } from './unsubscribe-link'

/**
 * The state of a subscription for the holder of its unsubscribe link: `ended` also when it was deleted.
 * @see docs/product/newsletters.md#unsubscribing
 */
export type UnsubscribeState = 'subscribed' | 'unsubscribed' | 'ended'

const STATE = {
  name: 'unsubscribe_state',
  text: `select case when not ${IS_CURRENT('b')} then 'ended'
      when coalesce(b.receives_newsletter, true) then 'subscribed' else 'unsubscribed' end as state
    from subscriptions b where b.site_id = $1 and b.id = $2`,
}

/** Returns the state of a subscription; null for a token that is forged, or of another site. */
export async function getUnsubscribeState(
  payload: Payload,
  siteId: string,
  token: string,
): Promise<UnsubscribeState | null> {
  const subscriptionId = subscriptionOfToken(payload, siteId, token)
  if (subscriptionId === null) return null
  const found = await firstRow<{ state: UnsubscribeState }>(payload, STATE, [
    siteId,
    subscriptionId,
  ])
  return found?.state ?? 'ended'
}

// The time of a removal stays: it is what can be undone (`subscribers/change.ts`).
const SET = {
  name: 'newsletter_consent_set',
  text: `with b as (
      update subscriptions b set receives_newsletter = $3::boolean,
        updated_at = case when b.status = 'canceled' then b.updated_at else now() end
      where b.site_id = $1 and b.id = $2
        and coalesce(b.receives_newsletter, true) <> $3::boolean returning b.user_id
    ), ${skipQueued('not $3::boolean', 'Unsubscribed from newsletters.')}`,
}

/**
 * Unsubscribes the holder of a link from the newsletters of a site, also from mails that are queued, or
 * subscribes again. Repeating it has no effect. Returns false for a token that is forged, or of another site.
 * @see docs/product/newsletters.md#unsubscribing
 */
export async function setReceivesNewsletter(
  payload: Payload,
  siteId: string,
  token: string,
  receives: boolean,
): Promise<boolean> {
  const subscriptionId = subscriptionOfToken(payload, siteId, token)
  if (subscriptionId === null) return false
  await rows(payload, SET, [siteId, subscriptionId, receives])
  return true
}
