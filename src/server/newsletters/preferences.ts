import type { Payload } from 'payload'
import type { MailFrequency } from '@/src/domain/newsletters'
import type { MailLanguage } from '@/src/domain/mail-languages'
import { firstRow, rows } from '../database/statements'
import { HAS_DIGEST, KIND_OF_SEND, WANTS_KIND } from './preferences-sql'
import { skipQueued } from './skip-queued'
import { getUnsubscribeState } from './unsubscribe'
import type { UnsubscribeState } from './unsubscribe'
import { subscriptionOfToken } from './unsubscribe-link'

/**
 * Email preferences of a subscriber.
 * @see docs/product/newsletters.md#preferences
 */
export type Preferences = {
  recipes: boolean
  letters: boolean
  comments: boolean
  product: boolean
  frequency: MailFrequency
  /** Language of the mails; null for that of the site. */
  language: MailLanguage | null
}

/** The preferences behind a link, with the state of the subscription. */
export type OpenedPreferences = {
  state: UnsubscribeState
  preferences: Preferences
  hasDigest: boolean
}

const GET = {
  name: 'email_preferences',
  text: `select coalesce(b.receives_recipes, true) as recipes,
      coalesce(b.receives_letters, true) as letters,
      coalesce(b.receives_comments, true) as comments,
      coalesce(b.receives_product, true) as product,
      coalesce(b.mail_frequency::text, 'each') as frequency, b.language,
      ${HAS_DIGEST('b.site_id')} as "hasDigest"
    from subscriptions b where b.site_id = $1 and b.id = $2`,
}

const DEFAULTS: Preferences & { hasDigest: boolean } = {
  recipes: true,
  letters: true,
  comments: true,
  product: true,
  frequency: 'each',
  language: null,
  hasDigest: false,
}

/** Returns the preferences behind a link; null for a token that is forged, or of another site. */
export async function getPreferences(
  payload: Payload,
  siteId: string,
  token: string,
): Promise<OpenedPreferences | null> {
  const state = await getUnsubscribeState(payload, siteId, token)
  if (state === null) return null
  const subscriptionId = subscriptionOfToken(payload, siteId, token)
  const row = await firstRow<Preferences & { hasDigest: boolean }>(payload, GET, [
    siteId,
    subscriptionId,
  ])
  const { hasDigest, ...preferences } = row ?? DEFAULTS
  return { state, preferences, hasDigest }
}

const SET = {
  name: 'email_preferences_set',
  text: `with b as (
      update subscriptions b set receives_recipes = $3, receives_letters = $4,
        receives_comments = $5, receives_product = $6, mail_frequency = $7::text::mail_frequency,
        language = $8,
        updated_at = case when b.status = 'canceled' then b.updated_at else now() end
      where b.site_id = $1 and b.id = $2 returning b.*
    ), ${skipQueued(`not ${WANTS_KIND('b', KIND_OF_SEND('s'))}`, 'Turned off in the email preferences.')}`,
}

/**
 * Saves the preferences behind a link, also for mails that are queued. Returns false for a token that is
 * forged, or of another site.
 * @see docs/product/newsletters.md#preferences
 */
export async function savePreferences(
  payload: Payload,
  siteId: string,
  token: string,
  preferences: Preferences,
): Promise<boolean> {
  const subscriptionId = subscriptionOfToken(payload, siteId, token)
  if (subscriptionId === null) return false
  const { recipes, letters, comments, product, frequency, language } = preferences
  const lists = [recipes, letters, comments, product]
  await rows(payload, SET, [siteId, subscriptionId, ...lists, frequency, language])
  return true
}
