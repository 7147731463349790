import arial from '@capsizecss/metrics/arial'
import besley from '@capsizecss/metrics/besley'
import bitter from '@capsizecss/metrics/bitter'
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque'
import caveat from '@capsizecss/metrics/caveat'
import cormorant from '@capsizecss/metrics/cormorant'
import crimsonPro from '@capsizecss/metrics/crimsonPro'
import dmSans from '@capsizecss/metrics/dMSans'
import ebGaramond from '@capsizecss/metrics/eBGaramond'
import figtree from '@capsizecss/metrics/figtree'
import fraunces from '@capsizecss/metrics/fraunces'
import georgia from '@capsizecss/metrics/georgia'
import inter from '@capsizecss/metrics/inter'
import josefinSans from '@capsizecss/metrics/josefinSans'
import karla from '@capsizecss/metrics/karla'
import libreFranklin from '@capsizecss/metrics/libreFranklin'
import literata from '@capsizecss/metrics/literata'
import lora from '@capsizecss/metrics/lora'
import manrope from '@capsizecss/metrics/manrope'
import merriweather from '@capsizecss/metrics/merriweather'
import montserrat from '@capsizecss/metrics/montserrat'
import newsreader from '@capsizecss/metrics/newsreader'
import nunito from '@capsizecss/metrics/nunito'
import outfit from '@capsizecss/metrics/outfit'
import notoSerif from '@capsizecss/metrics/notoSerif'
import playfairDisplay from '@capsizecss/metrics/playfairDisplay'
import plusJakartaSans from '@capsizecss/metrics/plusJakartaSans'
import quicksand from '@capsizecss/metrics/quicksand'
import raleway from '@capsizecss/metrics/raleway'
import roboto from '@capsizecss/metrics/roboto'
import robotoSlab from '@capsizecss/metrics/robotoSlab'
import rubik from '@capsizecss/metrics/rubik'
import sourceSerif4 from '@capsizecss/metrics/sourceSerif4'
import spaceGrotesk from '@capsizecss/metrics/spaceGrotesk'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import workSans from '@capsizecss/metrics/workSans'
import { FONT_FAMILIES, fontFamilyNamed } from '@/src/domain/appearance/font-families'
import type { FontFamily } from '@/src/domain/appearance/font-families'

/** Font metrics, to scale a fallback font to equal size. */
type FontMetrics = typeof inter

/** A font family with its metrics. */
export type MeasuredFamily = FontFamily & { metrics: FontMetrics }

const METRICS: Readonly<Record<string, FontMetrics>> = {
  besley,
  bitter,
  'bricolage-grotesque': bricolageGrotesque,
  caveat,
  cormorant,
  'crimson-pro': crimsonPro,
  'dm-sans': dmSans,
  'eb-garamond': ebGaramond,
  figtree,
  fraunces,
  inter,
  'josefin-sans': josefinSans,
  karla,
  'libre-franklin': libreFranklin,
  literata,
  lora,
  manrope,
  merriweather,
  montserrat,
  newsreader,
  nunito,
  outfit,
  'playfair-display': playfairDisplay,
  'plus-jakarta-sans': plusJakartaSans,
  quicksand,
  raleway,
  'roboto-slab': robotoSlab,
  rubik,
  'source-serif-4': sourceSerif4,
  'space-grotesk': spaceGrotesk,
  'work-sans': workSans,
}

/**
 * Fallback system fonts while a family loads: their names on Windows, Apple's systems, Android and Linux,
 * and the average width of a letter in em.
 */
const STAND_INS = {
  sans: [
    { names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], width: widthOf(arial) },
    { names: ['Roboto', 'Roboto-Regular'], width: widthOf(roboto) },
    { names: ['DejaVu Sans', 'DejaVuSans'], width: 0.51 },
  ],
  serif: [
    { names: ['Georgia'], width: widthOf(georgia) },
    {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
      width: widthOf(timesNewRoman),
    },
    { names: ['Noto Serif', 'NotoSerif-Regular'], width: widthOf(notoSerif) },
    { names: ['DejaVu Serif', 'DejaVuSerif'], width: 0.522 },
  ],
} as const

/** The average width of a letter, in em. */
function widthOf({ xWidthAvg, unitsPerEm }: FontMetrics): number {
  return xWidthAvg / unitsPerEm
}

/**
 * `@font-face` rules of fallback fonts with the widths and line height of a family, one per possible font,
 * to avoid layout shifts when the family loads.
 */
export function standIns({ metrics, category }: MeasuredFamily): { names: string[]; css: string } {
  const fonts = category === 'serif' ? STAND_INS.serif : STAND_INS.sans
  const percent = (part: number): string => `${(part * 100).toFixed(2)}%`
  const rules = fonts.map(({ names, width }, index) => {
    const scale = widthOf(metrics) / width
    const line = (part: number): string => percent(part / metrics.unitsPerEm / scale)
    return {
      name: `${metrics.familyName} Fallback ${index + 1}`,
      css:
        `@font-face{font-family:'${metrics.familyName} Fallback ${index + 1}';` +
        `src:${names.map((name) => `local('${name}')`).join(',')};` +
        `size-adjust:${percent(scale)};ascent-override:${line(metrics.ascent)};` +
        `descent-override:${line(-metrics.descent)};line-gap-override:${line(metrics.lineGap)}}`,
    }
  })
  return { names: rules.map(({ name }) => name), css: rules.map(({ css }) => css).join('\n') }
}

/** A family by the name a site stores; Inter for one that is not offered. */
export function fontFamily(name: string): MeasuredFamily {
  const family = fontFamilyNamed(name) ?? fontFamilyNamed('Inter')
  const metrics = family && METRICS[family.slug]
  if (!family || !metrics) throw new Error(`No measures for the font family ${name}`)
  return { ...family, metrics }
}

/** Every family that has measures, by name. */
export const measuredFamilies = (): MeasuredFamily[] =>
  FONT_FAMILIES.map(({ name }) => fontFamily(name))
