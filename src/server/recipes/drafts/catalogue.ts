import type { Payload } from 'payload'
import type { Ingredient, Unit } from '@/src/contract/recipe/catalogue'
import type { EquipmentUsage } from '@/src/contract/recipe/recipe'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { TERM_LIST_NAMES, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { Term } from '@/src/contract/recipe/term'
import { firstRow } from '@/src/server/database/statements'
import { IMAGE_COLUMNS, presentImage } from '../../images'
import type { ImageRow } from '../../images'

/** The entries of catalogues that a document names, by their ids. */
export type NamedEntries = {
  units: ReadonlyMap<string, Unit>
  ingredients: ReadonlyMap<string, Ingredient>
  equipment: ReadonlyMap<string, EquipmentUsage['equipment']>
  terms: ReadonlyMap<string, Term>
}

/** Entries of a catalogue in the order of the ids that a parameter gives. */
const list = (columns: string, table: string, ids: string, where = 'true'): string =>
  `coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, ${columns})
      order by array_position(${ids}::uuid[], c.id))
    from ${table} c where c.id = any(${ids}::uuid[]) and ${where}), '[]')`
const OF_SITE = '(c.site_id is null or c.site_id = $1)'

const FIND = {
  name: 'draft_catalogue',
  text: `select
    ${list(
      `'slug', c.slug, 'pluralTitle', c.plural_title, 'abbreviation', c.abbreviation`,
      'units',
      '$2',
    )} as units,
    ${list(
      `'slug', c.slug, 'gramsPerLiter', c.grams_per_liter,
       'defaultMetricMeasurementMethod', c.default_metric_measurement_method,
       'defaultImperialMeasurementMethod', c.default_imperial_measurement_method`,
      'ingredients',
      '$3',
    )} as ingredients,
    ${list(
      `'featuredImage', (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i
        where i.id = c.featured_image_id)`,
      'equipment',
      '$4',
      OF_SITE,
    )} as equipment,
    ${list(`'slug', c.slug`, 'terms', '$5', OF_SITE)} as terms`,
}

type Found = {
  units: Unit[]
  ingredients: Ingredient[]
  equipment: { id: string; title: string; featuredImage: ImageRow | null }[]
  terms: Term[]
}

/** The entries of catalogues that a document names; terms and equipment of other sites are left out. One statement. */
export async function namedEntries(
  payload: Payload,
  siteId: string,
  document: RecipeDraftDocument,
): Promise<NamedEntries> {
  const usages = (document.ingredientUsageGroups ?? []).flatMap((group) => group.ingredientUsages)
  const found = await firstRow<Found>(payload, FIND, [
    siteId,
    usages.flatMap(({ unitId }) => unitId ?? []),
    usages.flatMap(({ ingredientId }) => ingredientId ?? []),
    (document.equipmentUsages ?? []).map(({ equipmentId }) => equipmentId),
    TERM_LIST_NAMES.flatMap((name) => document[TERM_LISTS[name].written] ?? []),
  ])
  const { units = [], ingredients = [], equipment = [], terms = [] } = found ?? {}
  return {
    units: byId(units),
    ingredients: byId(ingredients),
    equipment: byId(
      equipment.map(({ featuredImage, ...piece }) => ({
        ...piece,
        featuredImage: presentImage(featuredImage),
      })),
    ),
    terms: byId(terms),
  }
}

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]))
