import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { LegacyPosition, LegacyPositionQuery } from '@/src/contract/recipe/legacy'
import { firstRow } from '@/src/server/database/statements'
import { MANAGED_ORDERS } from '../managed'
import { HAS_STRUCTURE } from '../reading/stored-post-sql'

const statement = (orderBy: LegacyPositionQuery['orderBy']) => ({
  name: `legacy_position_${orderBy}`,
  text: `with posts as (
      select r.id, ${HAS_STRUCTURE} as done, row_number() over kept as place,
        lag(r.id) over kept as previous, lead(r.id) over kept as next
      from recipes r
      where r.site_id = $1 and r.deleted_at is null and r.legacy_recipe_data is not null
      window kept as (order by ${MANAGED_ORDERS[orderBy]}))
    select p.place::int as place, p.done as "isDone",
      (select count(*)::int from posts) as total,
      (select count(*)::int from posts where done) as done,
      p.previous as "previousId", p.next as "nextId",
      (select o.id from posts o where not o.done and o.id <> p.id
        order by o.place < p.place, o.place limit 1) as "nextOpenId"
    from posts p where p.id = $2`,
})

/**
 * Finds the position of a stored post among those of its site, in an order of the list. One statement.
 * @throws Failure `not_found` for a recipe without a stored page, and another site's
 * @see docs/product/kitchen.md#legacy-workbench
 */
export async function getLegacyPosition(
  payload: Payload,
  siteId: string,
  id: string,
  { orderBy }: LegacyPositionQuery,
): Promise<LegacyPosition> {
  const found = await firstRow<LegacyPosition>(payload, statement(orderBy), [siteId, id])
  if (!found) throw notFound('Recipe')
  return found
}
