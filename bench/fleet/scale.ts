import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { pause } from '@/src/runtime/process/processes'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { benchRecipes } from '../made-recipes'
import { residentMegabytes } from '../memory'
import { fillForSearch } from '../search/search-data'
import { startInstallation } from './installation'
import { Latencies } from './latencies'
import { recipeOf } from './ledger'
import { importRecipes, sendNewsletter } from './load'
import { makeAuthor } from './people'
import type { Author } from './people'
import { addressesOf, readUntil } from './readers'
import type { Addresses } from './readers'

/**
 * `npm run bench:scale`: a platform of many sites on two servers and two workers, whose numbers
 * docs/scale.md reports. `--sites 1000 --recipes 1000` by default; the database of `--folder` is filled up
 * to them, and is there again the next time. Postgres searches.
 */
const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: 'bench-scale' },
    sites: { type: 'string', default: '1000' },
    recipes: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
  },
})
const SITES = Number(options.sites)
const RECIPES = Number(options.recipes)
const SECONDS = Number(options.seconds)
/** Sites that are made by one call of the data maker. */
const BATCH = 50
const READERS = 16
const EDITS_A_SECOND = 5

const startedAt = Date.now()
function report(line: string): void {
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  process.stdout.write(`${String(seconds).padStart(5)} s  ${line}\n`)
}

async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sites: number }>(
    "select count(*)::int as sites from sites where slug like 'bench-%'",
  )
  for (let sites = rows[0]?.sites ?? 0; sites < SITES; sites += BATCH) {
    const next = Math.min(BATCH, SITES - sites)
    const { seconds } = await fillForSearch(client, { sites: next, recipesEach: RECIPES })
    report(`${sites + next} sites, ${Math.round((next * RECIPES) / seconds)} recipes a second`)
  }
  await client.query('vacuum analyze')
}

async function reportSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ line: string }>(
    `(select 'database: ' || pg_size_pretty(pg_database_size(current_database())) as line)
      union all
      (select relname || ': ' || to_char(reltuples, '999G999G999') || ' rows, ' ||
          pg_size_pretty(pg_table_size(oid)) || ' and indexes ' || pg_size_pretty(pg_indexes_size(oid))
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        order by pg_total_relation_size(oid) desc limit 14)`,
  )
  for (const { line } of rows) report(line)
}

/** As many readers as keep both servers busy. Returns the requests that they make in a second. */
async function reading(addresses: Addresses): Promise<number> {
  await readers(addresses, SECONDS, new Latencies())
  report(`After ${SECONDS} seconds of the same: ${READERS} readers`)
  const latencies = new Latencies()
  const share = await shareFromMemory(() => readers(addresses, SECONDS, latencies))
  for (const line of latencies.lines(SECONDS)) report(`  ${line}`)
  report(`  from memory: ${share}`)
  return latencies.count() / SECONDS
}

const readers = (
  addresses: Addresses,
  seconds: number,
  latencies: Latencies,
  interval?: number,
): Promise<unknown> =>
  Promise.all(
    Array.from({ length: READERS }, () =>
      readUntil(fleet.client, addresses, Date.now() + seconds * 1_000, latencies, interval),
    ),
  )

/** A third of the requests, edits of a hundred sites, an import of 2,000 recipes and a newsletter to 20,000. */
async function readingAndWriting(
  addresses: Addresses,
  author: Author,
  perSecond: number,
): Promise<void> {
  const interval = (READERS * 1_000) / (perSecond / 3)
  const recipes = await withClient(fleet.databaseUrl, (client) => giveSites(client, author))
  const imported = await importRecipes(fleet.client, author, [...benchRecipes(2_000)].join(''))
  const note = await sendNewsletter(fleet.client, author)
  const latencies = new Latencies()
  const until = Date.now() + SECONDS * 1_000
  const ended = (name: string, wait: Promise<number>): Promise<void> =>
    wait.then((ms) => {
      report(`  ${name} took ${(ms / 1_000).toFixed(1)} s`)
    })
  report(`A third of that, ${EDITS_A_SECOND} edits a second, an import and a newsletter`)
  const work = [
    ended('the import of 2,000 recipes', importTime(imported)),
    ended('the newsletter to 20,000 readers', newsletterTime(note)),
  ]
  const share = await shareFromMemory(() =>
    Promise.all([
      readers(addresses, SECONDS, latencies, interval),
      edits(author, recipes, until, latencies),
    ]),
  )
  for (const line of latencies.lines(SECONDS)) report(`  ${line}`)
  report(`  from memory: ${share}`)
  await Promise.all(work)
}

type Edited = { site: string; recipe: string }

/** Makes an author the owner of a hundred sites; gives a recipe of each. */
async function giveSites(client: pg.Client, { site }: Author): Promise<Edited[]> {
  await client.query(
    `update sites set owner_id = (select owner_id from sites where slug = $1)
      where id in (select id from sites where slug like 'bench-%' order by slug limit 100)`,
    [site],
  )
  const { rows } = await client.query<Edited>(
    `select distinct on (s.id) s.slug as site, r.id as recipe from sites s join recipes r on r.site_id = s.id
      where s.owner_id = (select owner_id from sites where slug = $1) and s.slug like 'bench-%'
        and r.published_at < now() order by s.id, r.published_at`,
    [site],
  )
  return rows
}

