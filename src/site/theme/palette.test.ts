import { describe, expect, it } from 'vitest'
import { exampleSite } from '@/src/site/testing/example-content'
import { contrast, parseColour } from '@/src/domain/appearance/colour'
import { paletteProperties } from './palette'

const { colorTheme } = exampleSite()

/** Every text of a page and the ground it stands on. */
const PAIRS = [
  ['--color-text', '--color-background'],
  ['--color-text', '--color-panel'],
  ['--color-text', '--tint'],
  ['--subdued', '--color-background'],
  ['--subdued', '--color-panel'],
  ['--accent-text', '--color-background'],
  ['--on-accent', '--color-accent'],
  ['--on-emphasis', '--color-emphasis'],
  ['--on-band', '--band'],
  ['--on-footer', '--footer'],
] as const

const faint = {
  ...colorTheme,
  colorText: '#999999',
  colorSubdued: '#cccccc',
  colorAccent: '#ffe680',
}
const dark = {
  ...colorTheme,
  colorBackground: '#17191c',
  colorPanel: '#23262b',
  colorText: '#eeeeee',
}
const unreadable = { ...colorTheme, colorAccent: 'tomato', colorText: 'red;}</style>' }

describe.each(['accent', 'tonal', 'bold'] as const)('the style %s', (themeStyle) => {
  it.each([
    ['plain', colorTheme],
    ['too faint', faint],
    ['dark', dark],
    ['in words', unreadable],
  ])('makes every text readable in a theme that is %s', (_, theme) => {
    const properties = paletteProperties({ colorTheme: theme, themeStyle, themeAccentColor: null })
    for (const [text, ground] of PAIRS) {
      const [one, other] = [properties[text], properties[ground]].map((hex) =>
        parseColour(hex ?? ''),
      )
      if (!one || !other) throw new Error(`${text} or ${ground} is missing`)
      expect(contrast(one, other), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('keeps the colours of a theme that can be read', () => {
  const properties = paletteProperties(exampleSite())
  expect(properties['--color-text']).toBe('#222222')
  expect(properties['--subdued']).toBe('#666666')
})

it('lets the accent of the site stand before that of its theme', () => {
  const properties = paletteProperties(exampleSite({ themeAccentColor: '#005f73' }))
  expect(properties['--color-accent']).toBe('#005f73')
})

it('writes nothing but colours and a share of one, whatever is stored', () => {
  const { '--scrim': scrim, ...properties } = paletteProperties(
    exampleSite({ colorTheme: unreadable }),
  )
  expect(scrim).toMatch(/^(7[2-9]|[89]\d|100)%$/)
  for (const value of Object.values(properties)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
})
