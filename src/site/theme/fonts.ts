import arial from '@capsizecss/metrics/arial'
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque'
import figtree from '@capsizecss/metrics/figtree'
import fraunces from '@capsizecss/metrics/fraunces'
import georgia from '@capsizecss/metrics/georgia'
import inter from '@capsizecss/metrics/inter'
import literata from '@capsizecss/metrics/literata'
import newsreader from '@capsizecss/metrics/newsreader'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

/** What is measured of a font, to scale a fallback to its size. */
type FontMetrics = typeof inter

/** A family a site may choose: one Fontsource package, named as authors see it. */
export type FontFamily = {
  name: string
  /** Package and file name: `@fontsource-variable/{slug}/files/{slug}-latin-wght-normal.woff2`. */
  slug: string
  category: 'serif' | 'sans'
  /** Lightest and boldest weight. */
  weights: readonly [number, number]
  hasItalic: boolean
  /** Whether there is a cut for large sizes, worth its bytes in headlines. */
  hasOpticalSizes: boolean
  metrics: FontMetrics
}

const FAMILIES: readonly FontFamily[] = [
  {
    name: 'Bricolage Grotesque',
    slug: 'bricolage-grotesque',
    category: 'sans',
    weights: [200, 800],
    hasItalic: false,
    hasOpticalSizes: true,
    metrics: bricolageGrotesque,
  },
  {
    name: 'Figtree',
    slug: 'figtree',
    category: 'sans',
    weights: [300, 900],
    hasItalic: true,
    hasOpticalSizes: false,
    metrics: figtree,
  },
  {
    name: 'Fraunces',
    slug: 'fraunces',
    category: 'serif',
    weights: [100, 900],
    hasItalic: true,
    hasOpticalSizes: true,
    metrics: fraunces,
  },
  {
    name: 'Inter',
    slug: 'inter',
    category: 'sans',
    weights: [100, 900],
    hasItalic: true,
    hasOpticalSizes: false,
    metrics: inter,
  },
  {
    name: 'Literata',
    slug: 'literata',
    category: 'serif',
    weights: [200, 900],
    hasItalic: true,
    hasOpticalSizes: true,
    metrics: literata,
  },
  {
    name: 'Newsreader',
    slug: 'newsreader',
    category: 'serif',
    weights: [200, 800],
    hasItalic: true,
    hasOpticalSizes: true,
    metrics: newsreader,
  },
]

/** The families a site may choose, by name. */
export const FONT_FAMILIES: ReadonlyMap<string, FontFamily> = new Map(
  FAMILIES.map((family) => [family.name, family]),
)

/** System fonts to stand in until a family has come, by category. */
export const FALLBACK_METRICS = {
  serif: [georgia, timesNewRoman],
  sans: [arial],
} as const

/** A family by the name a site stores; Inter for one that is not offered. */
export function fontFamily(name: string): FontFamily {
  const family = FONT_FAMILIES.get(name) ?? FONT_FAMILIES.get('Inter')
  if (!family) throw new Error('Inter is missing from the table of fonts')
  return family
}
