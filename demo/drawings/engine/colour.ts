import type { Dice } from '@/demo/drawings/engine/dice'

/** A colour as `#rrggbb`. */
export type Colour = string

type Lab = readonly [lightness: number, a: number, b: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** OKLab (Björn Ottosson, 2020): mixing and shading in it keeps colours clean. */
function toLab(colour: Colour): Lab {
  const value = Number.parseInt(colour.slice(1), 16)
  const r = toLinear((value >> 16) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toColour([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = channels.map((channel) => {
    const byte = Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}

/** Mixes two colours: `from` at 0, `to` at 1. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const a = toLab(from)
  const b = toLab(to)
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount
  return toColour([at(0), at(1), at(2)])
}

/** Lighter (positive) or darker (negative) by lightness in 0 to 1; yellows darken to brown, not olive. */
export function shade(colour: Colour, lightness: number): Colour {
  const [l, a, b] = toLab(colour)
  const chroma = lightness > 0 ? 1 - lightness * 0.6 : 1
  const warmth =
    lightness < 0 && a > -0.045
      ? -lightness * 0.24 * Math.min(1, Math.max(0, (b - 0.05) / 0.08))
      : 0
  return toColour([Math.min(1, Math.max(0.04, l + lightness)), a * chroma + warmth, b * chroma])
}

/** The colour as a hand would mix it again: a little lighter or darker, warmer or cooler. */
export function varied(dice: Dice, colour: Colour, amount = 0.04): Colour {
  const [l, a, b] = toLab(colour)
  return toColour([
    Math.min(1, Math.max(0, dice.around(l, amount))),
    dice.around(a, amount * 0.35),
    dice.around(b, amount * 0.45),
  ])
}
