import type { Payload } from 'payload'
import type { Unit } from '@/src/contract/recipe/catalogue'
import type { EditorGlobals } from '@/src/contract/site/globals'
import { createUsageReader } from '@/src/parsing/ingredient-line/usage-reader'
import type { UsageReader } from '@/src/parsing/ingredient-line/usage-reader'
import { getEditorGlobals } from '../catalogues/editor-globals'
import { loadCatalogueIndex } from '@/src/server/parsing/catalogue-index'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'

/** The shared catalogues, to find entries by name and to read ingredient lines with. */
type ParsingCatalogues = {
  index: CatalogueIndex
  readUsage: UsageReader<Unit, EditorGlobals['ingredients'][number]>
}

/** They change with a release or by a platform admin's hand: a minute late is soon enough. */
const KEPT_MILLISECONDS = 60_000
const kept = new WeakMap<Payload, { catalogues: Promise<ParsingCatalogues>; until: number }>()

/** Returns the shared catalogues, cached for a minute. */
export function sharedCatalogues(payload: Payload): Promise<ParsingCatalogues> {
  const known = kept.get(payload)
  if (known && known.until > Date.now()) return known.catalogues
  const catalogues = load(payload)
  kept.set(payload, { catalogues, until: Date.now() + KEPT_MILLISECONDS })
  catalogues.catch(() => kept.delete(payload))
  return catalogues
}

/** No site has this id: only what is shared is found. */
const NO_SITE = '00000000-0000-4000-8000-000000000000'

async function load(payload: Payload): Promise<ParsingCatalogues> {
  const [index, globals] = await Promise.all([
    loadCatalogueIndex(payload, null),
    getEditorGlobals(payload, NO_SITE),
  ])
  const units = globals.units.map(({ system: _system, kind: _kind, ...unit }) => unit)
  return { index, readUsage: createUsageReader({ units, ingredients: globals.ingredients }) }
}
