import type pg from 'pg'
import type { PaymentMode } from '@/src/domain/payments/payments'

/** The note on a subscription that was ended because it was paid for in test mode. */
const NOTE = 'Paid for in test mode: void on this installation, where test payments do not count.'

const ended = (table: string): string => `update ${table} b
    set status = 'canceled', cancel_at_period_end = false, updated_at = now()`
const IS_OF_OTHER_TEST = `b.status <> 'canceled' and b.payment_mode in ('local', 'test') and b.payment_mode <> $1::text`

const VOID = `${ended('subscriptions')}, note = concat_ws(E'\\n', nullif(b.note, ''), $2::text)
  where (${IS_OF_OTHER_TEST} and b.source = 'payment')
    or (b.status <> 'canceled' and b.source = 'gift' and b.user_id in (
      select g.claimed_by from gifts g join checkouts c on c.id = g.checkout_id
      where g.site_id = b.site_id group by g.claimed_by
      having bool_and(c.mode in ('local', 'test') and c.mode <> $1::text)))`
const VOID_OF_SITES = `${ended('app_subscriptions')} where ${IS_OF_OTHER_TEST}`

/**
 * Ends subscriptions and accepted gifts paid in another test mode than the given one; returns their number.
 * The local test mode ends none.
 * @see docs/product/payments.md#test-payments-elsewhere
 */
export async function voidTestPayments(
  database: Pick<pg.ClientBase, 'query'>,
  mode: PaymentMode,
): Promise<number> {
  if (mode === 'local') return 0
  const ofReaders = await database.query(VOID, [mode, NOTE])
  const ofSites = await database.query(VOID_OF_SITES, [mode])
  return (ofReaders.rowCount ?? 0) + (ofSites.rowCount ?? 0)
}
