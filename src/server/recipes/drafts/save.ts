import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { DraftSaved, RecipeDraftSave } from '@/src/contract/recipe/draft'
import type { z } from 'zod'
import { firstRow } from '@/src/server/database/statements'
import { isoInstant } from '@/src/server/database/instant-sql'
import { staleEdit } from '../../stale'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRecipe } from '../editor-read'
import { documentOf } from './document'
import { getRecipeDraft } from './read'
import { personOf } from '../../accounts/person-sql'
import type { DraftEditor } from './read'
import { withOwnReferences } from './own-references'
import { listMediaIds } from './references'

type Sent = z.output<typeof RecipeDraftSave>

/** Minutes of work between two versions of a draft in the history. */
const MINUTES_BETWEEN_VERSIONS = 10

/** The columns that a save returns. */
export const SAVED_DRAFT = `revision, ${isoInstant('based_on')} as "basedOn",
  ${isoInstant('saved_at')} as "savedAt", ${personOf('saved_by')} as "savedBy",
  ${isoInstant('publish_at')} as "publishAt", publish_failure as "publishFailure"`

/**
 * Pictures that a draft shows are the site's from then on: colleagues see them too. They are not on
 * their way out any more.
 */
const ADOPTED = `again as (
    delete from image_removals l using images i
    where i.id = l.image_id and i.id = any($6::uuid[])
      and (i.site_id = $1 or i.site_id is null and i.uploaded_by_id = $5)),
  adopted as (
    update images set site_id = $1
    where id = any($6::uuid[]) and site_id is null and uploaded_by_id = $5)`

/** Lists and searches name a recipe that was never published by the title of its draft. */
const RENAMED = `renamed as (
    update recipes set title = $7::text from saved
    where recipes.id = saved.recipe_id and recipes.published_at is null
      and $7 <> '' and recipes.title <> $7)`

const SAVE = {
  name: 'save_recipe_draft',
  text: `with before as (
      select d.* from recipe_drafts d join recipes r on r.id = d.recipe_id
      where d.site_id = $1 and d.recipe_id = $2 and d.revision = $3 and r.deleted_at is null
      for update of d),
    outdated as (
      select * from before
      where kept_at < now() - interval '${MINUTES_BETWEEN_VERSIONS} minutes'
        and document <> $4::jsonb),
    kept as (
      insert into recipe_versions (recipe_id, site_id, kind, document, author_id, created_at)
      select recipe_id, site_id, 'draft', document, saved_by, saved_at from outdated),
    saved as (
      update recipe_drafts d set document = $4::jsonb, revision = d.revision + 1,
        saved_at = now(), saved_by = $5,
        kept_at = case when exists (select 1 from outdated) then now() else d.kept_at end
      from before where d.recipe_id = before.recipe_id
      returning d.*),
    ${ADOPTED}, ${RENAMED}
    select ${SAVED_DRAFT} from saved`,
}

const BEGIN = {
  name: 'begin_recipe_draft',
  text: `with saved as (
      insert into recipe_drafts (recipe_id, site_id, document, base, based_on, saved_by)
      select r.id, r.site_id, $4::jsonb, $8::jsonb, r.updated_at, $5 from recipes r
      where r.site_id = $1 and r.id = $2 and r.deleted_at is null
        and date_trunc('milliseconds', r.updated_at) = $3::timestamptz
      on conflict (recipe_id) do nothing
      returning *),
    ${ADOPTED}, ${RENAMED}
    select ${SAVED_DRAFT} from saved`,
}

const REBASE = {
  name: 'rebase_recipe_draft',
  text: `update recipe_drafts d set base = $4::jsonb, based_on = $3::timestamptz from recipes r
    where r.id = d.recipe_id and d.site_id = $1 and d.recipe_id = $2
      and date_trunc('milliseconds', r.updated_at) = $3::timestamptz
    returning d.based_on`,
}

/**
 * Saves the draft of a recipe: one statement for any length, and one that finds references that the site
 * may not use, which are removed. Invisible to readers. A draft of ten minutes' work becomes a version in
 * the history.
 * @throws Failure `not_found`; `conflict`, with the current recipe and draft, when either was saved since
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function saveRecipeDraft(
  payload: Payload,
  writer: DraftEditor,
  id: string,
  sent: Sent,
): Promise<DraftSaved> {
  const own = { ...sent, document: await withOwnReferences(payload, writer, sent.document) }
  const saved =
    sent.revision === 0
      ? await begin(payload, writer, id, own)
      : await saveAgain(payload, writer, id, own)
  if (!saved) throw staleEdit(await getRecipeDraft(payload, writer, id))
  return saved
}

/** The parameters of both statements: site, recipe, version, document, user, pictures, title. */
const valuesOf = (writer: SiteWriter, id: string, version: number | string, { document }: Sent) => [
  writer.siteId,
  id,
  version,
  JSON.stringify(document),
  writer.userId,
  listMediaIds([document]).images,
  document.title.trim().slice(0, 500),
]

async function begin(payload: Payload, writer: SiteWriter, id: string, sent: Sent) {
  const base = documentOf(await getManagedRecipe(payload, writer.siteId, id))
  const values = [...valuesOf(writer, id, sent.basedOn, sent), JSON.stringify(base)]
  return firstRow<DraftSaved>(payload, BEGIN, values)
}

async function saveAgain(payload: Payload, writer: SiteWriter, id: string, sent: Sent) {
  const saved = await firstRow<DraftSaved>(payload, SAVE, valuesOf(writer, id, sent.revision, sent))
  if (!saved || Date.parse(saved.basedOn) === Date.parse(sent.basedOn)) return saved
  return (await rebase(payload, writer, id, sent.basedOn))
    ? { ...saved, basedOn: new Date(sent.basedOn).toISOString() }
    : saved
}

/** The recipe was stored meanwhile, and the caller has merged it: it is the new base. */
async function rebase(payload: Payload, { siteId }: SiteWriter, id: string, basedOn: string) {
  const recipe = await getManagedRecipe(payload, siteId, id)
  const base = JSON.stringify(documentOf(recipe))
  return (await firstRow(payload, REBASE, [siteId, id, basedOn, base])) !== undefined
}

const DISCARD = {
  name: 'discard_recipe_draft',
  text: `with gone as (
      delete from recipe_drafts d using recipes r
      where d.site_id = $1 and d.recipe_id = $2 and r.id = d.recipe_id and r.deleted_at is null
      returning d.*),
    kept as (
      insert into recipe_versions (recipe_id, site_id, kind, document, author_id)
      select recipe_id, site_id, 'draft', document, $3 from gone)
    select exists (select 1 from recipes where site_id = $1 and id = $2 and deleted_at is null)
      as "isThere"`,
}

/** Discards a draft: it becomes a version. Nothing happens without one. @throws Failure `not_found` */
export async function discardRecipeDraft(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  id: string,
): Promise<void> {
  const row = await firstRow<{ isThere: boolean }>(payload, DISCARD, [siteId, id, userId])
  if (!row?.isThere) throw notFound('Recipe')
}
