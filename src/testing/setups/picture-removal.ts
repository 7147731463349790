import { unique } from '@/src/testing/builders'
import { payload } from '@/src/testing/setups/full-site'
import type { RunStatement } from '@/src/server/pictures/removal'

/** A database client. */
export type Client = Pick<typeof payload.db.pool, 'query'>

/** Runs work in a transaction that is rolled back, so that the next one finds the same rows. */
export async function takenBack<Result>(
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Savepoints of the transaction that is rolled back. */
const SAVED: Readonly<Record<string, string>> = {
  begin: 'savepoint inner_one',
  commit: 'release inner_one',
  rollback: 'rollback to inner_one',
}

/** Runs statements of the product in the transaction that is rolled back. */
export const runOn =
  (client: Client): RunStatement =>
  (text, values = []) =>
    client.query(SAVED[text] ?? text, [...values])

/** A picture of three months ago, which nothing uses. */
export async function oldPicture(client: Client, siteId: string | null = null) {
  const key = `${unique('picture')}.jpg`
  const { rows } = await client.query<{ id: string }>(
    `insert into images (key, filename, site_id, created_at)
      values ($1, $1, $2, now() - interval '90 days') returning id`,
    [key, siteId],
  )
  return { key, id: rows[0]?.id ?? '' }
}

/** A picture. */
export type Picture = Awaited<ReturnType<typeof oldPicture>>

/** Whether a picture is still there. */
export const isThere = async (client: Client, id: string): Promise<boolean> =>
  (await client.query('select 1 from images where id = $1', [id])).rowCount === 1

/** Moves the recorded marks some days into the past. */
export const later = (client: Client, days: number) =>
  client.query(
    `update image_removals set unused_since = unused_since - $1 * interval '1 day',
      deleted_at = deleted_at - $1 * interval '1 day'`,
    [days],
  )
