import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, parseColour } from './colour'
import { mainColours, pictureColours } from './picture-palette'

const pixelsOf = (...parts: readonly (readonly [rgb: readonly number[], count: number])[]) =>
  parts.flatMap(([rgb, count]) => Array.from({ length: count }, () => [...rgb, 255]).flat())

const contrastOf = (one: string, other: string): number => {
  const [a, b] = [parseColour(one), parseColour(other)]
  if (!a || !b) throw new Error(`No colours: ${one}, ${other}`)
  return contrast(a, b)
}

// docs/product/site-design.md#palettes-from-a-picture
describe('colours from a picture', () => {
  it('are the most frequent first, without what cannot be seen through', () => {
    const pixels = [...pixelsOf([[200, 30, 30], 5], [[20, 20, 200], 9]), 0, 255, 0, 0]
    expect(mainColours(pixels)).toEqual([
      [20, 20, 200],
      [200, 30, 30],
    ])
  })

  it('have the most colourful one as the accent, on a ground in the picture’s mood', () => {
    const colours = pictureColours(pixelsOf([[230, 225, 215], 60], [[150, 20, 40], 10]))
    const [red = 0, green = 0, blue = 0] = parseColour(colours?.colorAccent ?? '') ?? []
    expect(red).toBeGreaterThan(green + 60)
    expect(red).toBeGreaterThan(blue + 60)
  })

  it('can always be read', () => {
    const part = fc.integer({ min: 0, max: 255 })
    const pixels = fc.array(fc.tuple(part, part, part), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(pixels, (all) => {
        const colours = pictureColours(all.flatMap((rgb) => [...rgb, 255]))
        if (!colours) throw new Error('There are pixels')
        for (const text of [colours.colorText, colours.colorAccent, colours.colorSubdued]) {
          for (const ground of [colours.colorBackground, colours.colorPanel]) {
            expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.45)
          }
        }
      }),
    )
  })

  it('are none of a picture that shows nothing', () => {
    expect(pictureColours([])).toBeNull()
    expect(pictureColours([1, 2, 3, 0])).toBeNull()
  })
})