async function edits(
  { token }: Author,
  recipes: readonly Edited[],
  until: number,
  latencies: Latencies,
): Promise<void> {
  const saves: Promise<void>[] = []
  for (let count = 0; Date.now() < until; count += 1) {
    const { site, recipe } = recipes[count % recipes.length] ?? { site: '', recipe: '' }
    const path = `/api/v1/manage/${site}/recipes/${recipe}`
    const begin = performance.now()
    const save = fleet.client
      .acknowledged({ method: 'PUT', path, token, body: recipeOf(0, count) })
      .then(() => {
        latencies.add('edits', performance.now() - begin)
      })
    saves.push(save)
    await pause(1_000 / EDITS_A_SECOND)
  }
  await Promise.all(saves)
}

/** Compares small tasks of a site alone with those beside an import and a newsletter of another one. */
async function takingTurns(busy: Author, quiet: Author): Promise<void> {
  const alone = await smallTasks(quiet)
  const imported = await importRecipes(fleet.client, busy, [...benchRecipes(10_000)].join(''))
  const note = await sendNewsletter(fleet.client, busy)
  const [importing, mailing] = [importTime(imported), newsletterTime(note)]
  await pause(3_000)
  const beside = await smallTasks(quiet)
  const whole = { import: await importing, newsletter: await mailing }
  report('Tasks of a quiet site alone, and beside 10,000 recipes and 20,000 mails of another site')
  for (const name of ['import', 'newsletter'] as const) {
    const seconds = [alone[name], beside[name], whole[name]].map((ms) => (ms / 1_000).toFixed(1))
    report(`  ${name}: ${seconds[0]} s alone, ${seconds[1]} s beside (that one: ${seconds[2]} s)`)
  }
}

async function smallTasks(author: Author): Promise<{ import: number; newsletter: number }> {
  const [imported, newsletter] = await Promise.all([
    importRecipes(fleet.client, author, [...benchRecipes(20)].join('')).then(importTime),
    sendNewsletter(fleet.client, author).then(newsletterTime),
  ])
  return { import: imported, newsletter }
}

/** Milliseconds from now until an import has ended. */
const importTime = (id: string): Promise<number> =>
  timeUntil('select status from imports where id = $1', id, 'done')

/** Milliseconds from now until a newsletter has ended, by its note. */
const newsletterTime = (note: string): Promise<number> =>
  timeUntil('select status from newsletter_sends where note = $1', note, 'sent')

/** Milliseconds from now until a statement gives a status. @throws Error when it gives `failed` */
const timeUntil = (text: string, value: string, wanted: string): Promise<number> =>
  withClient(fleet.databaseUrl, async (client) => {
    const begin = performance.now()
    for (;;) {
      const { rows } = await client.query<{ status: string }>(text, [value])
      const status = rows[0]?.status
      if (status === wanted) return performance.now() - begin
      if (status === 'failed') throw new Error(`${value} failed`)
      await pause(200)
    }
  })

/** The share of the requests for cacheable responses that memory answered, meanwhile. */
async function shareFromMemory(work: () => Promise<unknown>): Promise<string> {
  const [hitsBefore, allBefore] = await cacheRequests()
  await work()
  const [hits, all] = await cacheRequests()
  return `${(((hits - hitsBefore) / (all - allBefore)) * 100).toFixed(1)}%`
}

async function cacheRequests(): Promise<[hits: number, all: number]> {
  let [hits, all] = [0, 0]
  for (const text of await fleet.readMetrics()) {
    for (const [, labels = '', value] of text.matchAll(
      /^recipes_cache_requests_total\{(.*)\} (\d+)$/gm,
    )) {
      all += Number(value)
      if (labels.includes('result="hit"')) hits += Number(value)
    }
  }
  return [hits, all]
}

async function reportMembers(): Promise<void> {
  for (const { name, pid } of [...fleet.servers, ...fleet.workers]) {
    if (pid !== undefined) report(`memory of ${name}: ${await residentMegabytes(pid)} MB`)
  }
  const connections = await withClient(fleet.databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'",
    )
    return rows[0]?.count ?? 0
  })
  report(`connections of Postgres: ${connections}`)
}

await mkdir(options.folder, { recursive: true, mode: 0o711 })
const fleet = await startInstallation(resolve(options.folder), {
  postgresSettings: { shared_buffers: '2GB', max_wal_size: '8GB' },
  settings: { BULK_MAIL_PER_SECOND: '0', MEILI_URL: '', MEILI_KEY: '' },
  fill: (url) => withClient(url, fill),
})
try {
  await withClient(fleet.databaseUrl, reportSizes)
  const addresses = await withClient(fleet.databaseUrl, addressesOf)
  const run = startedAt.toString(36)
  const busy = await makeAuthor(fleet, { site: `busy-${run}`, recipes: 1, subscribers: 20_000 })
  const quiet = await makeAuthor(fleet, { site: `quiet-${run}`, recipes: 1, subscribers: 10 })
  const perSecond = await reading(addresses)
  await readingAndWriting(addresses, busy, perSecond)
  await takingTurns(busy, quiet)
  await reportMembers()
} finally {
  await fleet.stop()
}
