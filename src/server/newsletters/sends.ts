import type { Payload } from 'payload'
import type { z } from 'zod'
import { invalidField, notFound } from '@/src/contract/failure'
import type { NewsletterSend, NewsletterSendCreate } from '@/src/contract/people/newsletter'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { countRecipients } from './audience'
import { getSegment } from './segments'
import { lockContent } from './send-content'
import { checkSendTime, queueSend } from './send-time'
import { requireQuota } from '../quotas/quotas'

const COLUMNS = `id, kind, recipe_id as "recipeId", letter_id as "letterId", note, subject, audience,
  case when segment is not null then jsonb_build_object('name', segment_name, 'conditions', segment) end
    as segment, status, reason, total::int,
  sent::int, deferred::int, bounced::int, complained::int, skipped::int, failed::int, repeated::int, opened, clicked,
  ${isoInstant('created_at')} as "createdAt", ${isoInstant('send_at')} as "sendAt", ${isoInstant('started_at')} as "startedAt",
  ${isoInstant('finished_at')} as "finishedAt"`

const LIST = {
  name: 'newsletter_sends',
  text: `select ${COLUMNS} from newsletter_sends
    where site_id = $1 and kind <> 'automatic' and ($2::uuid is null or recipe_id = $2)
      and ($3::uuid is null or letter_id = $3)
    order by created_at desc, id limit $4 offset $5`,
}
const COUNT = {
  name: 'newsletter_sends_count',
  text: `select count(*)::int as total from newsletter_sends
    where site_id = $1 and kind <> 'automatic' and ($2::uuid is null or recipe_id = $2)
      and ($3::uuid is null or letter_id = $3)`,
}

/**
 * Lists the newsletter sends of a site, or of one recipe or letter, newest first, without the automatic ones.
 * Two statements.
 */
export async function listNewsletterSends(
  payload: Payload,
  siteId: string,
  { recipeId = null, letterId = null, limit, offset }: SendsQuery,
): Promise<{ newsletterSends: NewsletterSend[]; total: number }> {
  const filter = [siteId, recipeId, letterId]
  const [newsletterSends, counted] = await Promise.all([
    rows<NewsletterSend>(payload, LIST, [...filter, limit, offset]),
    firstRow<{ total: number }>(payload, COUNT, filter),
  ])
  return { newsletterSends, total: counted?.total ?? 0 }
}

type SendsQuery = {
  recipeId?: string | null | undefined
  letterId?: string | null | undefined
  limit: number
  offset: number
}

const ONE = {
  name: 'newsletter_send',
  text: `select ${COLUMNS} from newsletter_sends where site_id = $1 and id = $2`,
}

/** Returns a newsletter send. @throws Failure `not_found` */
export async function getNewsletterSend(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<NewsletterSend> {
  const send = await firstRow<NewsletterSend>(payload, ONE, [siteId, id])
  if (!send) throw notFound('Newsletter send')
  return send
}

const CREATE = {
  name: 'newsletter_send_create',
  text: `insert into newsletter_sends
      (site_id, kind, recipe_id, letter_id, note, audience, subject, total, send_at, due_at, status,
        segment_name, segment)
    values ($1, case when $3::uuid is null then 'recipe' else 'letter' end::newsletter_send_kind,
      $2, $3, $4, $5::text::newsletter_audience, $6, $7, $8, coalesce($8, now()),
      case when $8::timestamptz is null then 'queued' else 'scheduled' end::newsletter_send_status, $9, $10::jsonb)
    returning id`,
}

/**
 * Queues or schedules a recipe or a letter to be emailed to the subscribers of its site.
 * @throws Failure `validation_failed` for a recipe that is not published (by the time of the send), a letter
 *   without text, without recipients, or a time that is not allowed; `conflict` while another send of the
 *   same content runs or is scheduled
 * @see docs/product/newsletters.md#sending
 */
export function createNewsletterSend(
  payload: Payload,
  siteId: string,
  { audience = 'everyone', segmentId, ...given }: z.output<typeof NewsletterSendCreate>,
): Promise<NewsletterSend> {
  return inTransaction(payload, async () => {
    const { recipeId = null, letterId = null, sendAt = null } = given
    if (sendAt !== null) await checkSendTime(payload, sendAt)
    await requireQuota(payload, siteId, 'sends')
    const subject = await lockContent(payload, siteId, { recipeId, letterId }, sendAt)
    const segment = await findSegment(payload, siteId, segmentId)
    const { total } = await countRecipients(payload, siteId, {
      audience,
      segmentId,
      recipeId: given.recipeId,
      letterId: given.letterId,
    })
    if (total === 0) throw invalidField('audience', 'Nobody would receive this newsletter.')
    const values = [
      ...[siteId, recipeId, letterId, presentNote(given.note), audience, subject, total, sendAt],
      ...segment,
    ]
    const created = await firstRow<{ id: string }>(payload, CREATE, values)
    await queueSend(payload, siteId, sendAt)
    return getNewsletterSend(payload, siteId, created?.id ?? '')
  })
}

/** A note with text; null without. */
const presentNote = (note: string | null | undefined): string | null =>
  note === undefined || note?.trim() === '' ? null : note

/** The name and the conditions of a segment, as a send keeps them; nulls without one. */
async function findSegment(
  payload: Payload,
  siteId: string,
  segmentId: string | undefined,
): Promise<[name: string | null, conditions: string | null]> {
  if (segmentId === undefined) return [null, null]
  const { name, conditions } = await getSegment(payload, siteId, segmentId)
  return [name, JSON.stringify(conditions)]
}
