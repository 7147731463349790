import { z } from 'zod'
import type { SearchEngine } from './engine'
import { withFallback } from './fallback'
import { createClients } from './meilisearch/client'
import type { MeilisearchPlace } from './meilisearch/client'
import { meilisearchEngine } from './meilisearch/engine'
import { postgresEngine } from './postgres/engine'
import type { Database } from './postgres/database'

const Place = z
  .object({ url: z.string(), key: z.string().optional(), index: z.string() })
  .nullable()

/**
 * The search engine of a deployment, as configured in `payload.config.ts`: null for the one inside
 * Postgres.
 */
export type SearchPlace = MeilisearchPlace | null

/** The search engine outside that settings name. */
export const searchPlace = (settings: {
  meiliUrl: string | undefined
  meiliKey: string | undefined
  meiliIndex: string
}): SearchPlace =>
  settings.meiliUrl === undefined
    ? null
    : { url: settings.meiliUrl, key: settings.meiliKey, index: settings.meiliIndex }

const opened = new WeakMap<object, SearchEngine>()

/**
 * Returns the search of a deployment: Meilisearch where configured, with Postgres as a fallback; or
 * Postgres.
 */
export function getSearch(
  database: Database,
  custom: Record<string, unknown> | undefined,
  warn: (error: unknown) => void,
): SearchEngine {
  const known = opened.get(database)
  if (known) return known
  const engine = openSearch(database, readPlace(custom?.['search']), warn)
  opened.set(database, engine)
  return engine
}

function readPlace(value: unknown): SearchPlace {
  const place = Place.parse(value ?? null)
  return place && { url: place.url, key: place.key, index: place.index }
}

/** Creates a search engine. */
export function openSearch(
  database: Database,
  place: SearchPlace,
  warn: (error: unknown) => void,
): SearchEngine {
  const inside = postgresEngine(database)
  if (!place) return inside
  return withFallback(meilisearchEngine(createClients(place), database), inside, warn)
}
