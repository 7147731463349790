import type { Payload } from 'payload'
import type { EditorGlobals } from '@/src/contract/site/globals'
import { firstRow } from '../database/statements'
import { environmentOf } from '../deployment'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'

const list = (columns: string, table: string, order: string, where = 'true'): string =>
  `coalesce((select jsonb_agg(jsonb_build_object(${columns}) order by ${order})
    from ${table} c where ${where}), '[]')`
const OF_SITE = 'c.site_id is null or c.site_id = $1'
const NAMES = `'id', c.id, 'slug', c.slug, 'title', c.title`

const FIND = {
  name: 'editor_globals',
  text: `select
    ${list(
      `${NAMES}, 'pluralTitle', c.plural_title, 'abbreviation', c.abbreviation,
       'system', c.system, 'kind', c.kind`,
      'units',
      'c.slug',
    )} as units,
    ${list(
      `${NAMES}, 'gramsPerLiter', c.grams_per_liter,
       'defaultMetricMeasurementMethod', c.default_metric_measurement_method,
       'defaultImperialMeasurementMethod', c.default_imperial_measurement_method,
       'aliases', array(select t.text from ingredients_texts t
         where t.parent_id = c.id and t.path = 'aliases' order by t."order")`,
      'ingredients',
      'lower(c.title)',
    )} as ingredients,
    ${list(
      `${NAMES}, 'featuredImage', (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i
        where i.id = c.featured_image_id)`,
      'equipment',
      'lower(c.title)',
      OF_SITE,
    )} as equipment,
    ${list(`${NAMES}, 'kind', c.kind`, 'terms', 'c.kind, lower(c.title)', OF_SITE)} as terms`,
}

type EditorGlobalsRow = Omit<EditorGlobals, 'equipment' | 'maxVideoBytes'> & {
  equipment: (Omit<EditorGlobals['equipment'][number], 'featuredImage'> & {
    featuredImage: ImageRow | null
  })[]
}

/**
 * Returns the catalogues for the recipe editor of a site, including the site's own terms and equipment. One
 * statement.
 */
export async function getEditorGlobals(payload: Payload, siteId: string): Promise<EditorGlobals> {
  const found = await firstRow<EditorGlobalsRow>(payload, FIND, [siteId])
  const { maxVideoBytes } = environmentOf(payload)
  if (!found) return { units: [], ingredients: [], equipment: [], terms: [], maxVideoBytes }
  return {
    ...found,
    maxVideoBytes,
    equipment: found.equipment.map(({ featuredImage, ...piece }) => ({
      ...piece,
      featuredImage: presentImage(featuredImage),
    })),
  }
}
