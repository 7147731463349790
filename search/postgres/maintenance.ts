import type { Database } from './database'

const NIL = '00000000-0000-0000-0000-000000000000'

const DUE = `select search_settle(array(select recipe_id from search_recipes
  where published_at <= now() and not is_counted limit 500)) as changes`

/** Counts recipes whose publication time has passed since their row was written; returns their number. */
export async function countDueRecipes(database: Database): Promise<number> {
  const { rows } = await database.query<{ changes: number }>(DUE)
  return rows[0]?.changes ?? 0
}

const NEXT_DUE = `select (extract(epoch from min(published_at) - now()) * 1000)::float8 as "in"
  from search_recipes where published_at is not null and not is_counted`

/** Returns the milliseconds until the next scheduled recipe is published; Infinity when there is none. */
export async function nextDueRecipe(database: Database): Promise<number> {
  const { rows } = await database.query<{ in: number | null }>(NEXT_DUE)
  const wait = rows[0]?.in ?? null
  return wait === null ? Infinity : Math.max(wait, 0)
}

/** Differences between an index and the stored recipes. */
export type Drift = {
  recipes: number
  /** Recipes whose row is missing or outdated. */
  wrongRecipes: string[]
  /** Rows of deleted recipes. */
  goneRecipes: string[]
  /** Sites with wrong words or counts. */
  wrongSites: string[]
}

const BATCH = 2_000

const NEXT = `select id, site_id as "siteId" from recipes
  where (site_id, id) > ($1, $2) order by site_id, id limit $3`
const WRONG = `select d.recipe_id as id from search_documents($1::uuid[]) as d
  left join search_recipes s on s.recipe_id = d.recipe_id
  where search_differs(d, s)
    and not coalesce(s.published_at <= now() and not s.is_counted, false)`
const GONE = `select recipe_id as id from search_recipes s
  where not exists (select from recipes r where r.id = s.recipe_id)`
const SITES = `select id from (select site_id as id from search_recipes
  union select site_id from search_words union select site_id from search_counts
  union select site_id from search_bits union select site_id from search_sites) as known
  order by id`
const SITE_IS_WRONG = `
  with words as (
    select word, count(*) filter (where is_counted) as published, count(*) as stored
    from search_recipes cross join lateral search_words_in(document) as word
    where site_id = $1 group by word),
  counts as (
    select term, count(*) as recipes
    from search_recipes cross join lateral unnest(0 || terms) as term
    where site_id = $1 and is_counted group by term)
  select exists (
      select from words w full join (select * from search_words where site_id = $1) k using (word)
      where (w.published, w.stored) is distinct from (k.published::bigint, k.stored::bigint))
    or exists (
      select from counts c full join (select * from search_counts where site_id = $1) k using (term)
      where coalesce(c.recipes, 0) <> coalesce(k.recipes, 0))
    or exists (
      select from search_bits_of($1) c
        full join (select * from search_bits where site_id = $1) k using (term, block)
      where coalesce(c.bits, k.bits # k.bits) <> coalesce(k.bits, c.bits # c.bits))
    or not search_is_placed($1) as "isWrong"`

/**
 * Compares the whole index with the stored recipes; writes nothing. Ignores recipes whose publication time
 * has just passed: `settleDue` counts them.
 */
export async function findDrift(
  database: Database,
  onProgress: (done: number) => void = () => undefined,
): Promise<Drift> {
  const drift: Drift = { recipes: 0, wrongRecipes: [], goneRecipes: [], wrongSites: [] }
  const idsOf = async (text: string, values: unknown[] = []): Promise<string[]> =>
    (await database.query<{ id: string }>(text, values)).rows.map(({ id }) => id)
  for await (const ids of recipeBatches(database)) {
    drift.wrongRecipes.push(...(await idsOf(WRONG, [ids])))
    drift.recipes += ids.length
    onProgress(drift.recipes)
  }
  drift.goneRecipes = await idsOf(GONE)
  for (const site of await idsOf(SITES)) {
    const { rows } = await database.query<{ isWrong: boolean }>(SITE_IS_WRONG, [site])
    if (rows[0]?.isWrong === true) drift.wrongSites.push(site)
  }
  return drift
}

/** Repairs the differences that `findDrift` found. */
export async function repairDrift(
  database: Database,
  { wrongRecipes, goneRecipes, wrongSites }: Drift,
): Promise<void> {
  const ids = [...wrongRecipes, ...goneRecipes]
  for (let from = 0; from < ids.length; from += BATCH) {
    await database.query('select search_settle($1::uuid[])', [ids.slice(from, from + BATCH)])
  }
  for (const site of wrongSites) await recount(database, site)
}

const recount = async (database: Database, site: string): Promise<void> => {
  await database.query('select search_recount($1::uuid)', [site])
}

/** Number of sites written at the same time: each keeps a processor of the database server busy. */
const WRITERS = 2

/** Rewrites every index row that differs; returns the number of recipes. */
export async function reindexAll(
  database: Database,
  onProgress: (done: number) => void = () => undefined,
): Promise<number> {
  const batches = recipeBatches(database)
  let done = 0
  const write = async (): Promise<void> => {
    for await (const ids of batches) {
      await database.query('select search_settle($1::uuid[])', [ids])
      done += ids.length
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return done
}

type Place = { id: string; siteId: string }

/**
 * Yields all recipes in batches. A batch that spans several sites ends with the last recipe of one, so that
 * two concurrent batches rarely wait for each other's locks.
 */
export async function* recipeBatches(database: Database, atMost = BATCH): AsyncGenerator<string[]> {
  for (let after: Place = { id: NIL, siteId: NIL }; ;) {
    const { rows } = await database.query<Place>(NEXT, [after.siteId, after.id, atMost])
    const batch = rows.length < atMost ? rows : wholeSites(rows)
    const last = batch.at(-1)
    if (!last) return
    yield batch.map(({ id }) => id)
    after = last
  }
}

/** Leaves out the last site, of which more may follow; all rows when they are of one site. */
function wholeSites(rows: readonly Place[]): readonly Place[] {
  const last = rows.at(-1)?.siteId
  const whole = rows.filter(({ siteId }) => siteId !== last)
  return whole.length > 0 ? whole : rows
}

/** Recounts the words and terms of every site. */
export async function recountAll(database: Database): Promise<void> {
  const { rows } = await database.query<{ id: string }>(SITES, [])
  for (const { id } of rows) await recount(database, id)
}
