import type { Payload } from 'payload'
import type { MeasurementSystem } from '@/src/domain/cooking/convert'
import { TEMPERATURE_SIGN } from '@/src/domain/cooking/temperature'
import type { TemperatureSystem } from '@/src/domain/cooking/temperature'
import {
  countTemperatureSystems,
  countUnitSystems,
  mainSystem,
  MIN_LINES,
} from '@/src/domain/cooking/written-measures'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { firstRow, rows } from '@/src/server/database/statements'
import { ownExport } from '../formats/own-export'
import type { ImportJob } from './job'
import { formatMeasuresNotice } from './measures-notice'
import type { RecipeMeasures, SiteMeasureSettings } from './measures-notice'

const STORED = `import_rows w where w.import_id = $1 and w.outcome in ('created', 'updated')`
const UNITS = {
  name: 'import_units',
  text: `select n.slug, count(*)::int as count from recipe_ingredient_groups g
    join recipe_ingredients u on u._parent_id = g.id join units n on n.id = u.unit_id
    where g._parent_id in (select w.recipe_id from ${STORED}) group by n.slug`,
}
/** A sample of steps with temperatures, enough to detect the author's system. */
const STEPS = {
  name: 'import_steps_with_temperatures',
  text: `select s.content from recipe_instruction_groups g
    join recipe_instructions s on s._parent_id = g.id
    where g._parent_id in (select w.recipe_id from ${STORED})
      and s.content::text ~ '${TEMPERATURE_SIGN.source}' limit 2000`,
}
const SITE = {
  name: 'import_site_measures',
  text: `select s.default_measurement_system as "measurementSystem",
      coalesce(s.is_measurement_system_chosen, false) as "isMeasurementSystemChosen",
      s.default_temperature_system as "temperatureSystem",
      coalesce(s.is_temperature_system_chosen, false) as "isTemperatureSystemChosen"
    from sites s where s.id = $1`,
}
const FORMATS = { name: 'import_formats', text: `select format from imports where id = $1` }
const ADOPT_MEASURES = {
  name: 'import_adopt_measures',
  text: `update sites set default_measurement_system = $2, is_measurement_system_chosen = true,
    updated_at = now() where id = $1 and is_measurement_system_chosen is not true`,
}
const ADOPT_TEMPERATURES = {
  name: 'import_adopt_temperatures',
  text: `update sites set default_temperature_system = $2, is_temperature_system_chosen = true,
    updated_at = now() where id = $1 and is_temperature_system_chosen is not true`,
}
const NOTE = {
  name: 'import_note_measures',
  text: `update imports set notice = $2, updated_at = now() where id = $1`,
}

/**
 * Sets the measurement settings of a site to those of the imported recipes unless they were chosen,
 * and notes on the import what was set or that they differ. Skips exports of this platform, which
 * have settings of their own.
 * @see docs/product/import-and-export.md#measures-of-an-import
 */
export async function adoptMeasures(
  payload: Payload,
  { id, siteId }: Pick<ImportJob, 'id' | 'siteId'>,
): Promise<void> {
  if (await isOwnExport(payload, id)) return
  const { system, temperature } = await recipeMeasures(payload, id)
  const site = await firstRow<SiteMeasureSettings>(payload, SITE, [siteId])
  const notice = site ? formatMeasuresNotice({ system, temperature }, site) : null
  if (notice === null) return
  if (system !== null) await rows(payload, ADOPT_MEASURES, [siteId, system])
  if (temperature !== null) await rows(payload, ADOPT_TEMPERATURES, [siteId, temperature])
  await rows(payload, NOTE, [id, notice])
}

async function isOwnExport(payload: Payload, id: string): Promise<boolean> {
  const found = await rows<{ format: string }>(payload, FORMATS, [id])
  return found.some(({ format }) => format.split(', ').includes(ownExport.name))
}

async function recipeMeasures(payload: Payload, id: string): Promise<RecipeMeasures> {
  const [units, steps] = await Promise.all([
    rows<{ slug: string; count: number }>(payload, UNITS, [id]),
    rows<{ content: unknown }>(payload, STEPS, [id]),
  ])
  const slugs = units.flatMap(({ slug, count }) => Array<string>(count).fill(slug))
  const texts = steps.map(({ content }) => plainText(documentFromLexical(content)))
  return {
    system: mainSystem<MeasurementSystem>(countUnitSystems(slugs), MIN_LINES),
    temperature: mainSystem<TemperatureSystem>(countTemperatureSystems(texts)),
  }
}
