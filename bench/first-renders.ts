import { withClient } from '@/src/runtime/startup/database/database-state'
import { firstAddress } from './addresses'
import type { Figure } from './figure'
import { fillForSearch } from './search/search-data'
import { getOnce } from './servers/bare-server'
import { startServed } from './servers/served'
import type { Place } from './servers/served'

const RECIPES_EACH = 1_000
/** Ten thousand recipes, and a million. */
const [FEW, MANY] = [10, 1_000]
const RENDERS = 200

/** Recipes of as many sites as there are, in no order. */
const SOME = `
  select s.slug as site, r.slug as recipe
  from (select id, slug from sites where slug like 'bench-%' order by random() limit $1) s
  cross join lateral (select slug from recipes
    where site_id = s.id and published_at < now() order by random() limit $2) r`

/**
 * V4 and V7: the first render of recipe pages, each once, among ten thousand recipes; with `isLarge` also
 * among a million on a thousand sites, which takes half an hour to fill.
 */
export async function firstRenderFigures(place: Place, isLarge: boolean): Promise<Figure[]> {
  await fill(place, FEW)
  const few = await p95Of(place)
  if (!isLarge) return [p95Figure(few, FEW)]
  await fill(place, MANY - FEW)
  const many = await p95Of(place)
  return [
    p95Figure(many, MANY),
    {
      id: 'V7',
      what: 'growth of it from ten thousand recipes',
      measured: many / few,
      limit: 1.5,
      unit: 'times',
    },
  ]
}

const p95Figure = (measured: number, sites: number): Figure => ({
  id: 'V4',
  what: `first render of a recipe page among ${sites * RECIPES_EACH} recipes, p95`,
  measured,
  limit: 150,
  unit: 'ms',
})

const fill = (place: Place, sites: number): Promise<void> =>
  withClient(place.databaseUrl, async (client) => {
    await fillForSearch(client, { sites, recipesEach: RECIPES_EACH })
    await client.query('vacuum analyze')
  })

async function p95Of(place: Place): Promise<number> {
  const pages = await withClient(place.databaseUrl, async (client) => {
    const values = [RENDERS / 4, 4]
    return (await client.query<{ site: string; recipe: string }>(SOME, values)).rows
  })
  const server = await startServed(place, firstAddress(place.sites[0] ?? ''))
  try {
    const times: number[] = []
    for (const { site, recipe } of pages) {
      const headers = { host: `${site}.localhost:${server.port}`, 'accept-encoding': 'gzip, br' }
      const startedAt = performance.now()
      const path = `/recipes/${recipe}`
      const { status } = await getOnce({ port: server.port, path, headers })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      times.push(performance.now() - startedAt)
    }
    times.sort((one, other) => one - other)
    return times[Math.floor(times.length * 0.95)] ?? Number.NaN
  } finally {
    await server.stop()
  }
}
