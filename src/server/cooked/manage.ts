import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type {
  CookedStatusWrite,
  ManagedCooked,
  ManagedCookedPage,
  ManagedCookedQuery,
} from '@/src/contract/people/cooked'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'
import type { ImageRow } from '../images'
import { COOKED_IMAGE, withImage } from './cooked'

const SELECT = `select k.id, k.line, k.status, u.display_name as name,
    ${isoInstant('k.created_at')} as "createdAt", ${COOKED_IMAGE} as image,
    jsonb_build_object('id', r.id, 'slug', r.slug, 'title', r.title) as recipe
  from cooked_recipes k join users u on u.id = k.user_id join recipes r on r.id = k.recipe_id`

/** Marks without photo and line show nothing that could be moderated. */
const LISTED = `k.site_id = $1 and ($2::cooked_status is null or k.status = $2)
  and (k.line <> '' or k.image_id is not null)`
const PAGE = {
  name: 'managed_cooked',
  text: `${SELECT} where ${LISTED} order by k.created_at desc, k.id limit $3 offset $4`,
}
const TOTAL = {
  name: 'managed_cooked_total',
  text: `select count(*)::int as total from cooked_recipes k where ${LISTED}`,
}
const ONE = { name: 'managed_cooked_one', text: `${SELECT} where k.site_id = $1 and k.id = $2` }

type Row = Omit<ManagedCooked, 'image'> & { image: ImageRow | null }

/** Lists the photos and lines of a site's readers, newest first. */
export async function listManagedCooked(
  payload: Payload,
  siteId: string,
  { status, limit, offset }: z.output<typeof ManagedCookedQuery>,
): Promise<ManagedCookedPage> {
  const filter = [siteId, status ?? null]
  const photos = await rows<Row>(payload, PAGE, [...filter, limit, offset])
  const counted = await firstRow<{ total: number }>(payload, TOTAL, filter)
  return { photos: photos.map(withImage), total: counted?.total ?? 0 }
}

const SET_STATUS = {
  name: 'cooked_set_status',
  text: `update cooked_recipes set status = $3, updated_at = now()
    where site_id = $1 and id = $2 returning id`,
}

/** Publishes or hides a reader's photo and line. @throws Failure `not_found` */
export async function setCookedStatus(
  payload: Payload,
  siteId: string,
  id: string,
  { status }: z.output<typeof CookedStatusWrite>,
): Promise<ManagedCooked> {
  const changed = await firstRow(payload, SET_STATUS, [siteId, id, status])
  const row = changed && (await firstRow<Row>(payload, ONE, [siteId, id]))
  if (!row) throw notFound('Photo')
  return withImage(row)
}

const DELETE = {
  name: 'cooked_delete',
  text: 'delete from cooked_recipes where site_id = $1 and id = $2 returning id',
}

/** Deletes a reader's mark with its photo and line. @throws Failure `not_found` */
export async function deleteManagedCooked(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, id]))) throw notFound('Photo')
}
