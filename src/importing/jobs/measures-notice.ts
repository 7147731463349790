import type { MeasurementSystem } from '@/src/domain/cooking/convert'
import type { TemperatureSystem } from '@/src/domain/cooking/temperature'
import { SYSTEM_NAMES } from '@/src/domain/cooking/written-measures'

/** The measurement systems of the recipes of an import; null without a predominant one. */
export type RecipeMeasures = {
  system: MeasurementSystem | null
  temperature: TemperatureSystem | null
}

/** The measurement settings of a site before an import. */
export type SiteMeasureSettings = {
  measurementSystem: MeasurementSystem
  isMeasurementSystemChosen: boolean
  temperatureSystem: TemperatureSystem
  isTemperatureSystemChosen: boolean
}

/**
 * Formats the notice about what an import changed in the measurement settings of a site; null if
 * they already match its recipes.
 */
export function formatMeasuresNotice(
  found: RecipeMeasures,
  site: SiteMeasureSettings,
): string | null {
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
