import { ColorSpace, contrastWCAG21, getLuminance, HSL, sRGB, XYZ_D65 } from 'colorjs.io/fn'
import type { PlainColorObject } from 'colorjs.io/fn'

// Only the supported notations are registered, to keep other spaces out of the bundles; `to` would bundle
// the gamut mapping, so conversions are called on the spaces.
ColorSpace.register(sRGB)
ColorSpace.register(HSL)

/** A colour in sRGB, each part 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Minimum contrast of text in WCAG 2.2 AA. */
export const TEXT_CONTRAST = 4.5

/** The supported notations: the library would also parse colour names. */
const READ = /^(?:#|rgba?\(|hsla?\()/i

/** Parses `#rgb`, `#rrggbb`, `rgb()` and `hsl()`; null for any other notation. */
export function parseColour(value: string): Rgb | null {
  const text = value.trim()
  if (!READ.test(text)) return null
  try {
    const [red, green, blue] = sRGB.from(text).map((part) => (part ?? 0) * 255)
    if (red === undefined || green === undefined || blue === undefined) return null
    return [red, green, blue].every(Number.isFinite) ? [red, green, blue] : null
  } catch {
    // The library throws on invalid input.
    return null
  }
}

/** Formats a colour as `#rrggbb`. */
export const hexColour = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Contrast ratio of two colours as WCAG defines it: 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number =>
  contrastWCAG21(measured(one), measured(other))

/** Mixes two colours: a share of 0 is the first, 1 the second. */
export const mixColours = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The first candidate that is readable on a ground, or the more readable of black and white. */
export function readableOn(ground: Rgb, candidates: readonly Rgb[]): Rgb {
  const fitting = candidates.find((candidate) => contrast(candidate, ground) >= TEXT_CONTRAST)
  if (fitting) return fitting
  const [black, white]: [Rgb, Rgb] = [
    [0, 0, 0],
    [255, 255, 255],
  ]
  return contrast(black, ground) >= contrast(white, ground) ? black : white
}

/** The colour nearest to a given one that is readable on every ground, toward `anchor`. */
export function nearestReadable(target: Rgb, grounds: readonly Rgb[], anchor: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mixColours(target, anchor, share)
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

/** Text of a theme that is unreadable on its grounds, with the nearest readable colour. */
export type UnreadableText = {
  /** `#rrggbb`; null where no colour is readable on all grounds. */
  nearest: string | null
}

/**
 * Checks whether a theme's text is readable on its grounds; null when it is, or when a colour cannot be
 * parsed. Colours are as `parseColour` reads them.
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

/** Relative luminance of a colour as WCAG defines it: 0 (black) to 1 (white). */
export const luminance = (rgb: Rgb): number => getLuminance(measured(rgb))

const inXyz = new WeakMap<Rgb, PlainColorObject>()

/**
 * Converts a colour to the space that luminance is computed in. Cached by colour: a palette compares each
 * ground with hundreds of others, and the conversion takes most of the time.
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
