/** A colour in sRGB, each part 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The least contrast of text that WCAG 2.2 AA asks for. */
export const TEXT_CONTRAST = 4.5

/** Reads `#rgb`, `#rrggbb`, `rgb()` and `hsl()`; null for any other way of writing a colour. */
export function parseColour(value: string): Rgb | null {
  const text = value.trim().toLowerCase()
  const hex = text.match(/^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/)?.[1]
  if (hex) return fromHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex)
  const [, kind, inside] = text.match(/^(rgb|hsl)a?\(([^)]+)\)$/) ?? []
  if (!kind || !inside) return null
  const parts = threeNumbers(inside)
  if (!parts || kind === 'rgb') return parts
  return fromHsl(parts[0], parts[1] / 100, parts[2] / 100)
}

function threeNumbers(text: string): Rgb | null {
  const [a, b, c] = text.split(/[\s,/]+/).map(Number.parseFloat)
  if (a === undefined || b === undefined || c === undefined) return null
  return [a, b, c].some(Number.isNaN) ? null : [a, b, c]
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
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

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
 * How much of a colour has to lie over a picture for a text to be readable on it, whatever the
 * picture shows: 0 to 1, in steps of 0.01.
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
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const fromHex = (hex: string): Rgb => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
]

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number): number => {
    const place = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return [part(0), part(8), part(4)]
}
