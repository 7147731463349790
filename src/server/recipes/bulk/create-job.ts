import type { Payload } from 'payload'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import { BIN_ACTIONS } from '@/src/contract/recipe/bulk'
import type { BulkJob, BulkJobCreate, RecipeSelection } from '@/src/contract/recipe/bulk'
import { findOrCreateTerm, findTerm } from '../../catalogues/named-term'
import { firstRow } from '@/src/server/database/statements'
import { sendWaiting } from '../../jobs/job-queue'
import type { SiteWriter } from '../../versioned-write'
import { getBulkJob } from './read-jobs'
import { BULK_QUEUE } from './bulk-lane'
import { SELECTED, selectionValues } from './selected'

const CREATE = {
  name: 'bulk_job_create',
  text: `with job as (
      insert into bulk_jobs (site_id, user_id, action, term_id, collection_id, status)
        values ($1, $13, $14, $15, $16, 'running') returning id),
    recipes_of_it as (
      insert into bulk_job_rows (job_id, position, recipe_id, title, before)
        select job.id, row_number() over (order by lower(r.title), r.id), r.id, r.title,
          jsonb_build_object('publishedAt', to_char(r.published_at at time zone 'utc',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'privacySetting', r.privacy_setting,
            'hasTag', exists (select 1 from recipes_rels f where f.parent_id = r.id
              and f.terms_id = $15),
            'isCollected', exists (select 1 from recipe_collections_rels f
              where f.parent_id = $16 and f.path = 'recipes' and f.recipes_id = r.id))
        from recipes r cross join job where ${SELECTED}
        returning 1)
    select job.id, (select count(*)::int from recipes_of_it) as total from job`,
}

/**
 * Creates a background job for a bulk change of recipes.
 * @throws Failure `validation_failed` without a required term, collection or recipe
 * @see docs/product/kitchen.md#bulk-changes
 */
export async function createBulkJob(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  body: BulkJobCreate,
): Promise<BulkJob> {
  const termId = await termOf(payload, siteId, body)
  const collectionId = await collectionOf(payload, siteId, body)
  const created = await firstRow<{ id: string; total: number }>(payload, CREATE, [
    ...(await selectionValues(payload, siteId, withPlace(body))),
    userId,
    body.action,
    termId,
    collectionId,
  ])
  if (!created) throw new Failure('internal', 'The job could not be made.')
  await sendWaiting(payload, BULK_QUEUE, siteId)
  return getBulkJob(payload, siteId, created.id)
}

/** Limits the selection of an action on deleted recipes to the bin. */
function withPlace({ action, ...selection }: BulkJobCreate): RecipeSelection {
  if (!BIN_ACTIONS.includes(action)) return selection
  return { ...selection, filter: { ...selection.filter, status: 'deleted' } }
}

async function termOf(
  payload: Payload,
  siteId: string,
  { action, tag, termKind = 'tag' }: BulkJobCreate,
): Promise<string | null> {
  if (action !== 'tag' && action !== 'untag') return null
  if (tag === undefined) throw invalidField('tag', REQUIRED)
  const name = { kind: termKind, title: tag }
  if (action === 'tag') return (await findOrCreateTerm(payload, siteId, name)).id
  const known = await findTerm(payload, siteId, name)
  if (!known) throw notFound('Term')
  return known.id
}

const COLLECTION = {
  name: 'collection_of_site',
  text: `select rule is not null as "hasRule" from recipe_collections
    where id = $2 and site_id = $1`,
}

async function collectionOf(
  payload: Payload,
  siteId: string,
  { action, collectionId }: BulkJobCreate,
): Promise<string | null> {
  if (action !== 'collect') return null
  if (collectionId === undefined) throw invalidField('collectionId', REQUIRED)
  const found = await firstRow<{ hasRule: boolean }>(payload, COLLECTION, [siteId, collectionId])
  if (!found) throw notFound('Collection')
  if (found.hasRule)
    throw invalidField('collectionId', 'A rule selects the recipes of this collection')
  return collectionId
}
