import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type { Suppression, SuppressionCreate } from '@/src/contract/people/newsletter'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'

const COLUMNS = `m.id, m.address as email, m.reason, m.detail, ${isoInstant('m.created_at')} as "createdAt"`

const LIST = {
  name: 'suppressions',
  text: `select ${COLUMNS} from mail_suppressions m where m.site_id = $1
    order by m.created_at desc, m.id limit $2 offset $3`,
}
const COUNT = {
  name: 'suppressions_count',
  text: 'select count(*)::int as total from mail_suppressions where site_id = $1',
}

/**
 * Lists the suppressed addresses of a site, newest first. Those of the platform are not shown.
 * @see docs/product/newsletters.md#suppressions
 */
export async function listSuppressions(
  payload: Payload,
  siteId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ suppressions: Suppression[]; total: number }> {
  const [suppressions, counted] = await Promise.all([
    rows<Suppression>(payload, LIST, [siteId, limit, offset]),
    firstRow<{ total: number }>(payload, COUNT, [siteId]),
  ])
  return { suppressions, total: counted?.total ?? 0 }
}

// An address that is suppressed already keeps its reason.
const CREATE = {
  name: 'suppression_create',
  text: `insert into mail_suppressions as m (site_id, address, reason, detail)
    values ($1, lower($2), 'manual', $3)
    on conflict (address, site_id) do update set address = excluded.address returning ${COLUMNS}`,
}

/** Suppresses an address for a site; takes effect on mails that are queued. */
export async function createSuppression(
  payload: Payload,
  siteId: string,
  { email, detail = null }: z.output<typeof SuppressionCreate>,
): Promise<Suppression> {
  const values = [siteId, email, detail === '' ? null : detail]
  const created = await firstRow<Suppression>(payload, CREATE, values)
  if (!created) throw new Error('A suppression was not stored.')
  return created
}

const DELETE = {
  name: 'suppression_delete',
  text: 'delete from mail_suppressions where site_id = $1 and id = $2 returning id',
}

/** Removes a suppression of a site. @throws Failure `not_found` */
export async function deleteSuppression(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<void> {
  if (!(await firstRow(payload, DELETE, [siteId, id]))) throw notFound('Suppression')
}
