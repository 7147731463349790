import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCropBox, MAX_ZOOM, clampView, initialView } from './square-crop'

describe('the square cut out of a picture', () => {
  it('is the largest around the middle at first, or what was stored', () => {
    const image = { width: 800, height: 600 }
    expect(toCropBox(image, initialView({ ...image, crop: null }))).toEqual({
      width: 600,
      height: 600,
      x: 100,
      y: 0,
    })
    const crop = { width: 300, height: 300, x: 40, y: 50 }
    expect(toCropBox(image, initialView({ ...image, crop }))).toEqual(crop)
  })

  it('never reaches outside of the picture, wherever it is dragged', () => {
    const size = fc.integer({ min: 1, max: 9000 })
    const place = fc.double({ min: -20_000, max: 20_000, noNaN: true })
    fc.assert(
      fc.property(
        size,
        size,
        place,
        place,
        fc.double({ min: 0, max: 9, noNaN: true }),
        (width, height, x, y, zoom) => {
          const crop = toCropBox({ width, height }, clampView({ width, height }, { zoom, x, y }))
          expect(crop.width).toBe(crop.height)
          expect(crop.width).toBeGreaterThanOrEqual(1)
          expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
          expect(crop.x + crop.width).toBeLessThanOrEqual(width)
          expect(crop.y + crop.height).toBeLessThanOrEqual(height)
        },
      ),
    )
    expect(clampView({ width: 10, height: 10 }, { zoom: 99, x: 5, y: 5 }).zoom).toBe(MAX_ZOOM)
  })
})
