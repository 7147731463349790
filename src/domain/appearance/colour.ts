import { ColorSpace, contrastWCAG21, getLuminance, HSL, sRGB, XYZ_D65 } from 'colorjs.io/fn'
import type { PlainColorObject } from 'colorjs.io/fn'

// The notations that are read. Every other space stays out of the scripts: conversions are those of the
// spaces, because `to` brings along whatever maps colours into a gamut.
ColorSpace.register(sRGB)
ColorSpace.register(HSL)

/** A colour in sRGB, each part 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The least contrast of text that WCAG 2.2 AA asks for. */
export const TEXT_CONTRAST = 4.5

/** The notations that are read: the library would also read names. */
const READ = /^(?:#|rgba?\(|hsla?\()/i

/** Reads `#rgb`, `#rrggbb`, `rgb()` and `hsl()`; null for any other way of writing a colour. */
export function parseColour(value: string): Rgb | null {
  const text = value.trim()
  if (!READ.test(text)) return null
  try {
    const [red, green, blue] = sRGB.from(text).map((part) => (part ?? 0) * 255)
    if (red === undefined || green === undefined || blue === undefined) return null
    return [red, green, blue].every(Number.isFinite) ? [red, green, blue] : null
  } catch {
    // The library throws at what it cannot read.
    return null
  }
}

/** A colour as `#rrggbb`. */
export const hexColour = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Contrast of two colours as WCAG counts it: 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number =>
  contrastWCAG21(measured(one), measured(other))

/** Between two colours: 0 is the first, 1 the second. */
export const mixColours = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The first colour that can be read on a ground, or the most readable of black and white. */
export function readableOn(ground: Rgb, candidates: readonly Rgb[]): Rgb {
  const fitting = candidates.find((candidate) => contrast(candidate, ground) >= TEXT_CONTRAST)
  if (fitting) return fitting
  const [black, white]: [Rgb, Rgb] = [
    [0, 0, 0],
    [255, 255, 255],
  ]
  return contrast(black, ground) >= contrast(white, ground) ? black : white
}

/** The colour nearest to a wish that can be read on every one of some grounds, toward `anchor`. */
export function nearestReadable(wish: Rgb, grounds: readonly Rgb[], anchor: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mixColours(wish, anchor, share)
    if (grounds.every((ground) => contrast(colour, ground) >= TEXT_CONTRAST)) return colour
  }
  return anchor
}

/**
 * The opacity that a colour over a picture needs for a text on it to be readable, whatever the picture shows:
 * 0 to 1, in steps of 0.01.
 */
export function scrimShare(scrim: Rgb, text: Rgb): number {
  const extremes: readonly Rgb[] = [
    [0, 0, 0],
    [255, 255, 255],
  ]
  for (let share = 0; share < 1; share += 0.01) {
    const isReadable = extremes.every(
      (pixel) => contrast(text, mixColours(pixel, scrim, share)) >= TEXT_CONTRAST,
    )
    if (isReadable) return Math.round(share * 100) / 100
  }
  return 1
}

/** The text of a theme on its grounds, when it cannot be read: the nearest colour that can. */
export type UnreadableText = {
  /** `#rrggbb`; null where no colour can be read on all grounds. */
  nearest: string | null
}

/**
 * Whether a theme's text can be read on its grounds; null when it can, or when a colour cannot be
 * told. Colours are as `parseColour` reads them.
 * @see docs/product/sites-and-hosts.md#colours
 */
export function unreadableText(text: string, grounds: readonly string[]): UnreadableText | null {
  const wish = parseColour(text)
  const known = grounds.map(parseColour)
  if (!wish || !known.every((ground) => ground !== null)) return null
  const passes = (colour: Rgb): boolean =>
    known.every((ground) => contrast(colour, ground) >= TEXT_CONTRAST)
  if (passes(wish)) return null
  const nearest = (
    [
      [0, 0, 0],
      [255, 255, 255],
    ] as const
  )
    .filter(passes)
    .map((anchor) => nearestReadable(wish, known, anchor))
    .toSorted((a, b) => distance(a, wish) - distance(b, wish))
    .at(0)
  return { nearest: nearest ? hexColour(nearest) : null }
}

const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Relative luminance of a colour, as WCAG counts it: 0 (black) to 1 (white). */
export const luminance = (rgb: Rgb): number => getLuminance(measured(rgb))

const inXyz = new WeakMap<Rgb, PlainColorObject>()

/**
 * A colour in the space that luminance is read from. Kept with the colour: a palette compares each
 * ground with hundreds of others, and the conversion is most of the time.
 */
function measured(rgb: Rgb): PlainColorObject {
  const known = inXyz.get(rgb)
  if (known) return known
  const [red, green, blue] = rgb
  const coords = XYZ_D65.from({ space: sRGB, coords: [red / 255, green / 255, blue / 255] })
  const colour = { space: XYZ_D65, coords, alpha: 1 }
  inXyz.set(rgb, colour)
  return colour
}
