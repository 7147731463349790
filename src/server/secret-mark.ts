import type pg from 'pg'
import { signatureOf } from './signing'

/** Returns a keyed hash of SECRET, by which a database and a backup recognise it. */
export const secretFingerprint = (secret: string): string =>
  // The purpose is that of the backups made before databases had a mark.
  signatureOf(secret, 'fingerprint in backups', []).toString('hex')

/**
 * Marks a database with SECRET at the first start; else returns whether its mark is of the same one. Takes a
 * new one with `isAccepted`. True before the migration.
 * @see docs/operating.md#changing-secret
 */
export async function claimSecret(
  client: Pick<pg.ClientBase, 'query'>,
  secret: string,
  isAccepted: boolean,
): Promise<boolean> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('secret_mark') is not null as "isThere"`,
  )
  if (tables[0]?.isThere !== true) return true
  const fingerprint = secretFingerprint(secret)
  const { rows } = await client.query<{ fingerprint: string }>(
    `insert into secret_mark (fingerprint) values ($1)
      on conflict (id) do update
        set fingerprint = case when $2 then excluded.fingerprint else secret_mark.fingerprint end,
          updated_at = case when $2 then now() else secret_mark.updated_at end
      returning fingerprint`,
    [fingerprint, isAccepted],
  )
  return rows[0]?.fingerprint === fingerprint
}
