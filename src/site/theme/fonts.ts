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
import playfairDisplay from '@capsizecss/metrics/playfairDisplay'
import plusJakartaSans from '@capsizecss/metrics/plusJakartaSans'
import quicksand from '@capsizecss/metrics/quicksand'
import raleway from '@capsizecss/metrics/raleway'
import robotoSlab from '@capsizecss/metrics/robotoSlab'
import rubik from '@capsizecss/metrics/rubik'
import sourceSerif4 from '@capsizecss/metrics/sourceSerif4'
import spaceGrotesk from '@capsizecss/metrics/spaceGrotesk'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import workSans from '@capsizecss/metrics/workSans'
import { FONT_FAMILIES, fontFamilyNamed } from '@/src/domain/font-families'
import type { FontFamily } from '@/src/domain/font-families'

/** Font metrics, to scale a fallback font to the same size. */
type FontMetrics = typeof inter

/** A family with its measures. */
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

/** System fonts to stand in until a family has come, by category. */
export const FALLBACK_METRICS = {
  serif: [georgia, timesNewRoman],
  sans: [arial],
  handwriting: [arial],
} as const

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
