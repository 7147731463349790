import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropOfPercentages, percentagesOfCrop } from './crop-box'

describe('a crop', () => {
  it('comes back the same from hundredths, whatever the size of the picture', () => {
    const side = fc.integer({ min: 1, max: 16_383 })
    fc.assert(
      fc.property(side, side, fc.float({ min: 0, max: 1, noNaN: true }), (width, height, share) => {
        const size = { width, height }
        const crop = {
          x: Math.floor((width - 1) * share),
          y: Math.floor((height - 1) * share),
          width: 1,
          height: 1,
        }
        expect(cropOfPercentages(percentagesOfCrop(crop, size), size)).toEqual(crop)
      }),
    )
  })

  it('never reaches outside of the picture', () => {
    const size = { width: 100, height: 50 }
    expect(cropOfPercentages({ x: -1, y: 50, width: 120, height: 80 }, size)).toEqual({
      x: 0,
      y: 25,
      width: 100,
      height: 25,
    })
  })
})
