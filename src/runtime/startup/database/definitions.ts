import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** The files of `collections/sql`, in order of their dependencies. */
const NAMES = [
  'search-words',
  'search-documents',
  'search-settle',
  'search-recount',
  'search-sources',
  'search-letters',
  'content-changes',
  'site-domains',
  'failed-jobs',
  'subscription-history',
  'payment-digests',
  'deleted-readers',
  'picture-uses',
  'video-uses',
  'webhook-events',
  'shared-equipment',
  'record-versions',
  'automatic-mails',
  'newsletter-pauses',
  'comment-status',
  'recipe-ratings',
] as const

/** A file of functions and triggers; applying it is idempotent. */
export type Definition = { name: string; hash: string; text: string }

/** Reads the functions and triggers of this version, in the order of applying them. */
export const readDefinitions = (): Promise<Definition[]> =>
  Promise.all(
    NAMES.map(async (name) => {
      const text = await readFile(join(process.cwd(), 'collections', 'sql', `${name}.sql`), 'utf8')
      return { name, hash: createHash('sha256').update(text).digest('hex'), text }
    }),
  )

/** Lists the definitions that a database lacks or has in another version. */
export async function changedDefinitions(
  client: pg.ClientBase,
  definitions: readonly Definition[],
): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string | null }>(
    "select to_regclass('sql_definitions')::text as name",
  )
  if (found[0]?.name == null) return definitions.map(({ name }) => name)
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from sql_definitions',
  )
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  return definitions.filter(({ name, hash }) => applied.get(name) !== hash).map(({ name }) => name)
}

/** Applies all definitions in one transaction, without recording them: `recordDefinitions` does. */
export async function applyDefinitions(
  client: pg.ClientBase,
  definitions: readonly Definition[],
): Promise<void> {
  await client.query(`begin; ${definitions.map(({ text }) => text).join('\n')} commit`)
}

/** Records that a database has the definitions, and that all data derived from older ones was rebuilt. */
export async function recordDefinitions(
  client: pg.ClientBase,
  definitions: readonly Definition[],
): Promise<void> {
  await client.query(
    `with given as (select * from unnest($1::text[], $2::text[]) as g (name, hash)),
      gone as (delete from sql_definitions where name <> all ($1))
    insert into sql_definitions (name, hash) select name, hash from given
      on conflict (name) do update set hash = excluded.hash, applied_at = now()
        where sql_definitions.hash <> excluded.hash`,
    [definitions.map(({ name }) => name), definitions.map(({ hash }) => hash)],
  )
}
