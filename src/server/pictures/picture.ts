import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { PictureUpdate, PictureWithUses } from '@/src/contract/media/picture'
import { firstRow } from '../database/statements'
import { registerImage } from '../uploads/register-image'
import { PICTURE, presentPicture, getUnusedDays } from './list'
import type { PictureRow } from './list'
import { pictureUses, formatUses } from './uses'
import { inTransaction } from '../database/transaction'
import { requireQuota } from '../quotas/quotas'

/** A user who manages the pictures of a site. */
export type PictureEditor = { siteId: string; userId: string }

const FIND = {
  name: 'picture_of_site',
  text: `with used as (select * from used_images(array[$2::uuid], true) as u)
    select ${PICTURE('$3::int', 'used')} as picture
    from images i left join image_removals l on l.image_id = i.id
    where i.site_id = $1 and i.id = $2`,
}

/** A picture of a site with its uses. @throws Failure `not_found`, also for another site's picture */
export async function getPicture(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<PictureWithUses> {
  const [found, uses] = await Promise.all([
    firstRow<{ picture: PictureRow }>(payload, FIND, [siteId, id, getUnusedDays(payload)]),
    pictureUses(payload, siteId, id),
  ])
  if (!found) throw notFound('Picture')
  return { ...presentPicture(found.picture), uses }
}

const ADOPT = {
  name: 'adopt_picture',
  text: `with gone as (delete from image_removals where image_id = $2)
    update images set site_id = $1
    where id = $2 and uploaded_by_id = $3 and (site_id is null or site_id = $1) returning id`,
}

/**
 * Registers an uploaded picture for a site; idempotent.
 * @throws Failure `validation_failed` for an invalid picture, or another site's; `quota_exceeded`
 */
export async function createPicture(
  payload: Payload,
  { siteId, userId }: PictureEditor,
  sent: { key: string; name?: string | null | undefined; alt?: string | null | undefined },
): Promise<PictureWithUses> {
  const { id } = await registerImage(payload, { ...sent, userId })
  await inTransaction(payload, async () => {
    if (!(await firstRow(payload, ADOPT, [siteId, id, userId]))) throw notFound('Picture')
    await requireQuota(payload, siteId, 'pictures', 0)
  })
  return getPicture(payload, siteId, id)
}

const UPDATE = {
  name: 'update_picture',
  text: `update images set updated_at = now(),
      alt = case when $3 then $4 else alt end, name = case when $5 then $6 else name end
    where site_id = $1 and id = $2 returning id`,
}

/** Updates the metadata of a picture. @throws Failure `not_found` */
export async function updatePicture(
  payload: Payload,
  siteId: string,
  id: string,
  { alt, name }: PictureUpdate,
): Promise<PictureWithUses> {
  const values = [alt !== undefined, alt || null, name !== undefined, name || null]
  if (!(await firstRow(payload, UPDATE, [siteId, id, ...values]))) throw notFound('Picture')
  return getPicture(payload, siteId, id)
}

/** Locks the row, so that no foreign key can refer to it meanwhile. */
const DELETE = {
  name: 'delete_picture',
  text: `insert into image_removals (image_id, deleted_at, deleted_by)
    select i.id, now(), $3 from images i where i.site_id = $1 and i.id = $2
      and not exists (select 1 from used_images(array[i.id], false))
    on conflict (image_id) do update
      set deleted_at = coalesce(image_removals.deleted_at, now()), deleted_by = $3
    returning image_id`,
}

/**
 * Moves an unused picture to the bin; it is removed 30 days later.
 * @throws Failure `not_found`; `conflict`, naming its uses
 * @see docs/product/media.md#library
 */
export async function deletePicture(
  payload: Payload,
  { siteId, userId }: PictureEditor,
  id: string,
): Promise<void> {
  if (await firstRow(payload, DELETE, [siteId, id, userId])) return
  const { uses } = await getPicture(payload, siteId, id)
  const kept = uses.filter(({ kind }) => kind !== 'version')
  throw new Failure('conflict', `This picture is used by ${formatUses(kept)}.`)
}

const RESTORE = {
  name: 'restore_picture',
  text: `delete from image_removals l using images i
    where i.id = l.image_id and i.site_id = $1 and i.id = $2 and l.deleted_at is not null`,
}

/** Restores a picture from the bin; idempotent. @throws Failure `not_found` */
export async function restorePicture(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<PictureWithUses> {
  await firstRow(payload, RESTORE, [siteId, id])
  return getPicture(payload, siteId, id)
}
