import type { MeasurementSystem } from '@/src/domain/cooking/convert'
import type { TemperatureSystem } from '@/src/domain/cooking/temperature'

/** Measures and temperatures together. */
export type MeasureChoice = { system: MeasurementSystem; temperature: TemperatureSystem }

/** Languages and time zone of a browser. */
export type BrowserRegion = { languages: readonly string[]; timeZone: string | undefined }

/** Countries that cook in US measures, and those with ovens in Fahrenheit, as ISO 3166 codes. */
const IMPERIAL: readonly string[] = ['US', 'LR', 'MM']
const FAHRENHEIT: readonly string[] = ['US', 'LR', 'BS', 'KY', 'PW', 'FM', 'MH']

/** Time zones of these countries, by their names in the IANA database. */
const ZONES: readonly (readonly [region: string, zone: RegExp])[] = [
  [
    'US',
    /^(?:US\/|America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Yakutat|Metlakatla|Adak|Menominee|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu)/,
  ],
  ['LR', /^Africa\/Monrovia$/],
  ['MM', /^Asia\/(?:Yangon|Rangoon)$/],
  ['BS', /^America\/Nassau$/],
  ['KY', /^America\/Cayman$/],
  ['PW', /^Pacific\/Palau$/],
  ['FM', /^Pacific\/(?:Chuuk|Truk|Pohnpei|Ponape|Kosrae)$/],
  ['MH', /^Pacific\/(?:Majuro|Kwajalein)$/],
]

/**
 * The usual measures of the browser's region: that of its first language with one, else of its time zone.
 * @see docs/product/kitchen.md#first-run
 */
export function usualMeasures({ languages, timeZone = '' }: BrowserRegion): MeasureChoice {
  const region =
    languages.map(regionOf).find((found) => found !== undefined) ??
    ZONES.find(([, zone]) => zone.test(timeZone))?.[0] ??
    ''
  return {
    system: IMPERIAL.includes(region) ? 'imperial' : 'metric',
    temperature: FAHRENHEIT.includes(region) ? 'fahrenheit' : 'celsius',
  }
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    // Browsers may be set to tags that are none.
    return undefined
  }
}

/** The region of this browser. */
export const browserRegion = (): BrowserRegion => ({
  languages: navigator.languages,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** The default temperature system of measures. */
export const defaultTemperature = (system: MeasurementSystem): TemperatureSystem =>
  system === 'metric' ? 'celsius' : 'fahrenheit'
