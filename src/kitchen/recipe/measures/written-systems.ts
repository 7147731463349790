import type { UnitNames } from '@/src/domain/amounts/quantity'
import type { MeasurementSystem } from '@/src/domain/cooking/convert'
import type { SiteMeasures } from '@/src/domain/cooking/measures'
import type { TemperatureSystem } from '@/src/domain/cooking/temperature'
import {
  countTemperatureSystems,
  countUnitSystems,
  mainSystem,
  MIN_LINES,
} from '@/src/domain/cooking/written-measures'
import { isText } from '@/src/domain/rich-text/document'
import type { Inline } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { DraftDocument } from '../recipe-kind'

type Units = ReadonlyMap<string, Pick<UnitNames, 'slug' | 'abbreviation'>>

/** The system in which most ingredient lines of a recipe are typed; null without one, or with few lines. */
export function ingredientSystem(
  groups: DraftDocument['ingredientUsageGroups'],
  units: Units,
): MeasurementSystem | null {
  const lines = (groups ?? []).flatMap(({ ingredientUsages }) => ingredientUsages)
  const slugs = lines.flatMap(({ unitId }) => units.get(unitId ?? '')?.slug ?? [])
  return mainSystem(countUnitSystems(slugs), MIN_LINES)
}

/** The system of most steps with temperatures; null without one. */
export function stepSystem(
  groups: DraftDocument['instructionGroups'],
  units: Units,
): TemperatureSystem | null {
  const steps = (groups ?? []).flatMap(({ instructions }) => instructions)
  const amount = (node: Inline): string =>
    !isText(node) && node.type === 'measurement'
      ? `${node.quantity}${units.get(node.unitId)?.abbreviation ?? ''}`
      : ''
  const texts = steps.map(({ content }) => plainText(content ?? [], amount))
  return mainSystem(countTemperatureSystems(texts))
}

/** A system that is typed, and the other one that readers of the site are shown. */
export type Difference<System = MeasurementSystem | TemperatureSystem> = {
  typed: System
  shown: System
}

/** The difference between the ingredients' system and the site's, if the site's measures were chosen. */
export const ingredientDifference = (
  typed: MeasurementSystem | null,
  site: SiteMeasures,
): Difference<MeasurementSystem> | null =>
  site.isMeasurementSystemChosen ? difference(typed, site.defaultMeasurementSystem) : null

/**
 * The difference between the temperatures' system and the site's, if the site's temperatures were chosen.
 */
export const stepDifference = (
  typed: TemperatureSystem | null,
  site: SiteMeasures,
): Difference<TemperatureSystem> | null =>
  site.isTemperatureSystemChosen ? difference(typed, site.defaultTemperatureSystem) : null

const difference = <System>(typed: System | null, shown: System): Difference<System> | null =>
  typed === null || typed === shown ? null : { typed, shown }
