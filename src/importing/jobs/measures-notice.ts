import type { MeasurementSystem } from '@/src/domain/cooking/convert'
import type { TemperatureSystem } from '@/src/domain/cooking/temperature'
import { SYSTEM_NAMES } from '@/src/domain/cooking/written-measures'

/** Systems in which the recipes of an import are written; null where there is no main one. */
export type RecipeMeasures = {
  system: MeasurementSystem | null
  temperature: TemperatureSystem | null
}

/** Measures of a site before an import. */
export type SiteMeasureSettings = {
  measurementSystem: MeasurementSystem
  isMeasurementSystemChosen: boolean
  temperatureSystem: TemperatureSystem
  isTemperatureSystemChosen: boolean
}

/** Tells what an import did with the measures of a site; null if they are those of its recipes already. */
export function formatMeasuresNotice(found: RecipeMeasures, site: SiteMeasureSettings): string | null {
  const notices = [
    notice(found.system, site.measurementSystem, site.isMeasurementSystemChosen),
    notice(found.temperature, site.temperatureSystem, site.isTemperatureSystemChosen),
  ]
  return notices.filter((each) => each !== null).join(' ') || null
}

function notice<System extends keyof typeof SYSTEM_NAMES>(
  found: System | null,
  shown: System,
  isChosen: boolean,
): string | null {
  if (found === null) return null
  if (!isChosen) return `The site now shows ${SYSTEM_NAMES[found]}, as the recipes do.`
  if (found === shown) return null
  return `The recipes are in ${SYSTEM_NAMES[found]}; the site shows ${SYSTEM_NAMES[shown]}.`
}
