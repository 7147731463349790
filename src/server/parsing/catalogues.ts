import type { Payload } from 'payload'
import type { Ingredient, Unit } from '@/src/contract/recipe/catalogue'
import { getEditorGlobals } from '../catalogues/editor-globals'
import { loadCatalogueIndex } from '@/src/server/parsing/catalogue-index'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'

/** The shared catalogues, to find entries by name and to give them whole. */
export type ParsingCatalogues = {
  index: CatalogueIndex
  unit: (id: string | null) => Unit | null
  ingredient: (id: string | undefined) => Ingredient | null
}

/** They change with a release or by a platform admin's hand: a minute late is soon enough. */
const KEPT_MILLISECONDS = 60_000
const kept = new WeakMap<Payload, { catalogues: Promise<ParsingCatalogues>; until: number }>()

/** The catalogues all sites share, read at most once a minute. */
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
  const units = new Map(
    globals.units.map(({ system: _system, kind: _kind, ...unit }) => [unit.id, unit]),
  )
  const ingredients = new Map(globals.ingredients.map((entry) => [entry.id, entry]))
  return {
    index,
    unit: (id) => (id === null ? null : (units.get(id) ?? null)),
    ingredient: (id) => (id === undefined ? null : (ingredients.get(id) ?? null)),
  }
}
