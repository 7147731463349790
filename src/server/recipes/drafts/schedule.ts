import type { Payload } from 'payload'
import type { z } from 'zod'
import { invalidField, notFound } from '@/src/contract/failure'
import type { DraftSaved, DraftSchedule } from '@/src/contract/recipe/draft'
import { firstRow } from '@/src/server/database/statements'
import { notifyWorkers } from '../../jobs/job-queue'
import { staleEdit } from '../../stale'
import { databaseNow } from '../publish'
import { getRecipeDraft } from './read'
import type { DraftEditor } from './read'
import { SAVED_DRAFT } from './recipe-drafts'

const SCHEDULE = {
  name: 'schedule_recipe_draft',
  text: `update recipe_drafts d set publish_at = $4, scheduled_by = $5, publish_failure = null
    from recipes r where r.id = d.recipe_id and r.deleted_at is null
      and d.site_id = $1 and d.recipe_id = $2 and d.revision = $3
    returning d.${SAVED_DRAFT}`,
}

/**
 * Schedules the publication of a draft, including later saves.
 * @throws Failure `validation_failed` for a time in the past; `conflict`, with the current recipe and
 *   draft, for another revision; `not_found`
 * @see docs/product/recipes.md#scheduled-changes
 */
export async function scheduleRecipeDraft(
  payload: Payload,
  writer: DraftEditor,
  id: string,
  { revision, publishAt }: z.output<typeof DraftSchedule>,
): Promise<DraftSaved> {
  if (Date.parse(publishAt) <= Date.parse(await databaseNow(payload))) {
    throw invalidField('publishAt', 'Choose a time in the future')
  }
  const values = [writer.siteId, id, revision, publishAt, writer.userId]
  const draft = await firstRow<DraftSaved>(payload, SCHEDULE, values)
  if (!draft) throw staleEdit(await getRecipeDraft(payload, writer, id))
  await notifyWorkers(payload)
  return draft
}

const UNSCHEDULE = {
  name: 'unschedule_recipe_draft',
  text: `update recipe_drafts d set publish_at = null, scheduled_by = null, publish_failure = null
    from recipes r where r.id = d.recipe_id and r.deleted_at is null
      and d.site_id = $1 and d.recipe_id = $2 returning d.${SAVED_DRAFT}`,
}

/** Cancels that; a failure is forgotten. @throws Failure `not_found`, also without a draft */
export async function unscheduleRecipeDraft(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<DraftSaved> {
  const draft = await firstRow<DraftSaved>(payload, UNSCHEDULE, [siteId, id])
  if (!draft) throw notFound('Draft')
  return draft
}
