import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'
import type { Measures } from '@/src/domain/cooking/measures'
import type { TemperatureSystem } from '@/src/domain/cooking/temperature'
import { Store } from './store'

const KEY = 'measures'

type Stored = { [Measure in keyof ReaderMeasures]?: unknown }

/** The reader's choices for a recipe. */
export type ReaderMeasures = Measures & {
  /** Whether lines show their weight in percent of the flour. */
  hasBakersPercentages: boolean
}

/**
 * The reader's measures, in order of precedence: the current choice, the profile's temperature, the stored
 * choice, the site's default.
 */
export class MeasuresStore extends Store<ReaderMeasures> {
  #hasChosenTemperature = false

  constructor(site: Measures) {
    super({ ...site, hasBakersPercentages: false })
  }

  /** Restores the choice of an earlier page from local storage. */
  restore(): void {
    const stored = readJsonItem('localStorage', KEY)
    if (typeof stored !== 'object' || stored === null) return
    const { system, temperature, hasBakersPercentages }: Stored = stored
    this.set({
      ...this.get(),
      ...(system === 'metric' || system === 'imperial' ? { system } : {}),
      ...(isTemperature(temperature) ? { temperature } : {}),
      hasBakersPercentages: hasBakersPercentages === true,
    })
  }

  /** The reader's own temperature system wins until another is chosen on this page. */
  followProfile(temperature: TemperatureSystem | null): void {
    if (temperature === null || this.#hasChosenTemperature) return
    if (temperature !== this.get().temperature) this.set({ ...this.get(), temperature })
  }

  choose(change: Partial<ReaderMeasures>): void {
    if (change.temperature) this.#hasChosenTemperature = true
    this.set({ ...this.get(), ...change })
    const { multiplier: _, ...kept } = this.get()
    writeJsonItem('localStorage', KEY, kept)
  }
}

const isTemperature = (value: unknown): value is TemperatureSystem =>
  value === 'celsius' || value === 'fahrenheit'
