import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SERVED_FORMATS } from './transform'
import { parseVariantName, substituteVariant, variantName } from './variant'

const size = fc.integer({ min: 1, max: 8000 })
const place = fc.nat({ max: 99_999 })
const variants = fc.record(
  {
    width: size,
    height: size,
    quality: fc.integer({ min: 1, max: 100 }),
    crop: fc.record({ width: place, height: place, x: place, y: place }),
    format: fc.constantFrom(...SERVED_FORMATS),
  },
  { requiredKeys: ['quality', 'format'], noNullPrototype: true },
)

describe('the name of a size of a picture', () => {
  it('tells all there is to know of it', () => {
    fc.assert(
      fc.property(variants, (variant) => {
        expect(parseVariantName(variantName(variant))).toEqual(variant)
      }),
    )
  })

  it('is no other name', () => {
    for (const name of ['', 'a.webp', '800x600-q75.webp.part', '800x600-q75.gif', 'x-q75.webp']) {
      expect(parseVariantName(name), name).toBeNull()
    }
  })
})

describe('what may stand in for a size that is not there', () => {
  const names = ['200x0-q75.webp', '400x0-q75.webp', '400x300-q75.webp', '300x0-q75-c9,9,0,0.webp']
  const wanted = (more: object) => ({ quality: 75, format: 'webp' as const, ...more })

  it('is the next larger one of the same part and shape', () => {
    expect(substituteVariant(wanted({ width: 150 }), names)).toBe('200x0-q75.webp')
    expect(substituteVariant(wanted({ width: 250 }), names)).toBe('400x0-q75.webp')
    expect(substituteVariant(wanted({ width: 320, height: 240 }), names)).toBe('400x300-q75.webp')
  })

  it('is never smaller, of another part, shape, format or a lower quality, nor far too large', () => {
    expect(substituteVariant(wanted({ width: 500 }), names)).toBeNull()
    expect(substituteVariant(wanted({ width: 50 }), names)).toBeNull()
    expect(substituteVariant(wanted({ width: 250, height: 250 }), names)).toBeNull()
    expect(substituteVariant(wanted({ width: 250, quality: 90 }), names)).toBeNull()
    expect(substituteVariant({ ...wanted({ width: 250 }), format: 'avif' }, names)).toBeNull()
    const crop = { width: 9, height: 9, x: 1, y: 0 }
    expect(substituteVariant(wanted({ width: 250, crop }), names)).toBeNull()
  })
})
