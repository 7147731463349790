import type { Payload } from 'payload'
import type { Unit } from '@/src/contract/recipe/catalogue'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { createCatalogueMatcher } from '@/src/parsing/match'
import type { CatalogueEntry, MatchContext } from '@/src/parsing/match'
import { rows } from '../database/statements'
import type { LineCatalogue } from '../recipes/lines/line-catalogue'

/** Finds ids of catalogue entries by the names people write. */
export type CatalogueIndex = LineCatalogue & {
  termId: (kind: TermKind, name: string) => string | null
  equipment: (name: string) => { id: string; title: string } | null
}

type CatalogueEntryRow = CatalogueEntry & { id: string; kind: TermKind | null }

const entries = (table: string, kind: string, where: string): string => `
  select c.id, c.slug, c.title, ${kind} as kind,
    array(select t.text from ${table}_texts t where t.parent_id = c.id and t.path = 'aliases'
      order by t."order") as aliases
  from ${table} c where ${where}`

const UNITS = {
  name: 'index_units',
  text: `select id, slug, title, plural_title as "pluralTitle", abbreviation from units`,
}
const INGREDIENTS = { name: 'index_ingredients', text: entries('ingredients', 'null', 'true') }
const OF_SITE = 'c.site_id is null or c.site_id = $1'
const EQUIPMENT = { name: 'index_equipment', text: entries('equipment', 'null', OF_SITE) }
const TERMS = { name: 'index_terms', text: entries('terms', 'c.kind', OF_SITE) }

/**
 * Loads the catalogues once for the many lookups of an import, including a site's own terms and equipment.
 */
export async function loadCatalogueIndex(
  payload: Payload,
  siteId: string | null,
): Promise<CatalogueIndex> {
  const [units, ingredients, terms, equipment] = await Promise.all([
    rows<Unit>(payload, UNITS, []),
    rows<CatalogueEntryRow>(payload, INGREDIENTS, []),
    rows<CatalogueEntryRow>(payload, TERMS, [siteId]),
    rows<CatalogueEntryRow>(payload, EQUIPMENT, [siteId]),
  ])
  const unitsById = new Map(units.map((unit) => [unit.id, unit]))
  const unitsBySlug = new Map(units.map((unit) => [unit.slug, unit]))
  const ingredientsById = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
  const ingredientOf = matcherOf(ingredients)
  const kinds = new Map<TermKind, (name: string) => CatalogueEntryRow | null>()
  for (const kind of new Set(terms.map((term) => term.kind))) {
    if (kind) kinds.set(kind, matcherOf(terms.filter((term) => term.kind === kind)))
  }
  return {
    unitById: (id) => unitsById.get(id),
    unitBySlug: (slug) => unitsBySlug.get(slug),
    ingredientById: (id) => ingredientsById.get(id),
    ingredient: ingredientOf,
    termId: (kind, name) => kinds.get(kind)?.(name)?.id ?? null,
    equipment: matcherOf(equipment),
  }
}

type FindRow = (name: string, context?: MatchContext) => CatalogueEntryRow | null

/** Caches matches: an import repeats the same few thousand names. */
function matcherOf(list: readonly CatalogueEntryRow[]): FindRow {
  const matcher = createCatalogueMatcher(list)
  const bySlug = new Map(list.map((row) => [row.slug, row]))
  const cache = new Map<string, CatalogueEntryRow | null>()
  return (name, context = {}) => {
    const { measure = '', isPrepared = false, language = '' } = context
    const key = `${measure} ${isPrepared} ${language} ${name}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const found = bySlug.get(matcher.match(name, context) ?? '') ?? null
    cache.set(key, found)
    return found
  }
}
