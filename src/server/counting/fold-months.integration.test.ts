import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { COUNTED } from '@/src/domain/counting'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { COUNT_TABLES, foldMonths } from './fold-months'

let payload: Payload
const run = (text: string, values: readonly unknown[] = []) =>
  payload.db.pool.query<Record<string, unknown>>(text, [...values])

beforeAll(async () => {
  payload = await testPayload()
})

/** Fills three years of days, with one of everything a day. */
async function fill(siteId: string, recipeId: string): Promise<void> {
  for (const [table, { keys, counts }] of Object.entries(COUNT_TABLES)) {
    const values = keys.map((key) =>
      key === 'site_id' ? '$1::uuid' : key === 'recipe_id' ? '$1::uuid' : `'x'`,
    )
    await run(
      `insert into ${table} (${keys.join(', ')}, day, ${counts.join(', ')})
        select ${values.join(', ')}, d, ${counts.map(() => '1').join(', ')}
        from generate_series((now() at time zone 'utc')::date - interval '3 years',
          (now() at time zone 'utc')::date, interval '1 day') d`,
      [table === 'recipe_days' ? recipeId : siteId],
    )
  }
}

/** The sums of each table, with its days before and within the last two years. */
async function sums(
  siteId: string,
  recipeId: string,
): Promise<Record<string, Record<string, unknown> | undefined>> {
  const found = Object.entries(COUNT_TABLES).map(async ([table, { keys, counts }]) => {
    const { rows } = await run(
      `select ${counts.map((count) => `sum(${count})::int as ${count}`).join(', ')},
        count(*) filter (where day < (now() at time zone 'utc')::date - interval '25 months'
          and extract(day from day) <> 1)::int as old_days,
        count(*) filter (where day >= (now() at time zone 'utc')::date - interval '2 years'
          )::int as days
      from ${table} where ${keys[0]} = $1`,
      [table === 'recipe_days' ? recipeId : siteId],
    )
    return [table, rows[0]] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

describe('counts of more than two years ago', () => {
  it('are kept by month, with the same sums, however often that is done', async () => {
    const site = await makeSite(payload)
    const recipe = await makeRecipe(payload, site.id)
    await fill(site.id, recipe.id)
    const before = await sums(site.id, recipe.id)
    for (const [table, row] of Object.entries(before)) {
      expect(row?.['old_days'], table).toBeGreaterThan(300)
    }
    await foldMonths(run)
    const after = await sums(site.id, recipe.id)
    const folded = Object.entries(before).map(([table, row]) => [table, { ...row, old_days: 0 }])
    expect(after).toEqual(Object.fromEntries(folded))
    await foldMonths(run)
    expect(await sums(site.id, recipe.id)).toEqual(after)
  })

  it('are those of all tables of days', async () => {
    const { rows } =
      await run(`select c.table_name as "table", array_agg(c.column_name::text) as columns
      from information_schema.columns c where c.table_schema = 'public' and c.table_name in (
        select table_name from information_schema.columns
        where column_name = 'day' and table_schema = 'public')
      and c.table_name not in ('visitor_salts', 'day_visitors') group by 1`)
    const stored = Object.fromEntries(
      rows.map(({ table, columns }) => [String(table), [columns].flat().map(String).sort()]),
    )
    const listed = Object.entries(COUNT_TABLES).map(([table, { keys, counts }]) => [
      table,
      [...keys, 'day', ...counts].sort(),
    ])
    expect(stored).toEqual(Object.fromEntries(listed))
  })

  it('are each explained to readers, and nothing else is', () => {
    const stored = Object.entries(COUNT_TABLES).flatMap(([table, { keys, counts }]) => [
      ...counts.map((count) => `${table}.${count}`),
      ...keys.filter((key) => !key.endsWith('_id')).map((key) => `${table}.${key}`),
    ])
    const explained = COUNTED.flatMap(({ columns }) => columns)
    expect([...explained].sort()).toEqual([...stored].sort())
  })
})
