import { describe, expect, it } from 'vitest'
import { presentImage } from './images'

const row = { id: 'i', key: 'k.jpg', width: 800, height: 600, lqip: null, alt: null }
const NO_CROP = { width: null, height: null, x: null, y: null }

describe('a stored picture', () => {
  it('comes with its size, nothing for one that is not known, and null for no picture', () => {
    expect(presentImage(row)).toEqual({ ...row, crop: null })
    expect(presentImage({ ...row, width: null, height: null })).toMatchObject({
      width: 0,
      height: 0,
    })
    expect(presentImage(null)).toBeNull()
    expect(presentImage(undefined)).toBeNull()
  })

  it('has a crop when that has a size, from the corner unless it says where', () => {
    const cropOf = (crop: Partial<typeof NO_CROP> | Record<string, number>) =>
      presentImage({ ...row, crop: { ...NO_CROP, ...crop } })?.crop
    expect(cropOf({ width: 20, height: 10, x: 3, y: 4 })).toEqual({
      width: 20,
      height: 10,
      x: 3,
      y: 4,
    })
    expect(cropOf({ width: 20, height: 10 })).toEqual({ width: 20, height: 10, x: 0, y: 0 })
    expect(cropOf({})).toBeNull()
    expect(cropOf({ width: 20 })).toBeNull()
    expect(cropOf({ height: 10 })).toBeNull()
    expect(cropOf({ width: 0, height: 10 })).toBeNull()
  })

  it('shows a stand-in that is one, and no other text that is stored in its place', () => {
    expect(presentImage({ ...row, lqip: 'javascript:alert(1)' })?.lqip).toBeNull()
    expect(presentImage({ ...row, lqip: 'https://example.com/a.png' })?.lqip).toBeNull()
  })
})
