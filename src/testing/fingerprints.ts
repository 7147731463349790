import type { Payload } from 'payload'

/** What is stored, as a checksum of each table; `except` names tables that may change. */
export async function fingerprints(
  payload: Payload,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await payload.db.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
      and tablename <> all($1)`,
    [except],
  )
  if (tables.rows.length === 0) return {}
  const { rows } = await payload.db.pool.query<{ name: string; print: string }>(
    tables.rows
      .map(
        ({ name }) => `select '${name}' as name, count(*) || ' ' ||
          md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${name} t`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
