import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import { firstRow } from './statements'

const OF_SITE = 'id = $1 and site_id = $2'

/** Records that can be locked. `id` and the id of the site are the parameters of a condition. */
const RECORDS = {
  user: { table: 'users', name: 'User', condition: 'id = $1' },
  site: { table: 'sites', name: 'Site', condition: 'id = $1' },
  coupon: { table: 'coupons', name: 'Coupon', condition: 'id = $1' },
  bulkJob: { table: 'bulk_jobs', name: 'Job', condition: OF_SITE },
  collection: { table: 'recipe_collections', name: 'Collection', condition: OF_SITE },
  event: { table: 'events', name: 'Event', condition: OF_SITE },
  letter: { table: 'letters', name: 'Letter', condition: OF_SITE },
  recipe: { table: 'recipes', name: 'Recipe', condition: `${OF_SITE} and deleted_at is null` },
  redirect: { table: 'redirects', name: 'Redirect', condition: OF_SITE },
} as const

type RecordName = keyof typeof RECORDS
type Ids = [id: string, siteId?: string]

/**
 * Locks the row of a record until the transaction ends: concurrent updates run one after the other. Rows
 * that only refer to it are not blocked, except by `delete`, for a record that is about to be deleted.
 * Returns columns of the row, `r` in their SQL.
 * @throws Failure `not_found`
 */
export async function lockRow<Row extends object = { id: string }>(
  payload: Payload,
  name: RecordName,
  ids: Ids,
  { columns = 'id', mode = 'update' }: { columns?: string; mode?: 'update' | 'delete' } = {},
): Promise<Row> {
  const { table, name: title, condition } = RECORDS[name]
  const strength = mode === 'delete' ? 'update' : 'no key update'
  const text = `select ${columns} from ${table} r where ${condition} for ${strength}`
  const row = await firstRow<Row>(payload, { name: `lock_${table}`, text }, ids)
  if (!row) throw notFound(title)
  return row
}

/** Locks the row of a record and returns its version. @throws Failure `not_found` */
export const lockVersion = (
  payload: Payload,
  name: RecordName,
  ids: Ids,
): Promise<{ updatedAt: Date }> =>
  lockRow(payload, name, ids, { columns: 'updated_at as "updatedAt"' })
