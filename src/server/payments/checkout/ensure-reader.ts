import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { firstRow } from '../../database/statements'
import type { Statement } from '../../database/statements'
import { modeOf } from '../stripe/identity'

/**
 * The reader of a checkout: who was signed in, or the account of the address, which is made when there is
 * none. The customer is theirs from then on.
 */
const ENSURE: Statement = {
  name: 'checkout_reader',
  text: `with asked as (
      select c.id, c.user_id, c.email from checkouts c join sites s on s.id = c.site_id
      where c.id = $1 and c.site_id = $4 and ${isThere('s')}),
    made as (
      insert into users (email) select email from asked where user_id is null
      on conflict (email) do nothing returning id),
    reader as (
      select coalesce(a.user_id, (select id from made),
        (select u.id from users u where u.email = a.email)) as id, a.email from asked a),
    kept as (
      update checkouts c set user_id = r.id from reader r where c.id = $1 and c.user_id is null),
    customer as (
      insert into payment_customers (mode, user_id, email, stripe_customer_id)
      select $3, r.id, r.email, $2 from reader r where r.id is not null and not exists (
        select 1 from payment_customers o where o.mode = $3 and o.user_id = r.id)
      on conflict (mode, stripe_customer_id) do update set user_id = excluded.user_id
        where payment_customers.user_id is null)
    select r.id, exists (select 1 from asked) as "isAsked" from (select 1) one left join reader r on true`,
}

/**
 * Finds or creates the user of a site's checkout; null when the site or the user is gone, or it is of another
 * site. Idempotent.
 */
export async function ensureReader(
  payload: Payload,
  { siteId, checkoutId, customerId }: { siteId: string; checkoutId: string; customerId: string },
): Promise<string | null> {
  const values = [checkoutId, customerId, modeOf(payload), siteId]
  const ensure = () => firstRow<{ id: string | null; isAsked: boolean }>(payload, ENSURE, values)
  const found = await ensure()
  // Only the second statement sees an account that was created concurrently.
  if (found?.isAsked === true && found.id === null) return (await ensure())?.id ?? null
  return found?.id ?? null
}
