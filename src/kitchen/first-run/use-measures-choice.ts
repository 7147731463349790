'use client'

import { useState } from 'react'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import type { MeasurementSystem } from '@/src/domain/cooking/convert'
import type { TemperatureSystem } from '@/src/domain/cooking/temperature'
import { useChangeSite } from '../state/site-settings'
import { browserRegion, defaultTemperature, usualMeasures } from './usual-measures'
import type { MeasureChoice } from './usual-measures'

/** The measures of a new site while they are chosen. */
export type MeasuresChoice = {
  shown: MeasureChoice
  /** Whether measures and temperatures are stored as chosen. */
  isStored: boolean
  error: Error | null
  chooseSystem: (system: MeasurementSystem) => void
  chooseTemperature: (temperature: TemperatureSystem) => void
  /** Stores the shown measures, then continues. */
  confirm: (onStored: () => void) => void
}

/**
 * Measures, initially those of the browser's region. Temperatures follow the measures until they are chosen
 * separately; a choice is stored at once, the preselection when it is confirmed.
 */
export function useMeasuresChoice(settings: SiteSettings): MeasuresChoice {
  const { mutate, error } = useChangeSite(settings.slug)
  const [usual] = useState(() => usualMeasures(browserRegion()))
  const [picked, setPicked] = useState<Partial<MeasureChoice>>({})
  const [isTemperatureOwn, setTemperatureOwn] = useState(false)
  const shown = { ...usual, ...storedChoice(settings), ...picked }

  const store = ({ system, temperature }: MeasureChoice, onSuccess?: () => void): void => {
    const change = { defaultMeasurementSystem: system, defaultTemperatureSystem: temperature }
    mutate(change, {
      onError: () => setPicked({}),
      ...(onSuccess ? { onSuccess } : {}),
    })
  }
  const pick = (choice: MeasureChoice): void => {
    setPicked(choice)
    store(choice)
  }

  return {
    shown,
    isStored: settings.isMeasurementSystemChosen && settings.isTemperatureSystemChosen,
    error,
    chooseSystem: (system) =>
      pick({
        system,
        temperature: isTemperatureOwn ? shown.temperature : defaultTemperature(system),
      }),
    chooseTemperature: (temperature) => {
      setTemperatureOwn(true)
      pick({ ...shown, temperature })
    },
    confirm: (onStored) => store(shown, onStored),
  }
}

const storedChoice = (settings: SiteSettings): Partial<MeasureChoice> => ({
  ...(settings.isMeasurementSystemChosen ? { system: settings.defaultMeasurementSystem } : {}),
  ...(settings.isTemperatureSystemChosen ? { temperature: settings.defaultTemperatureSystem } : {}),
})
