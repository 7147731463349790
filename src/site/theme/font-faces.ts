import { fontFamily, standIns } from './fonts'
import type { MeasuredFamily } from './fonts'

/** The letters of a font file, as Fontsource cuts them. */
const UNICODE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

const GENERIC = { serif: 'serif', sans: 'sans-serif', handwriting: 'cursive' } as const

type Subset = keyof typeof UNICODE_RANGES
type Face = { family: MeasuredFamily; axis: 'wght' | 'opsz'; style: 'normal' | 'italic' }

/** The fonts of a page: `@font-face` rules, preloads and the two `font-family` lists. */
export type PageFonts = {
  css: string
  preloads: readonly string[]
  display: string
  narrative: string
}

/** The fonts of a site: only the files of its two families are ever named. */
export function pageFonts(displayName: string, narrativeName: string): PageFonts {
  const display = fontFamily(displayName)
  const narrative = fontFamily(narrativeName)
  const isOneFamily = display.slug === narrative.slug
  const roman: Face = { family: narrative, axis: 'wght', style: 'normal' }
  const headline: Face = {
    family: display,
    axis: display.hasOpticalSizes && !isOneFamily ? 'opsz' : 'wght',
    style: 'normal',
  }
  const faces: Face[] = [
    headline,
    ...(isOneFamily ? [] : [roman]),
    ...(narrative.hasItalic ? [{ ...roman, style: 'italic' as const }] : []),
  ]
  const families = isOneFamily ? [display] : [display, narrative]
  return {
    css: [...faces.flatMap(faceRules), ...families.map((family) => standIns(family).css)].join(
      '\n',
    ),
    preloads: faces
      .filter((face) => face.style === 'normal')
      .map((face) => fileAddress(face, 'latin')),
    display: familyList(display),
    narrative: familyList(narrative),
  }
}

const familyList = (family: MeasuredFamily): string =>
  [family.metrics.familyName, ...standIns(family).names]
    .map((name) => (name.includes(' ') ? `"${name}"` : name))
    .concat(GENERIC[family.category])
    .join(', ')

const fileAddress = ({ family: { slug }, axis, style }: Face, subset: Subset): string =>
  `/fonts/${slug}-${subset}-${axis}-${style}.woff2`

function faceRules(face: Face): string[] {
  const [lightest, boldest] = face.family.weights
  return (['latin', 'latin-ext'] as const).map(
    (subset) =>
      `@font-face{font-family:'${face.family.metrics.familyName}';font-style:${face.style};` +
      `font-weight:${lightest} ${boldest};font-display:swap;` +
      `src:url(${fileAddress(face, subset)}) format('woff2');unicode-range:${UNICODE_RANGES[subset]}}`,
  )
}
