import { describe, expect, it } from 'vitest'
import { positionOf, stepOf } from './slider-moves'

describe('a row to scroll', () => {
  it('moves by as many items as are seen whole, one at least', () => {
    expect(stepOf(1240, 320)).toBe(960)
    expect(stepOf(960, 320)).toBe(960)
    expect(stepOf(350, 320)).toBe(320)
    expect(stepOf(200, 320)).toBe(320)
  })

  it('knows its ends, in either direction of reading', () => {
    const at = (scrollLeft: number, scrollWidth = 1000) =>
      positionOf({ scrollLeft, scrollWidth, clientWidth: 400 })
    expect(at(0, 400)).toBe('whole')
    expect(at(0)).toBe('start')
    expect(at(300)).toBe('middle')
    expect(at(600)).toBe('end')
    expect(at(-600)).toBe('end')
  })
})
