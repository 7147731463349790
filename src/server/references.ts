import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { Failure } from '@/src/contract/failure'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { rows } from './database/statements'
import { requireQuota } from './quotas/quotas'

/** The kinds of references; those to terms include the kind of term. */
export type ReferenceKind =
  | 'image'
  | 'video'
  | 'recipe'
  | 'unit'
  | 'ingredient'
  | 'equipment'
  | 'manager'
  | 'contributor'
  | 'color-theme'
  | 'type-theme'
  | `term-${TermKind}`

/** An id in a written document, with its path. */
export type BodyReference = { path: string; kind: ReferenceKind; id: string }

/** Selects the ids of a kind among `$2`, as pairs: kind and id. */
const among = (kind: string, table: string, where: string): string =>
  `select ${kind} as kind, t.id from ${table} t where t.id = any($2::uuid[]) and ${where}`
const upload = `(t.site_id = $1 or t.uploaded_by_id = $3)`
const shared = `(t.site_id is null or t.site_id = $1)`

/**
 * Builds the SQL condition that a recipe of site `site` may name `user`, an SQL expression of an id, as a
 * contributor: staff of the site, and contributors of its recipes.
 * @see docs/product/recipes.md#fields
 */
export const mayContribute = (site: string, user: string): string =>
  `(exists (select 1 from sites s where s.id = ${site} and ${worksOnSite('s', user)})
    or exists (select 1 from recipes_rels rel join recipes r on r.id = rel.parent_id
      where rel.path = 'contributors' and rel.users_id = ${user} and r.site_id = ${site}))`

const USABLE = {
  name: 'usable_references',
  text: [
    among(`'image'`, 'images', upload),
    among(`'video'`, 'videos', upload),
    among(`'recipe'`, 'recipes', 't.site_id = $1 and t.deleted_at is null'),
    among(`'unit'`, 'units', 'true'),
    among(`'ingredient'`, 'ingredients', 'true'),
    among(`'equipment'`, 'equipment', shared),
    among(`'term-' || t.kind::text`, 'terms', shared),
    among(`'color-theme'`, 'color_themes', shared),
    among(`'type-theme'`, 'type_themes', shared),
    among(
      `'manager'`,
      'users',
      `exists (select 1 from sites s where s.id = $1 and ${worksOnSite('s', 't.id')})`,
    ),
    among(`'contributor'`, 'users', mayContribute('$1', 't.id')),
  ].join(' union all '),
}

/**
 * Checks that every referenced object exists and may be used by this site: its own, the caller's own
 * uploads, or shared. One statement for any number of ids.
 * @throws Failure `validation_failed` with the path of each id that does not
 */
export async function checkReferences(
  payload: Payload,
  { siteId, userId }: { siteId: string | null; userId: string },
  references: readonly BodyReference[],
): Promise<void> {
  const unusable = await unusableReferences(payload, { siteId, userId }, references)
  const issues = unusable.map(({ path }) => ({ path, message: 'Not found' }))
  if (issues.length > 0) {
    throw new Failure('validation_failed', 'Some fields are invalid.', { issues })
  }
}

/** Finds the references whose target does not exist or may not be used by this site. */
export async function unusableReferences(
  payload: Payload,
  { siteId, userId }: { siteId: string | null; userId: string },
  references: readonly BodyReference[],
): Promise<BodyReference[]> {
  if (references.length === 0) return []
  const ids = [...new Set(references.map(({ id }) => id))]
  const found = await rows<{ kind: string; id: string }>(payload, USABLE, [siteId, ids, userId])
  const usable = new Set(found.map(({ kind, id }) => `${kind} ${id}`))
  return references.filter(({ kind, id }) => !usable.has(`${kind} ${id.toLowerCase()}`))
}

const ADOPT = {
  name: 'adopt_uploads',
  text: `with again as (
      delete from image_removals l using images i
      where i.id = l.image_id and i.id = any($2::uuid[])
        and (i.site_id = $1 or i.site_id is null and i.uploaded_by_id = $3)),
    videos_again as (
      delete from video_removals l using videos v
      where v.id = l.video_id and v.id = any($4::uuid[])
        and (v.site_id = $1 or v.site_id is null and v.uploaded_by_id = $3))
    update images set site_id = $1
    where id = any($2::uuid[]) and site_id is null and uploaded_by_id = $3 returning id`,
}

/**
 * Assigns pictures used on a site to it, so that all its staff may use them. Cancels the scheduled removal
 * of used pictures and videos.
 * @throws Failure `quota_exceeded`
 */
export async function assignUploads(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string },
  references: readonly BodyReference[],
): Promise<void> {
  const idsOf = (wanted: ReferenceKind): string[] =>
    references.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [images, videos] = [idsOf('image'), idsOf('video')]
  if (images.length + videos.length === 0) return
  const added = await rows(payload, ADOPT, [siteId, images, userId, videos])
  if (added.length > 0) await requireQuota(payload, siteId, 'pictures', 0)
}

/** Lists the ids of a list, each with its path. */
export const references = (
  path: string,
  kind: ReferenceKind,
  ids: readonly string[] | undefined,
): BodyReference[] => (ids ?? []).map((id, index) => ({ path: `${path}.${index}`, kind, id }))

/** Lists an optional id with its path. */
export const reference = (
  path: string,
  kind: ReferenceKind,
  id: string | null | undefined,
): BodyReference[] => (id ? [{ path, kind, id }] : [])
