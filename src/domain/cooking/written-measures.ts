import type { MeasurementSystem } from './convert'
import { systemOfTemperature, TEMPERATURE_SIGN, TEMPERATURES } from './temperature'
import type { TemperatureSystem } from './temperature'
import { unitSize } from './unit-sizes'

/** Number of lines, or texts, that are written in each system. */
export type SystemCounts<System extends string> = Readonly<Record<System, number>>

/** Fewest ingredient lines with units of a system from which the system of an author is concluded. */
export const MIN_LINES = 3

/** Counts ingredient lines by the system of their unit; spoons and units without a size count for neither. */
export function countUnitSystems(slugs: Iterable<string>): SystemCounts<MeasurementSystem> {
  const counts = { metric: 0, imperial: 0 }
  for (const slug of slugs) {
    const system = unitSize(slug)?.system ?? 'any'
    if (system !== 'any') counts[system] += 1
  }
  return counts
}

/** Counts texts by the system of their temperatures; those that name both, or none, count for neither. */
export function countTemperatureSystems(texts: Iterable<string>): SystemCounts<TemperatureSystem> {
  const counts = { celsius: 0, fahrenheit: 0 }
  for (const text of texts) {
    const system = writtenTemperatureSystem(text)
    if (system !== null) counts[system] += 1
  }
  return counts
}

/** The only system of the temperatures in a text; null without temperatures, or with both systems. */
function writtenTemperatureSystem(text: string): TemperatureSystem | null {
  if (!TEMPERATURE_SIGN.test(text)) return null
  const found = new Set<TemperatureSystem>()
  for (const [, first = '', other] of text.matchAll(TEMPERATURES)) {
    found.add(systemOfTemperature(first))
    if (other !== undefined) found.add(systemOfTemperature(other))
  }
  const [system = null] = found
  return found.size === 1 ? system : null
}

/**
 * The system of at least two thirds of the counted amounts; null without one, and below `least`.
 * @see docs/product/sites-and-hosts.md#chosen-measures
 */
export function mainSystem<System extends string>(
  counts: SystemCounts<System>,
  least = 1,
): System | null {
  const entries = Object.entries<number>(counts)
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  const main = entries.find(([, count]) => count * 3 >= total * 2)
  // `entries` forgets the names; they are those of `counts`.
  return total === 0 || total < least || !main ? null : (main[0] as System)
}

/** Labels of the systems for readers. */
export const SYSTEM_NAMES: Readonly<Record<MeasurementSystem | TemperatureSystem, string>> = {
  metric: 'grams',
  imperial: 'cups and ounces',
  celsius: '°C',
  fahrenheit: '°F',
}
