import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { listTables, PORTABLE_SESSION } from './list-tables'
import type { Table } from './list-tables'
import type { Backup, StoredTable } from './manifest'

/** Foreign keys, except those that a partition has from its table. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as "dropSql",
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname,
      pg_get_constraintdef(c.oid)) as "addSql"
  from pg_constraint c where c.contype = 'f' and c.conparentid = 0 order by c.oid`

/** Enabled triggers of ours, except those that a partition has from its table. */
const TRIGGERS = `
  select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as "disableSql",
    format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as "enableSql"
  from pg_trigger t
  where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' order by t.oid`

/**
 * Replaces the rows of all tables with those of a backup, in one transaction: all or nothing. Needs the
 * migrations of the backup, and no rights beyond those of the owner of the tables. `finish` runs in the same
 * transaction.
 * @throws Refusal when tables or counts of rows differ
 */
export async function loadDatabase(
  client: pg.ClientBase,
  { folder, manifest }: Backup,
  finish: () => Promise<void>,
): Promise<void> {
  await client.query(`begin; ${PORTABLE_SESSION}`)
  try {
    const tables = await listTables(client)
    requireSameTables(tables, manifest.tables)
    await withoutChecks(client, async () => {
      await client.query(`truncate ${tables.map(({ sql }) => sql).join(', ')}`)
      for (const stored of manifest.tables) await loadTable(client, folder, stored)
    })
    for (const { schema, name, lastValue, isCalled } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
        lastValue,
        isCalled,
      ])
    }
    await finish()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Works without foreign keys and triggers, which are put back afterwards. Adding a foreign key checks all
 * rows.
 */
async function withoutChecks(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const keys = await client.query<{ dropSql: string; addSql: string }>(FOREIGN_KEYS)
  const triggers = await client.query<{ disableSql: string; enableSql: string }>(TRIGGERS)
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await client.query(statement)
  }
  await run(keys.rows.map(({ dropSql }) => dropSql))
  await run(triggers.rows.map(({ disableSql }) => disableSql))
  await work()
  await run(keys.rows.map(({ addSql }) => addSql))
  await run(triggers.rows.map(({ enableSql }) => enableSql))
}

async function loadTable(
  client: pg.ClientBase,
  folder: string,
  { schema, name, columns, rows, file }: StoredTable,
): Promise<void> {
  const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const copy = client.query(copyFrom(`copy ${table} (${list}) from stdin`))
  await pipeline(createReadStream(join(folder, file)), createGunzip(), copy)
  if (copy.rowCount === rows) return
  throw new Refusal(`${table} got ${copy.rowCount} rows instead of ${rows}. Nothing was restored.`)
}

/** @throws Refusal when the migrations made other tables or columns than the backup holds */
function requireSameTables(tables: readonly Table[], stored: readonly StoredTable[]): void {
  const here = tables.map(signatureOf)
  const there = stored.map(signatureOf)
  const differing = [
    ...here.filter((each) => !there.includes(each)),
    ...there.filter((each) => !here.includes(each)),
  ]
  if (differing.length === 0) return
  throw new Refusal(
    `The tables of the backup differ from those of its migrations: ${differing.join('; ')}. Nothing was restored. ` +
      'Use the version of the product that made the backup.',
  )
}

const signatureOf = ({ schema, name, columns }: Pick<Table, 'schema' | 'name' | 'columns'>) =>
  `${schema}.${name} (${[...columns].sort().join(', ')})`
