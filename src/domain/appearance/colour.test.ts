import { describe, expect, it } from 'vitest'
import {
  contrast,
  hexColour,
  mixColours,
  nearestReadable,
  parseColour,
  readableOn,
  scrimShare,
  unreadableText,
} from './colour'
import type { Rgb } from './colour'

const read = (value: string) => {
  const colour = parseColour(value)
  if (!colour) throw new Error(`cannot read ${value}`)
  return colour
}

/** Pairs of colours that are the same at each run. */
const pairs = (count: number): (readonly [Rgb, Rgb])[] => {
  const part = (at: number): number => (at * 48_271) % 256
  const colour = (at: number): Rgb => [part(at), part(at * 7 + 3), part(at * 31 + 11)]
  return Array.from({ length: count }, (_, at) => [colour(at), colour(count * 5 - at * 3)])
}

/** Relative luminance, by the definition in WCAG 2.2. */
const standard = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('a colour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#1A2b3C', '#1a2b3c'],
    ['rgb(255, 0 10)', '#ff000a'],
    ['rgba(1,2,3,.5)', '#010203'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsl(240, 100%, 25%)', '#000080'],
    ['HSL(0.5turn 100% 50%)', '#00ffff'],
    ['rgb(100% 0% 20%)', '#ff0033'],
    ['rgb(none 10 300)', '#000aff'],
  ])('%s is read as %s', (value, hex) => {
    expect(hexColour(read(value))).toBe(hex)
  })

  it.each(['red', 'oklch(0.5 0.1 20)', '#12', 'rgb(a b c)', 'rgb(1 2)', ''])(
    '%s is not read',
    (value) => {
      expect(parseColour(value)).toBeNull()
    },
  )
})

describe('contrast', () => {
  it('of black and white is 21', () => {
    expect(contrast(read('#000'), read('#fff'))).toBeCloseTo(21)
  })

  it('is as the standard defines it', () => {
    for (const [one, other] of pairs(1000)) {
      const [light, dark] = [standard(one), standard(other)].toSorted((a, b) => b - a)
      expect(contrast(one, other)).toBeCloseTo(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05), 2)
    }
  })

  it('decides which text stands on a ground', () => {
    expect(hexColour(readableOn(read('#ffd400'), [read('#ffffff'), read('#222222')]))).toBe(
      '#222222',
    )
    expect(hexColour(readableOn(read('#ffd400'), [read('#ffffff')]))).toBe('#000000')
  })

  it('moves a colour that is too faint just far enough to be read', () => {
    const white = read('#ffffff')
    const mended = nearestReadable(read('#aaaaaa'), [white], read('#000000'))
    expect(contrast(mended, white)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(mended, white)).toBeLessThan(6)
    expect(hexColour(nearestReadable(read('#333333'), [white], read('#000000')))).toBe('#333333')
  })
})

describe('a scrim', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#3a4a5a', '#ffffff'],
    ['#f4f2ee', '#1c1c1c'],
    ['#2f3b33', '#f4f2ee'],
  ])('of %s makes %s readable on any picture, and is no denser than that', (scrim, text) => {
    const share = scrimShare(read(scrim), read(text))
    const worst = (at: number): number =>
      Math.min(
        ...(['#000', '#fff'] as const).map((pixel) =>
          contrast(read(text), mixColours(read(pixel), read(scrim), at)),
        ),
      )
    expect(worst(share)).toBeGreaterThanOrEqual(4.5)
    expect(worst(share - 0.02)).toBeLessThan(4.5)
  })
})

describe('the text of a theme', () => {
  it('is fine where it can be read on every ground', () => {
    expect(unreadableText('#222222', ['#faf7f0', '#efe9dc'])).toBeNull()
    expect(unreadableText('not a colour', ['#faf7f0'])).toBeNull()
  })

  it('is answered with the nearest colour that can be read', () => {
    const nearest = unreadableText('#999999', ['#faf7f0', '#efe9dc'])?.nearest ?? ''
    for (const ground of ['#faf7f0', '#efe9dc']) {
      const [one, other] = [parseColour(nearest), parseColour(ground)]
      expect(one && other ? contrast(one, other) : 0).toBeGreaterThanOrEqual(4.5)
    }
    expect(nearest).not.toBe('#000000')
    expect(unreadableText('#444444', ['#111111'])?.nearest).not.toBe('#ffffff')
  })

  it('has no answer where one ground is light and another dark', () => {
    expect(unreadableText('#777777', ['#777777', '#ffffff', '#000000'])).toEqual({ nearest: null })
  })
})
