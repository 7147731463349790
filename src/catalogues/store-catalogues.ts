import type { Payload } from 'payload'
import { equipment, ingredients, terms, units } from './catalogues'

/*
 * Catalogues are thousands of small rows: written by one statement a table instead of one create a
 * row. Existing rows stay unchanged: a platform admin may have corrected it by hand.
 */

/** Inserts the rows of `$1` that are new, with their aliases. */
const statement = (table: string, given: string, insert: string, key = 'slug'): string => `
  with given as (
    select * from jsonb_to_recordset($1) as row(${given}, aliases jsonb)
  ), made as (${insert} on conflict do nothing returning id, ${key})
  insert into ${table}_texts ("order", parent_id, path, text)
  select a.position, made.id, 'aliases', a.alias
  from made join given on (${matching(key)})
  cross join lateral jsonb_array_elements_text(given.aliases) with ordinality as a(alias, position)`

const matching = (key: string): string =>
  key
    .split(', ')
    .map((column) => `given.${column}::text = made.${column}::text`)
    .join(' and ')

const INGREDIENTS = statement(
  'ingredients',
  `slug text, title text, "gramsPerLiter" numeric, "defaultMetricMeasurementMethod" text,
   "defaultImperialMeasurementMethod" text, source text`,
  `insert into ingredients (slug, title, grams_per_liter, default_metric_measurement_method,
     default_imperial_measurement_method, source)
   select slug, title, "gramsPerLiter", "defaultMetricMeasurementMethod"::ingredient_metric_method,
     "defaultImperialMeasurementMethod"::ingredient_imperial_method, source from given`,
)

const UNITS = statement(
  'units',
  `slug text, title text, "pluralTitle" text, abbreviation text, system text, kind text,
   milliliters numeric, grams numeric`,
  `insert into units (slug, title, plural_title, abbreviation, system, kind, milliliters, grams)
   select slug, title, "pluralTitle", abbreviation, system::unit_system, kind::unit_kind,
     milliliters, grams from given`,
)

const EQUIPMENT = statement(
  'equipment',
  'slug text, title text',
  'insert into equipment (slug, title) select slug, title from given',
)

const TERMS = statement(
  'terms',
  'kind text, slug text, title text',
  'insert into terms (kind, slug, title) select kind::term_kind, slug, title from given',
  'kind, slug',
)

/** Writes the catalogues of units, ingredients, equipment and terms; safe to repeat. */
export async function storeCatalogues(payload: Payload): Promise<void> {
  const allTerms = Object.entries(terms).flatMap(([kind, list]) =>
    list.map((term) => ({ ...term, kind })),
  )
  const writes: [string, readonly object[]][] = [
    [UNITS, units],
    [INGREDIENTS, ingredients],
    [EQUIPMENT, equipment],
    [TERMS, allTerms],
  ]
  for (const [text, rows] of writes) await payload.db.pool.query(text, [JSON.stringify(rows)])
}
