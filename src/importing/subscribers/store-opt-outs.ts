import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import type { ImportedSubscriber } from '../import-row'

/**
 * SQL condition that row `b` of `subscriptions` exists only because of a list: the person never
 * subscribed, paid or was given access here.
 */
export const IS_FROM_LIST = (b: string): string =>
  `(${b}.joined_at is null and ${b}.plan_type = 'free' and ${b}.status = 'active'
    and ${b}.source in ('self', 'import') and ${b}.stripe_subscription_id is null)`

const OPT_OUT = {
  name: 'import_opt_outs',
  text: `update subscriptions b set receives_newsletter = false, updated_at = now(),
      status = case when p."optOut" ->> 'hasLeft' = 'true' then 'canceled' else b.status end
    from (select distinct on (email) * from jsonb_to_recordset($1::jsonb)
        as p(email varchar, "optOut" jsonb)
        where "optOut" <> 'null' order by email, "optOut" ->> 'hasLeft' desc) p
      join users u on u.email = p.email
    where b.user_id = u.id and b.site_id = $2 and ${IS_FROM_LIST('b')}
      and coalesce(b.receives_newsletter, true)`,
}

/**
 * Turns off mails for people that one list made active and another names as opt-outs; people who
 * subscribed here stay unchanged. `people` are subscribers as JSON.
 * @see docs/product/import-and-export.md#opt-outs
 */
export async function storeOptOuts(
  payload: Payload,
  siteId: string,
  people: string,
): Promise<void> {
  await rows(payload, OPT_OUT, [people, siteId])
}

/** Sorts opt-outs before others, as only the first row of an address is stored. */
export const sortOptOutsFirst = <Person extends Pick<ImportedSubscriber, 'optOut'>>(
  people: readonly Person[],
): Person[] => people.toSorted((one, other) => rank(one) - rank(other))

const rank = ({ optOut }: Pick<ImportedSubscriber, 'optOut'>): number =>
  optOut === null ? 2 : optOut.hasLeft ? 0 : 1
