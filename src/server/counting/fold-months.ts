import { YEARS_BY_DAY } from '@/src/domain/counting'
import type { RunStatement } from '../pictures/removal'
import { addCount } from './write-counts'

/** A table of counts by day: its key beside the day, and the counts. */
type CountTable = { keys: readonly string[]; counts: readonly string[] }

const RECIPE_COUNTS = ['views', 'saves', 'prints', 'cook_starts'] as const

/**
 * The tables of counts by day.
 * @see docs/product/counting.md#how-long
 */
export const COUNT_TABLES = {
  site_days: {
    keys: ['site_id'],
    counts: [...RECIPE_COUNTS, 'visitors', 'searches', 'empty_searches'],
  },
  recipe_days: { keys: ['recipe_id'], counts: RECIPE_COUNTS },
  referrer_days: { keys: ['site_id', 'source'], counts: ['visits'] },
  country_days: { keys: ['site_id', 'country'], counts: ['visits'] },
  search_days: { keys: ['site_id', 'query'], counts: ['searches', 'empty_searches'] },
  sign_up_days: { keys: ['site_id', 'source'], counts: ['sign_ups'] },
} as const satisfies Record<string, CountTable>

/** The first day that is kept as a day: whole months before it are folded. */
const KEPT_FROM = `date_trunc('month', (now() at time zone 'utc') - interval '${YEARS_BY_DAY} years')::date`
const MONTH = `date_trunc('month', day)::date`

const foldStatement = (table: string, { keys, counts }: CountTable): string => {
  const key = keys.join(', ')
  return `with old as (
      delete from ${table} where day < ${KEPT_FROM} and day <> ${MONTH} returning *)
    insert into ${table} as t (${key}, day, ${counts.join(', ')})
    select ${key}, ${MONTH}, ${counts.map((count) => `sum(${count})`).join(', ')} from old
      group by ${key}, ${MONTH}
    on conflict (${key}, day) do update
      set ${counts.map(addCount).join(', ')}`
}

/**
 * Adds up the days of months that are older than two years in the row of the first day. One statement a
 * table, so that nobody sees half of it; repeating it changes nothing.
 */
export async function foldMonths(run: RunStatement): Promise<void> {
  for (const [table, columns] of Object.entries(COUNT_TABLES)) {
    await run(foldStatement(table, columns))
  }
}
