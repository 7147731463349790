import { postgresEngine } from './postgres/engine'
import type { Database } from './postgres/engine'
import type { SearchEngine } from './engine'

const opened = new WeakMap<object, SearchEngine>()

/** The search of a deployment: one for each pool of connections. */
export function searchOf(database: Database): SearchEngine {
  const known = opened.get(database)
  if (known) return known
  const engine = postgresEngine(database)
  opened.set(database, engine)
  return engine
}
