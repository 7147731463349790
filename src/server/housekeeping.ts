/**
 * What has had its time, and how long that is.
 * @see docs/product/limits.md#lifetimes
 */
const OUTDATED = {
  recipes: `deleted_at < now() - interval '30 days'`,
  sign_in_tokens: `expires_at < now() - interval '7 days'`,
  auth_sessions: `expires_at < now()`,
  rate_limits: `window_start < now() - interval '2 days'`,
  idempotency_keys: `created_at < now() - interval '1 day'`,
} as const

/**
 * Deletes what has had its time: recipes that were in the bin for 30 days, links and sessions that
 * have run out, counted attempts, answers kept for repeated calls. Several processes may do it.
 */
export async function deleteExpired(run: (statement: string) => Promise<unknown>): Promise<void> {
  for (const [table, condition] of Object.entries(OUTDATED)) {
    await run(`delete from ${table} where ${condition}`)
  }
}
