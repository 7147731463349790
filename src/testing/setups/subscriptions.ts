import type { Payload } from 'payload'

/** Columns of a subscription and their values. */
export type Columns = Readonly<Record<string, unknown>>

/** Inserts a subscription directly, without validation: a free one unless its columns differ. */
export async function addSubscription(
  payload: Payload,
  siteId: string,
  userId: string,
  columns: Columns = {},
): Promise<string> {
  const all = {
    plan_type: 'free',
    status: 'active',
    joined_at: new Date(),
    ...columns,
    site_id: siteId,
    user_id: userId,
  }
  const names = Object.keys(all)
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into subscriptions (${names.join(', ')})
      values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(all),
  )
  return rows[0]?.id ?? ''
}

/** The stored columns of a subscription. */
export async function storedSubscription(payload: Payload, id: string): Promise<Columns> {
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(
    `select status::text, plan_type::text, cancel_at_period_end, current_period_end,
        price_amount_cents, currency, receives_newsletter from subscriptions where id = $1`,
    [id],
  )
  return rows[0] ?? {}
}
