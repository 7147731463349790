import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { firstRow } from '../database/statements'

/** Returns the salt of today in UTC; the first caller of a day creates it. */
const SALT = {
  name: 'visitor_salt',
  text: `insert into visitor_salts as v (day, salt) values ((now() at time zone 'utc')::date, $1)
    on conflict (day) do update set day = excluded.day returning v.salt`,
}

/** The network address and program of a visitor. */
export type Visitor = { address: string; userAgent: string | null }

/**
 * Hashes a visitor for one recipe and day: once the salt of the day is deleted, nothing links the hash to a
 * person.
 * @see docs/product/ratings.md#visitors
 */
export async function visitorHash(
  payload: Payload,
  { address, userAgent }: Visitor,
  recipeId: string,
): Promise<Buffer> {
  const row = await firstRow<{ salt: Buffer }>(payload, SALT, [randomBytes(32)])
  if (!row) throw new Error('The salt of the day was not stored.')
  return createHash('sha256')
    .update(row.salt)
    .update(JSON.stringify([address, userAgent, recipeId]))
    .digest()
}
