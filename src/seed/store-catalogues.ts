import type { Payload } from 'payload'
import { equipment } from './catalogues/equipment'
import { ingredients } from './catalogues/ingredients'
import { terms } from './catalogues/terms'
import { units } from './catalogues/units'

/*
 * Catalogues are thousands of small rows: written by one statement a table instead of one create a
 * row, and again at every upgrade, so that a corrected weight reaches every deployment.
 */

const INGREDIENTS = `
  insert into ingredients (slug, title, grams_per_liter, default_metric_measurement_method,
    default_imperial_measurement_method, source)
  select slug, title, "gramsPerLiter", "defaultMetricMeasurementMethod"::ingredient_metric_method,
    "defaultImperialMeasurementMethod"::ingredient_imperial_method, source
  from jsonb_to_recordset($1) as row(slug text, title text, "gramsPerLiter" numeric,
    "defaultMetricMeasurementMethod" text, "defaultImperialMeasurementMethod" text, source text)
  on conflict (slug) do update set title = excluded.title,
    grams_per_liter = excluded.grams_per_liter, source = excluded.source,
    default_metric_measurement_method = excluded.default_metric_measurement_method,
    default_imperial_measurement_method = excluded.default_imperial_measurement_method`

const UNITS = `
  insert into units (slug, title, plural_title, abbreviation, system, kind, milliliters, grams)
  select slug, title, "pluralTitle", abbreviation, system::unit_system, kind::unit_kind,
    milliliters, grams
  from jsonb_to_recordset($1) as row(slug text, title text, "pluralTitle" text, abbreviation text,
    system text, kind text, milliliters numeric, grams numeric)
  on conflict (slug) do update set title = excluded.title, plural_title = excluded.plural_title,
    abbreviation = excluded.abbreviation, system = excluded.system, kind = excluded.kind,
    milliliters = excluded.milliliters, grams = excluded.grams`

const EQUIPMENT = `
  insert into equipment (slug, title)
  select slug, title from jsonb_to_recordset($1) as row(slug text, title text)
  on conflict (slug) do update set title = excluded.title`

const TERMS = `
  insert into terms (kind, slug, title)
  select kind::term_kind, slug, title
  from jsonb_to_recordset($1) as row(kind text, slug text, title text)
  on conflict (kind, site_id, slug) do update set title = excluded.title`

/** Aliases are rows of their own; those of the catalogue replace what stood there. */
const aliasesOf = (table: string, match: string, columns: string): string => `
  with given as (
    select c.id, row.aliases from jsonb_to_recordset($1) as row(${columns}, aliases jsonb)
    join ${table} c on ${match}
  ), gone as (delete from ${table}_texts t using given where t.parent_id = given.id and t.path = 'aliases')
  insert into ${table}_texts ("order", parent_id, path, text)
  select a.position, given.id, 'aliases', a.alias
  from given, jsonb_array_elements_text(given.aliases) with ordinality as a(alias, position)`

/** Writes the catalogues of units, ingredients, equipment and terms; safe to repeat. */
export async function storeCatalogues(payload: Payload): Promise<void> {
  const { pool } = payload.db
  const allTerms = Object.entries(terms).flatMap(([kind, list]) =>
    list.map((term) => ({ ...term, kind })),
  )
  const writes: [string, readonly object[]][] = [
    [UNITS, units],
    [aliasesOf('units', 'c.slug = row.slug', 'slug text'), units],
    [INGREDIENTS, ingredients],
    [aliasesOf('ingredients', 'c.slug = row.slug', 'slug text'), ingredients],
    [EQUIPMENT, equipment],
    [aliasesOf('equipment', 'c.slug = row.slug', 'slug text'), equipment],
    [TERMS, allTerms],
    [
      aliasesOf(
        'terms',
        'c.slug = row.slug and c.kind::text = row.kind and c.site_id is null',
        'slug text, kind text',
      ),
      allTerms,
    ],
  ]
  for (const [statement, rows] of writes) await pool.query(statement, [JSON.stringify(rows)])
}
