import pg from 'pg'
import { pino } from 'pino'
import { CountWriter } from '@/src/runtime/serving/counting/count-writer'
import { ViewCounter } from '@/src/runtime/serving/counting/view-counter'
import { PendingCounts } from '@/src/server/counting/pending-counts'
import { CONNECTIONS } from './compare'
import type { Address, Pace } from './compare'
import { median } from './figure'
import type { Figure } from './figure'
import type { LoadGenerator } from './servers/load'
import type { Place } from './servers/served'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'en-GB,en;q=0.5',
  'sec-fetch-dest': 'document',
}

/** The rate of a page from memory when it is counted, as a share of the rate for readers who object. */
export async function countedRateFigure(
  load: LoadGenerator,
  address: Address,
  { rounds, secondsPerTurn }: Pace,
): Promise<Figure> {
  const turn = (more: Record<string, string>) =>
    load.run({
      ...address,
      headers: { ...address.headers, ...BROWSER, ...more },
      connections: CONNECTIONS,
      seconds: secondsPerTurn,
    })
  await turn({})
  const [counted, uncounted]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds * 2; round += 1) {
    uncounted.push((await turn({ dnt: '1' })).perSecond)
    counted.push((await turn({})).perSecond)
  }
  return {
    id: 'V21',
    what: 'recipe page from memory, counted, against not counted',
    measured: (median(counted) / median(uncounted)) * 100,
    limit: 97,
    limitIs: 'least',
    unit: '%',
  }
}

/** Views of a minute where there are a million a day, each third of a new visitor. */
const VIEWS = 694
const MINUTES = 120
const MINUTES_OF_DAY = 1_440
const SECONDS_OF_DAY = 86_400

/** The cost of counting a million views a day, and the size of the tables of a year. */
export async function countingFigures({
  databaseUrl,
}: Pick<Place, 'databaseUrl'>): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return [await costFigure(databaseUrl, client), await sizeFigure(client)]
  } finally {
    await client.end()
  }
}

async function costFigure(databaseUrl: string, client: pg.Client): Promise<Figure> {
  const { rows } = await client.query<{ siteId: string; recipeId: string }>(
    `select site_id as "siteId", id as "recipeId" from recipes where deleted_at is null limit 1000`,
  )
  const pending = new PendingCounts()
  const counter = new ViewCounter(pending, 0)
  const writer = new CountWriter(databaseUrl, pino({ enabled: false }), pending)
  const start = process.cpuUsage()
  const startedAt = performance.now()
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (let view = 0; view < VIEWS; view += 1) {
      const { siteId, recipeId } = rows[view % rows.length] ?? { siteId: '', recipeId: '' }
      const visitor = Math.floor((minute * VIEWS + view) / 3)
      const address = `10.${String(visitor >> 16)}.${String((visitor >> 8) & 255)}.${String(visitor & 255)}`
      const counted = { siteId, page: { recipeId }, search: null }
      counter.count(counted, { url: '/', headers: { ...BROWSER } }, address)
    }
    await writer.write()
  }
  await writer.stop()
  const { user, system } = process.cpuUsage(start)
  const share = (MINUTES_OF_DAY / MINUTES / SECONDS_OF_DAY) * 100
  const waited = ((performance.now() - startedAt) / 1000) * share
  return {
    id: 'V22',
    what: 'counting 1,000,000 views a day, of a core',
    measured: ((user + system) / 1_000_000) * share,
    limit: 1,
    unit: '%',
    note: `with the time of the database at most ${waited.toFixed(2)} %`,
  }
}

/** Rows of a year of a site with 1,000 recipes that are all read every day, in copies of the tables. */
const FILL = `
  create temp table t_recipe_days (like recipe_days including all);
  insert into t_recipe_days (recipe_id, day, views)
    select r.id, d, 5 from generate_series('2026-01-01'::date, '2026-12-31', '1 day') d,
      (select gen_random_uuid() as id from generate_series(1, 1000)) r;
  create temp table t_site_days (like site_days including all);
  insert into t_site_days (site_id, day, views)
    select gen_random_uuid(), d, 5 from generate_series('2026-01-01'::date, '2026-12-31', '1 day') d;
  create temp table t_referrer_days (like referrer_days including all);
  insert into t_referrer_days (site_id, day, source, visits)
    select '00000000-0000-4000-8000-000000000000', d, 'source' || n || '.example.com', 5
    from generate_series('2026-01-01'::date, '2026-12-31', '1 day') d, generate_series(1, 40) n;
  create temp table t_country_days (like country_days including all);
  insert into t_country_days (site_id, day, country, visits)
    select '00000000-0000-4000-8000-000000000000', d, chr(65 + n / 26) || chr(65 + n % 26), 5
    from generate_series('2026-01-01'::date, '2026-12-31', '1 day') d, generate_series(1, 40) n;
  create temp table t_search_days (like search_days including all);
  insert into t_search_days (site_id, day, query, searches)
    select '00000000-0000-4000-8000-000000000000', d, 'words of a search ' || n, 5
    from generate_series('2026-01-01'::date, '2026-12-31', '1 day') d, generate_series(1, 60) n`

const SIZE = `select sum(pg_total_relation_size(('pg_temp.' || name)::regclass))::float8 / 1048576 as size
  from unnest(array['t_recipe_days', 't_site_days', 't_referrer_days', 't_country_days',
    't_search_days']) name`

async function sizeFigure(client: pg.Client): Promise<Figure> {
  await client.query(FILL)
  const { rows } = await client.query<{ size: number }>(SIZE)
  return {
    id: 'V23',
    what: 'counts of a year of a site with 1,000 recipes',
    measured: rows[0]?.size ?? null,
    limit: 50,
    unit: 'MB',
  }
}
