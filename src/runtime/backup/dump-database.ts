import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { writeStream } from './files'
import { listTables, PORTABLE_SESSION, readSequences } from './list-tables'
import type { Table } from './list-tables'
import type { Manifest, StoredTable } from './manifest'

/** The parts of a manifest about the database. */
export type DatabaseDump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>

/** The keys of all registered media files, in the order of their bytes. */
const MEDIA_KEYS = `select key from images where key is not null
  union select key from videos where key is not null order by 1`

/**
 * Writes all tables of one snapshot into a folder, and the keys of the media files that it names into the
 * file `keysFile`. Others may read and write meanwhile. Rows are streamed.
 */
export async function dumpDatabase(
  client: pg.ClientBase,
  folder: string,
  keysFile: string,
  signal: AbortSignal,
): Promise<DatabaseDump> {
  await client.query(`begin isolation level repeatable read read only; ${PORTABLE_SESSION}`)
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from payload_migrations where name is not null order by name',
    )
    const tables: StoredTable[] = []
    for (const table of await listTables(client)) {
      signal.throwIfAborted()
      tables.push(await dumpTable(client, folder, table))
    }
    const sequences = await readSequences(client)
    // The order of bytes, which is that of JavaScript for keys, and the same in each backup.
    const keys = client.query(
      copyTo(`copy (select key collate "C" from (${MEDIA_KEYS}) k order by 1) to stdout`),
    )
    await writeStream(keysFile, keys)
    await client.query('commit')
    return { migrations: rows.map(({ name }) => name), tables, sequences }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function dumpTable(
  client: pg.ClientBase,
  folder: string,
  { schema, name, sql, columns, columnsSql, isPartitioned }: Table,
): Promise<StoredTable> {
  const source = isPartitioned ? sql : `only ${sql}`
  const copy = client.query(copyTo(`copy (select ${columnsSql} from ${source}) to stdout`))
  const file = `database/${fileName(schema)}.${fileName(name)}.copy.gz`
  const digest = await writeStream(join(folder, file), copy, createGzip({ level: 6 }))
  return { schema, name, columns, rows: copy.rowCount, file, ...digest }
}

/** Names of tables are ours; anything else in one would leave the folder. */
function fileName(name: string): string {
  if (/^\w+$/.test(name)) return name
  throw new Error(`The name of the table or schema ${name} cannot be that of a file.`)
}
