import type { Payload } from 'payload'
import type { z } from 'zod'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type { NewsletterSend, NewsletterSendCreate } from '@/src/contract/people/newsletter'
import { isoInstant } from '../database/instant-sql'
import { lockRow } from '../database/lock-row'
import { firstRow, rows } from '../database/statements'
import { inTransaction } from '../database/transaction'
import { sendWaiting } from '../jobs/job-queue'
import { countRecipients } from './audience'
import { NEWSLETTER_QUEUE } from './newsletter-queue'

const COLUMNS = `id, kind, recipe_id as "recipeId", note, subject, audience, status, reason, total::int,
  sent::int, deferred::int, bounced::int, complained::int, skipped::int, failed::int, repeated::int,
  ${isoInstant('created_at')} as "createdAt", ${isoInstant('started_at')} as "startedAt",
  ${isoInstant('finished_at')} as "finishedAt"`

const LIST = {
  name: 'newsletter_sends',
  text: `select ${COLUMNS} from newsletter_sends
    where site_id = $1 and ($2::uuid is null or recipe_id = $2)
    order by created_at desc, id`,
}

/** Lists the newsletter sends of a site or of one of its recipes, newest first. One statement. */
export const listNewsletterSends = (
  payload: Payload,
  siteId: string,
  recipeId: string | undefined,
): Promise<NewsletterSend[]> => rows(payload, LIST, [siteId, recipeId ?? null])

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
  name: 'newsletter_of_recipe_runs',
  text: `select 1 from newsletter_sends where site_id = $1 and recipe_id = $2 and kind = 'recipe'
    and status in ('queued', 'sending', 'paused')`,
}
const CREATE = {
  name: 'newsletter_send_create',
  text: `insert into newsletter_sends (site_id, kind, recipe_id, note, audience, subject, total)
    values ($1, 'recipe', $2, $3, $4::text::newsletter_audience, $5, $6) returning id`,
}

/**
 * Queues a recipe to be emailed to the subscribers of its site.
 * @throws Failure `validation_failed` for a recipe that is not published, or without recipients;
 *   `conflict` while a send of the recipe runs
 * @see docs/product/newsletters.md#sending
 */
export function createNewsletterSend(
  payload: Payload,
  siteId: string,
  { recipeId, note = null, audience = 'everyone' }: z.output<typeof NewsletterSendCreate>,
): Promise<NewsletterSend> {
  return inTransaction(payload, async () => {
    const { title } = await lockPublished(payload, siteId, recipeId)
    if (await firstRow(payload, IS_RUNNING, [siteId, recipeId])) {
      throw new Failure('conflict', 'This recipe is already being sent.')
    }
    const { total } = await countRecipients(payload, siteId, { audience })
    if (total === 0) throw invalidField('audience', 'Nobody would receive this newsletter.')
    const text = note?.trim() === '' ? null : note
    const values = [siteId, recipeId, text, audience, title, total]
    const created = await firstRow<{ id: string }>(payload, CREATE, values)
    await sendWaiting(payload, NEWSLETTER_QUEUE, siteId)
    return getNewsletterSend(payload, siteId, created?.id ?? '')
  })
}

type LockedRecipe = { title: string; isPublished: boolean }

/** Locks a recipe, so that a second send of it waits. */
async function lockPublished(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<LockedRecipe> {
  const columns = `title, coalesce(r.published_at <= now(), false) as "isPublished"`
  const recipe = await lockRow<LockedRecipe>(payload, 'recipe', [recipeId, siteId], { columns })
  if (!recipe.isPublished) throw invalidField('recipeId', 'Publish the recipe before sending it.')
  return recipe
}
