import type { Payload } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { lockRow } from '../database/lock-row'
import { firstRow } from '../database/statements'
import { getManagedLetter } from '../letters/read'

/** The content of a send: a recipe or a letter. */
export type ContentIds = { recipeId: string | null; letterId: string | null }

const UNFINISHED = {
  name: 'newsletter_of_content_runs',
  text: `select status = 'scheduled' as "isScheduled" from newsletter_sends where site_id = $1
    and (recipe_id = $2::uuid or letter_id = $3::uuid) and kind <> 'automatic'
    and status in ('scheduled', 'queued', 'sending', 'paused') limit 1`,
}

/**
 * Locks a recipe or a letter, so that a second send of it waits, and returns its title.
 * @param sendAt time of a scheduled send, by which a recipe has to be published; null for now
 * @throws Failure as `createNewsletterSend`
 */
export async function lockContent(
  payload: Payload,
  siteId: string,
  { recipeId, letterId }: ContentIds,
  sendAt: string | null,
): Promise<string> {
  const subject =
    letterId === null
      ? await lockRecipe(payload, [recipeId ?? '', siteId], sendAt)
      : await lockLetter(payload, siteId, letterId)
  const ids = [siteId, recipeId, letterId]
  const other = await firstRow<{ isScheduled: boolean }>(payload, UNFINISHED, ids)
  if (other) {
    const noun = letterId === null ? 'recipe' : 'letter'
    const state = other.isScheduled ? 'already scheduled to be sent' : 'already being sent'
    throw new Failure('conflict', `This ${noun} is ${state}.`)
  }
  return subject
}

/** Locks a recipe that is published by the time of the send, and returns its title. */
export async function lockRecipe(
  payload: Payload,
  ids: [id: string, siteId: string],
  sendAt: string | null,
): Promise<string> {
  const columns = `title, r.published_at as "publishedAt", now() as now`
  type Row = { title: string; publishedAt: Date | null; now: Date }
  const { title, publishedAt, now } = await lockRow<Row>(payload, 'recipe', ids, { columns })
  const at = sendAt === null ? now : new Date(sendAt)
  if (publishedAt === null || publishedAt > now) {
    if (sendAt === null || publishedAt === null) {
      throw invalidField('recipeId', 'Publish the recipe before sending it.')
    }
    if (publishedAt > at) throw invalidField('sendAt', 'The recipe is not published by then.')
  }
  return title
}

/**
 * Locks a letter that has text, and returns its title.
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
