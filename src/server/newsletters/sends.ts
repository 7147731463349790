import type { Payload } from 'payload'
import type { z } from 'zod'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type { NewsletterSend, NewsletterSendCreate } from '@/src/contract/people/newsletter'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { isoInstant } from '../database/instant-sql'
import { lockRow } from '../database/lock-row'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { sendWaiting } from '../jobs/job-queue'
import { getManagedLetter } from '../letters/read'
import { countRecipients } from './audience'
import { NEWSLETTER_QUEUE } from './newsletter-queue'

const COLUMNS = `id, kind, recipe_id as "recipeId", letter_id as "letterId", note, subject, audience, status, reason, total::int,
  sent::int, deferred::int, bounced::int, complained::int, skipped::int, failed::int, repeated::int,
  ${isoInstant('created_at')} as "createdAt", ${isoInstant('started_at')} as "startedAt",
  ${isoInstant('finished_at')} as "finishedAt"`

const LIST = {
  name: 'newsletter_sends',
  text: `select ${COLUMNS} from newsletter_sends
    where site_id = $1 and kind <> 'automatic' and ($2::uuid is null or recipe_id = $2)
      and ($3::uuid is null or letter_id = $3)
    order by created_at desc, id`,
}

/**
 * Lists the newsletter sends of a site, or of one recipe or letter, newest first, without the automatic ones.
 * One statement.
 */
export const listNewsletterSends = (
  payload: Payload,
  siteId: string,
  { recipeId = null, letterId = null }: ContentFilter,
): Promise<NewsletterSend[]> => rows(payload, LIST, [siteId, recipeId, letterId])

type ContentFilter = { recipeId?: string | null | undefined; letterId?: string | null | undefined }

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

const IS_RUNNING = {
  name: 'newsletter_of_content_runs',
  text: `select 1 from newsletter_sends where site_id = $1
    and (recipe_id = $2::uuid or letter_id = $3::uuid) and kind <> 'automatic'
    and status in ('queued', 'sending', 'paused')`,
}
const CREATE = {
  name: 'newsletter_send_create',
  text: `insert into newsletter_sends
      (site_id, kind, recipe_id, letter_id, note, audience, subject, total)
    values ($1, case when $3::uuid is null then 'recipe' else 'letter' end::newsletter_send_kind,
      $2, $3, $4, $5::text::newsletter_audience, $6, $7) returning id`,
}

/**
 * Queues a recipe or a letter to be emailed to the subscribers of its site.
 * @throws Failure `validation_failed` for a recipe that is not published, a letter without text, or without
 *   recipients; `conflict` while a send of the same content runs
 * @see docs/product/newsletters.md#sending
 */
export function createNewsletterSend(
  payload: Payload,
  siteId: string,
  { note = null, audience = 'everyone', ...ids }: z.output<typeof NewsletterSendCreate>,
): Promise<NewsletterSend> {
  return inTransaction(payload, async () => {
    const { recipeId = null, letterId = null } = ids
    const subject = await lockContent(payload, siteId, { recipeId, letterId })
    const { total } = await countRecipients(payload, siteId, { audience })
    if (total === 0) throw invalidField('audience', 'Nobody would receive this newsletter.')
    const text = note?.trim() === '' ? null : note
    const values = [siteId, recipeId, letterId, text, audience, subject, total]
    const created = await firstRow<{ id: string }>(payload, CREATE, values)
    await sendWaiting(payload, NEWSLETTER_QUEUE, siteId)
    return getNewsletterSend(payload, siteId, created?.id ?? '')
  })
}

type ContentIds = { recipeId: string | null; letterId: string | null }

/** Locks a recipe or a letter and returns its title. @throws Failure as `createNewsletterSend` */
async function lockContent(
  payload: Payload,
  siteId: string,
  { recipeId, letterId }: ContentIds,
): Promise<string> {
  const subject =
    letterId === null
      ? await lockRecipe(payload, siteId, recipeId ?? '')
      : await lockLetter(payload, siteId, letterId)
  if (await firstRow(payload, IS_RUNNING, [siteId, recipeId, letterId])) {
    const noun = letterId === null ? 'recipe' : 'letter'
    throw new Failure('conflict', `This ${noun} is already being sent.`)
  }
  return subject
}

/** Locks a recipe, so that a second send of it waits, and returns its title. */
async function lockRecipe(payload: Payload, siteId: string, id: string): Promise<string> {
  const columns = `title, coalesce(r.published_at <= now(), false) as "isPublished"`
  const recipe = await lockRow<{ title: string; isPublished: boolean }>(
    payload,
    'recipe',
    [id, siteId],
    { columns },
  )
  if (!recipe.isPublished) throw invalidField('recipeId', 'Publish the recipe before sending it.')
  return recipe.title
}

/**
 * Locks a letter, so that a second send of it waits, and returns its title.
 * @throws Failure `not_found`, `validation_failed` for one without text
 */
export async function lockLetter(payload: Payload, siteId: string, id: string): Promise<string> {
  await lockRow(payload, 'letter', [id, siteId])
  const { title, content } = await getManagedLetter(payload, siteId, id)
  if (plainText(content).trim() === '' && content.every(({ type }) => type === 'paragraph')) {
    throw invalidField('letterId', 'Write the letter before sending it.')
  }
  return title
}
