import { describe, expect, it } from 'vitest'
import { brandColours, PLATFORM_COLOURS } from './brand-colours'
import { contrast, parseColour, TEXT_CONTRAST } from './colour'

const contrastOf = (one: string, other: string): number =>
  contrast(parseColour(one) ?? [0, 0, 0], parseColour(other) ?? [0, 0, 0])

// docs/product/site-frame.md#brand
describe('the colors of a site in mails and on pages outside it', () => {
  it('are its own', () => {
    const own = { background: '#fdf6e3', text: '#333333', accent: '#8a1a1a' }
    expect(brandColours(own)).toEqual({ ...own, onAccent: '#ffffff' })
  })

  it('are those of the platform where it has none, or none that can be read', () => {
    expect(brandColours({ background: null, text: null, accent: null })).toEqual(PLATFORM_COLOURS)
    expect(brandColours({ background: 'no', text: '', accent: 'url(x)' })).toEqual(PLATFORM_COLOURS)
  })

  it.each([
    ['a pale accent', { background: '#ffffff', text: '#222222', accent: '#ffe680' }],
    ['a dark page with dark text', { background: '#17191c', text: '#333333', accent: '#ff7a59' }],
    ['one color for all', { background: '#808080', text: '#808080', accent: '#808080' }],
  ])('have texts that can be read: %s', (_, chosen) => {
    const { background, text, accent, onAccent } = brandColours(chosen)
    expect({ background, accent }).toEqual({
      background: chosen.background,
      accent: chosen.accent,
    })
    expect(contrastOf(text, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    expect(contrastOf(onAccent, accent)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })
})
