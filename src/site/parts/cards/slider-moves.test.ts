import { describe, expect, it } from 'vitest'
import { scrollPosition, scrollStep } from './slider-moves'

describe('a row to scroll', () => {
  it('moves by as many items as are seen whole, one at least', () => {
    expect(scrollStep(1240, 320)).toBe(960)
    expect(scrollStep(960, 320)).toBe(960)
    expect(scrollStep(350, 320)).toBe(320)
    expect(scrollStep(200, 320)).toBe(320)
  })

  it('knows its ends, in either direction of reading', () => {
    const at = (scrollLeft: number, scrollWidth = 1000) =>
      scrollPosition({ scrollLeft, scrollWidth, clientWidth: 400 })
    expect(at(0, 400)).toBe('whole')
    expect(at(0)).toBe('start')
    expect(at(300)).toBe('middle')
    expect(at(600)).toBe('end')
    expect(at(-600)).toBe('end')
  })
})
