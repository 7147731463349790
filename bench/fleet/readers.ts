import type pg from 'pg'
import { pause } from '@/src/runtime/process/processes'
import { TEXTS } from '../search/search-load'
import type { FleetClient } from './client'
import type { Latencies } from './latencies'

/** The public addresses of a filled platform: sites in the order of their popularity. */
export type Addresses = readonly { site: string; recipes: readonly string[] }[]

/** Reads the addresses of the sites that the data maker has filled. */
export async function addressesOf(client: pg.Client): Promise<Addresses> {
  const { rows } = await client.query<{ site: string; recipes: string[] }>(
    `select s.slug as site, array_agg(r.slug) as recipes from recipes r join sites s on s.id = r.site_id
      where s.slug like 'bench-%' and r.published_at < now() group by s.slug order by s.slug`,
  )
  return rows
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

/** One of a list: the first as often as the second and third together, and so on (Zipf's law). */
const popular = <T>(items: readonly T[]): T | undefined =>
  items[Math.floor(items.length ** Math.random()) - 1]

/**
 * Reads public pages and calls, one after the other, until a time: most of them recipes. With an interval in
 * milliseconds, one begins no sooner than that after the last.
 */
export async function readUntil(
  client: FleetClient,
  addresses: Addresses,
  until: number,
  latencies: Latencies,
  interval = 0,
): Promise<void> {
  while (Date.now() < until) {
    const { site, recipes } = popular(addresses) ?? { site: '', recipes: [] }
    const { kind, path } = anyAddress(site, recipes)
    const startedAt = performance.now()
    const { status } = await client.once({ method: 'GET', site, path, headers: BROWSER })
    latencies.add(status === 200 ? kind : `answers ${status}`, performance.now() - startedAt)
    await pause(Math.max(0, startedAt + interval - performance.now()))
  }
}

function anyAddress(site: string, recipes: readonly string[]): { kind: string; path: string } {
  const chance = Math.random()
  const text = encodeURIComponent(TEXTS[Math.floor(Math.random() * TEXTS.length)] ?? '')
  if (chance < 0.8) return { kind: 'recipes', path: `/recipes/${popular(recipes) ?? ''}` }
  if (chance < 0.9) return { kind: 'home pages', path: '/' }
  if (chance < 0.95) return { kind: 'pages of a search', path: `/recipes?search=${text}` }
  return { kind: 'searches by the API', path: `/api/v1/site/${site}/recipes?query=${text}` }
}
