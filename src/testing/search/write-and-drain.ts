import { parseArgs } from 'node:util'
import pg from 'pg'
import { createClients } from '@/search/meilisearch/client'
import { meilisearchEngine } from '@/search/meilisearch/engine'
import { drainOutbox } from '@/search/outbox'
import { hasCode } from '@/src/runtime/process/processes'

/*
 * Run as a process that is killed: changes recipes of a site at random, one transaction after the
 * other, while it drains the outbox; says on its standard output how many changes are done.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    meili: { type: 'string', default: '' },
    key: { type: 'string', default: '' },
    site: { type: 'string', default: '' },
  },
})
const pool = new pg.Pool({ connectionString: values.database, max: 4 })
const place = { url: values.meili, key: values.key, index: 'recipes' }
const engine = meilisearchEngine(createClients(place), pool)

const pick = (most: number): number => Math.floor(Math.random() * most)
const WORDS = ['plum', 'quince', 'sorrel', 'barley', 'trout', 'walnut', 'fennel', 'nettle']
const word = (): string => WORDS[pick(WORDS.length)] ?? 'plum'
const ANY = `(select id from recipes where site_id = $1 order by random() limit 1)`

/** Changes to recipes, each in a separate transaction. */
const CHANGES: readonly (() => [string, unknown[]])[] = [
  () => [
    `with made as (insert into recipes (site_id, title, slug, published_at)
        values ($1, $2, gen_random_uuid()::text, now()) returning id),
      g as (insert into recipe_ingredient_groups (_order, _parent_id, id)
        select 1, id, gen_random_uuid()::text from made returning id)
      insert into recipe_ingredients (_order, _parent_id, id, ingredient_title_override)
        select 1, id, gen_random_uuid()::text, $3 from g`,
    [values.site, `${word()} ${word()}`, word()],
  ],
  () => [`update recipes set title = $2 where id = ${ANY}`, [values.site, `${word()} ${word()}`]],
  () => [
    `update recipes set published_at = case when $2::boolean then now() end where id = ${ANY}`,
    [values.site, pick(2) === 0],
  ],
  () => [
    `update recipe_ingredients set ingredient_title_override = $2 where _parent_id in (
      select id from recipe_ingredient_groups where _parent_id = ${ANY})`,
    [values.site, word()],
  ],
  () => [`delete from recipes where id = ${ANY}`, [values.site]],
]

const DEADLOCK = '40P01'

async function change(): Promise<void> {
  // Twice as many are made as are deleted.
  const [text, given] = (CHANGES[pick(CHANGES.length + 1) % CHANGES.length] ?? CHANGES[0])?.() ?? [
    'select 1',
    [],
  ]
  await pool.query(text, given).catch((error: unknown) => {
    // A line is locked before its recipe here, which no call of the product does.
    if (!hasCode(error, DEADLOCK)) throw error
  })
  process.stdout.write('.')
}

async function writer(): Promise<never> {
  for (;;) await change()
}

async function drainer(): Promise<never> {
  for (;;) {
    await drainOutbox(pool, engine)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

await Promise.all([writer(), writer(), drainer()])
