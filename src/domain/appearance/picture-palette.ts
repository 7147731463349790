import {
  contrast,
  hexColour,
  luminance,
  mixColours,
  nearestReadable,
  TEXT_CONTRAST,
} from './colour'
import type { Rgb } from './colour'
import type { Colours } from './palettes'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Number of bins of the colour space, along each of its axes. */
const STEPS = 6

type Cluster = { colour: Rgb; share: number }

/**
 * The dominant colours of a picture, the most frequent first.
 * @param pixels red, green, blue and opacity, 0 to 255 each, pixel by pixel
 */
export function mainColours(pixels: ArrayLike<number>): Rgb[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map(
      (part) => pixels[at + part],
    )
    if (opacity < 128) continue
    const place = [red, green, blue].reduce(
      (sum, part) => sum * STEPS + Math.min(STEPS - 1, Math.floor((part / 256) * STEPS)),
      0,
    )
    const sum = sums.get(place) ?? [0, 0, 0, 0]
    sums.set(place, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
    seen += 1
  }
  const clusters: Cluster[] = [...sums.values()].map(([red, green, blue, count]) => ({
    colour: [red / count, green / count, blue / count],
    share: count / seen,
  }))
  return clusters.toSorted((one, other) => other.share - one.share).map(({ colour }) => colour)
}

/** The saturation of a colour: 0 for grey, 1 for the purest. */
const chroma = (colour: Rgb): number => (Math.max(...colour) - Math.min(...colour)) / 255

/** Maximum number of colours considered for a palette, besides those derived from frequent ones. */
const MAX_CONSIDERED = 24

/**
 * Derives a readable palette of eight colours from a picture: light grounds tinted by its dominant colours,
 * and its most colourful one as the accent. Null for an empty picture.
 * @see docs/product/site-design.md#palettes-from-a-picture
 */
export function pictureColours(pixels: ArrayLike<number>): Colours | null {
  const found = mainColours(pixels).slice(0, MAX_CONSIDERED)
  const [main] = found
  if (!main) return null
  const accent = found.reduce((best, each) => (weight(each) > weight(best) ? each : best), main)
  const dark = found.reduce((best, each) => (luminance(each) < luminance(best) ? each : best), main)
  const background = mixColours(tintOf(main, accent), WHITE, 0.94)
  const panel = mixColours(tintOf(main, accent), WHITE, 0.86)
  const grounds = [background, panel]
  const text = readable(mixColours(dark, BLACK, 0.72), grounds)
  const emphasis = mixColours(accent, BLACK, luminance(accent) > 0.2 ? 0.72 : 0.5)
  return {
    colorText: hexColour(text),
    colorAccent: hexColour(readable(accent, grounds)),
    colorSubdued: hexColour(readable(mixColours(text, background, 0.35), grounds)),
    colorOverlay: hexColour(mixColours(dark, BLACK, 0.8)),
    colorBackground: hexColour(background),
    colorPanel: hexColour(panel),
    colorEmphasis: hexColour(emphasis),
    colorOutline: hexColour(mixColours(text, panel, 0.82)),
  }
}

/** Colourful, and neither black nor white. */
const weight = (colour: Rgb): number => {
  const light = luminance(colour)
  return chroma(colour) * (light > 0.75 || light < 0.02 ? 0.4 : 1)
}

/** Grey pictures tint by their accent: a ground without a mood is white. */
const tintOf = (main: Rgb, accent: Rgb): Rgb => (chroma(main) > 0.15 ? main : accent)

function readable(wish: Rgb, grounds: readonly Rgb[]): Rgb {
  const passes = grounds.every((ground) => contrast(wish, ground) >= TEXT_CONTRAST)
  return passes ? wish : nearestReadable(wish, grounds, BLACK)
}
