import type { Payload } from 'payload'
import type { z } from 'zod'
import { invalidField, notFound } from '@/src/contract/failure'
import type { AutomaticLetter, AutomaticLetterUpdate } from '@/src/contract/people/automatic-letter'
import { AUTOMATIC_LETTER_KINDS } from '@/src/domain/automatic-letters'
import { nextWeekly } from '@/src/domain/time/weekly'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { sendWaiting } from '../jobs/job-queue'
import { NEWSLETTER_QUEUE } from '../newsletters/newsletter-queue'
import { lockLetter } from '../newsletters/send-content'
import type { SiteScope } from '../sites/scope'
import { withoutUndefined } from '../without-undefined'
import { listAutomaticLetters } from './read'

const CREATE = {
  name: 'automatic_letter_create',
  text: `insert into automatic_letters (site_id, kind) values ($1, $2)
    on conflict (site_id, kind) do nothing`,
}
const LOCK = {
  name: 'automatic_letter_lock',
  text: `select is_enabled as "isEnabled", letter_id as "letterId", weekday, hour, send_id as "sendId"
    from automatic_letters where site_id = $1 and kind = $2 for update`,
}
type Stored = {
  isEnabled: boolean
  letterId: string | null
  weekday: number
  hour: number
  sendId: string | null
}

// A digest that is switched on again has nothing twice, and at most what is a week old.
const UPDATE = {
  name: 'automatic_letter_update',
  text: `update automatic_letters a set is_enabled = $3, letter_id = $4,
      includes_added = coalesce($5, a.includes_added), recipients = coalesce($6, a.recipients),
      weekday = $7, hour = $8, next_at = $9, send_id = $10,
      enabled_at = case when $3 and not a.is_enabled then now() else a.enabled_at end,
      covered_until = case when $3 and not a.is_enabled
        then greatest(coalesce(a.covered_until, '-infinity'), now() - interval '7 days')
        else a.covered_until end
    where site_id = $1 and kind = $2`,
}

const OPEN = {
  name: 'welcome_send_open',
  text: `insert into newsletter_sends (site_id, kind, letter_id, subject, status, started_at, is_open)
    values ($1, 'automatic', $2, $3, 'sending', now(), true) returning id`,
}
const CHANGE = {
  name: 'welcome_send_change',
  text: `update newsletter_sends set letter_id = coalesce($3, letter_id), subject = coalesce($4, subject),
      status = case when $5 then 'sending' else 'paused' end::newsletter_send_status, reason = null,
      due_at = now(), outages = 0, ignores_limits = true, finished_at = null, updated_at = now()
    where site_id = $1 and id = $2 returning id`,
}
/** Skips the mails that wait when a welcome is switched off: a late one would come as a surprise. */
const SKIP = {
  name: 'welcome_send_skip',
  text: `with skipped as (
      update newsletter_recipients set status = 'skipped', response = 'Switched off.'
      where send_id = $1 and site_id = $2 and status in ('queued', 'deferred') and begun_at is null
      returning 1)
    update newsletter_sends set skipped = skipped + (select count(*) from skipped), deferred = 0
    where id = $1 and site_id = $2`,
}

/**
 * Updates an automatic letter of a site. Switching one on that stopped because of an error continues it.
 * @throws Failure `not_found`, `validation_failed` for a welcome letter without a letter, or one without text
 * @see docs/product/newsletters.md#automatic-letters
 */
export async function updateAutomaticLetter(
  payload: Payload,
  site: Pick<SiteScope, 'id' | 'timeZone'>,
  name: string,
  update: z.output<typeof AutomaticLetterUpdate>,
): Promise<AutomaticLetter> {
  const kind = AUTOMATIC_LETTER_KINDS.find((each) => each === name)
  if (kind === undefined) throw notFound('Automatic letter')
  return inTransaction(payload, async () => {
    await rows(payload, CREATE, [site.id, kind])
    const stored = await firstRow<Stored>(payload, LOCK, [site.id, kind])
    if (!stored) throw notFound('Automatic letter')
    const { isEnabled, letterId, weekday, hour } = { ...stored, ...withoutUndefined(update) }
    const isDigest = kind === 'digest'
    const send = { letterId, isEnabled, sendId: stored.sendId }
    const sendId = isDigest ? null : await applyToSend(payload, site.id, send)
    const weekly = { weekday, hour, zone: site.timeZone }
    const nextAt = isDigest && isEnabled ? nextWeekly(new Date(), weekly) : null
    const { includesAdded = null, recipients = null } = update
    const flags = [includesAdded, recipients]
    const values = [site.id, kind, isEnabled, letterId, ...flags, weekday, hour, nextAt, sendId]
    await rows(payload, UPDATE, values)
    await sendWaiting(payload, NEWSLETTER_QUEUE, site.id)
    const all = await listAutomaticLetters(payload, site.id)
    const updated = all.find((each) => each.kind === kind)
    if (!updated) throw notFound('Automatic letter')
    return updated
  })
}

type WelcomeSend = {
  letterId: string | null
  isEnabled: boolean
  sendId: string | null
}

/** Opens, changes or pauses the send of a welcome letter; returns its id. */
async function applyToSend(
  payload: Payload,
  siteId: string,
  { letterId, isEnabled, sendId }: WelcomeSend,
): Promise<string | null> {
  if (isEnabled && letterId === null) throw invalidField('letterId', 'Choose a letter first.')
  const subject = letterId === null ? null : await lockLetter(payload, siteId, letterId)
  if (sendId === null) {
    if (!isEnabled) return null
    return (await firstRow<{ id: string }>(payload, OPEN, [siteId, letterId, subject]))?.id ?? null
  }
  await rows(payload, CHANGE, [siteId, sendId, letterId, subject, isEnabled])
  if (!isEnabled) await rows(payload, SKIP, [sendId, siteId])
  return sendId
}
