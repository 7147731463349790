import type pg from 'pg'
import { CLEAR_SENDERS } from './mail-settings/sender-domain'
import { signatureOf } from './signing'

/** Returns a keyed hash of SECRET, by which a database and a backup recognise it. */
export const secretFingerprint = (secret: string): string =>
  // The purpose is that of the backups made before databases had a mark.
  signatureOf(secret, 'fingerprint in backups', []).toString('hex')

/** The losses with another SECRET, for messages. */
export const LOST_WITH_SECRET =
  'all admins are signed out; links in mails that were sent (to confirm, to unsubscribe, to read on) and ' +
  'links to previews and exports no longer work; sender addresses of sites have to be set up again, keys ' +
  'of Akismet entered, and signing secrets of webhooks rolled'

type Queryable = Pick<pg.ClientBase, 'query'>

/**
 * Marks a database with SECRET at the first start; else returns whether its mark is of the same one. With
 * `isAccepted`, the database takes another one. True before the migration.
 * @see docs/operating.md#changing-secret
 */
export async function claimSecret(
  client: Queryable,
  secret: string,
  isAccepted: boolean,
): Promise<boolean> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('secret_mark') is not null as "isThere"`,
  )
  if (tables[0]?.isThere !== true) return true
  const fingerprint = secretFingerprint(secret)
  // The row that is there is returned only when it is written.
  const { rows } = await client.query<{ fingerprint: string }>(
    `insert into secret_mark (fingerprint) values ($1)
      on conflict (id) do update set id = true returning fingerprint`,
    [fingerprint],
  )
  if (rows[0]?.fingerprint === fingerprint) return true
  if (isAccepted) await replaceSecret(client, secret)
  return isAccepted
}

/** Statements without values, which Postgres runs as one transaction. */
const FORGET_ENCRYPTED = `
  update site_comment_settings set akismet_key = null where akismet_key is not null;
  ${CLEAR_SENDERS} where dkim_private_key is not null`

/**
 * Marks a database with another SECRET, and removes what only the one before could decrypt: the own sender
 * addresses of sites with their keys, and keys of Akismet. Webhooks stay and tell their owners to roll the
 * signing secret.
 * @see docs/operating.md#changing-secret
 */
export async function replaceSecret(client: Queryable, secret: string): Promise<void> {
  await client.query(FORGET_ENCRYPTED)
  await client.query(
    `insert into secret_mark (fingerprint) values ($1)
      on conflict (id) do update set fingerprint = excluded.fingerprint, updated_at = now()`,
    [secretFingerprint(secret)],
  )
}
