import { createHash, randomBytes } from 'node:crypto'
import type { RunStatement } from '../pictures/removal'

const SALT_BYTES = 32
/** Bytes of a visitor's hash: enough that two visitors of a day never share one. */
const HASH_BYTES = 12

/**
 * Minutes around midnight in which the salts of both days are available, for counts on their way and for
 * clocks that differ.
 */
const OVERLAP = `interval '10 minutes'`
const UTC = `(now() at time zone 'utc')`

const FIND_SALT = `with made as (
    insert into visitor_salts (day, salt) select $1::date, $2
      where $1::date between (${UTC} - ${OVERLAP})::date and (${UTC} + ${OVERLAP})::date
      on conflict (day) do nothing returning salt)
  select salt from made union all select salt from visitor_salts where day = $1::date
    and day between (${UTC} - ${OVERLAP})::date and (${UTC} + ${OVERLAP})::date`

/**
 * Returns the salt of a day and creates it if it is missing; null for days that are over. Concurrent callers
 * get the same salt.
 * @see docs/product/counting.md#visitors
 */
export async function findVisitorSalt(run: RunStatement, day: string): Promise<Buffer | null> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { rows } = await run(FIND_SALT, [day, randomBytes(SALT_BYTES)])
    const salt = rows[0]?.['salt']
    if (Buffer.isBuffer(salt)) return salt
    // Another process was creating it: it is visible to the next statement.
  }
  return null
}

/** Hashes what identifies a visitor with the salt of a day. */
export const hashVisitor = (salt: Buffer, key: string): Buffer =>
  createHash('sha256').update(salt).update(key).digest().subarray(0, HASH_BYTES)

/** Deletes salts and hashes of visitors of days that are over. */
export async function deleteVisitorSalts(run: RunStatement): Promise<void> {
  await run(`delete from visitor_salts where day < (${UTC} - ${OVERLAP})::date`)
  await run(`delete from day_visitors where day < (${UTC} - ${OVERLAP})::date`)
}
