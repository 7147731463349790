import type pg from 'pg'
import { PROGRESS_TABLE } from '@/src/runtime/startup/database/restore-mark'
import { StoredSequence } from './manifest'

/** A table with the columns that are stored: those that Postgres computes are left out. */
export type Table = {
  schema: string
  name: string
  /** SQL of the table. */
  sql: string
  columns: string[]
  /** SQL of the columns, separated by commas. */
  columnsSql: string
  /** Whether its rows lie in partitions, which are not listed. */
  isPartitioned: boolean
}

/** Condition that a schema is of this database's own. */
const OWN_SCHEMA = `n.nspname not in ('pg_catalog', 'information_schema')
  and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'`

/** Condition that an object was not created by an extension. */
const NO_EXTENSION = `not exists (select 1 from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

const TABLES = `
  select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
    array_agg(a.attname::text order by a.attnum) as columns,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as "columnsSql",
    c.relkind = 'p' as "isPartitioned"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> '${PROGRESS_TABLE}'
    and ${OWN_SCHEMA} and ${NO_EXTENSION}
  group by c.oid, n.nspname order by 1, 2`

/** Lists all tables of a database. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows
}

const SEQUENCES = `
  select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as sql
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${OWN_SCHEMA} and ${NO_EXTENSION} order by 1, 2`

const SequenceState = StoredSequence.pick({ lastValue: true, isCalled: true })

type Sequence = { schema: string; name: string; sql: string }

/** Reads the state of all sequences of a database. */
export async function readSequences(client: pg.ClientBase): Promise<StoredSequence[]> {
  const { rows } = await client.query<Sequence>(SEQUENCES)
  const states: StoredSequence[] = []
  for (const { schema, name, sql } of rows) {
    const state = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${sql}`,
    )
    states.push({ schema, name, ...SequenceState.parse(state.rows[0]) })
  }
  return states
}

/** Makes the text of values independent of the settings of a server, as pg_dump does. */
export const PORTABLE_SESSION = `
  set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local row_security = off`
