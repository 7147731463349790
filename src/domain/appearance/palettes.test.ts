import { describe, expect, it } from 'vitest'
import { contrast, parseColour, TEXT_CONTRAST } from './colour'
import { fontFamilyNamed } from './font-families'
import type { Colours } from './palettes'
import { PALETTES } from './palettes'
import { textProblem } from './text-problem'
import { TYPE_PAIRS } from './type-pairs'

const contrastOf = (colours: Colours, text: keyof Colours, ground: keyof Colours): number => {
  const pair = [parseColour(colours[text]), parseColour(colours[ground])]
  const [one, other] = pair
  return one && other ? contrast(one, other) : 0
}

// docs/product/sites-and-hosts.md#colours
describe.each(PALETTES)('the palette $name', ({ colours }) => {
  it('is read on its background and its panel as it is', () => {
    expect(textProblem(colours.colorText, [colours.colorBackground, colours.colorPanel])).toBeNull()
    for (const text of ['colorAccent', 'colorSubdued'] as const) {
      for (const ground of ['colorBackground', 'colorPanel'] as const) {
        expect(contrastOf(colours, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          TEXT_CONTRAST,
        )
      }
    }
  })
})

it('names each palette once', () => {
  expect(new Set(PALETTES.map(({ name }) => name)).size).toBe(PALETTES.length)
})

// docs/product/sites-and-hosts.md#type
it.each(TYPE_PAIRS)('$displayFontFamily and $narrativeFontFamily have the weights', (pair) => {
  const cuts = [
    [pair.displayFontFamily, pair.displayFontNormalWeight, pair.displayFontBoldWeight],
    [pair.narrativeFontFamily, pair.narrativeFontNormalWeight, pair.narrativeFontBoldWeight],
  ] as const
  for (const [name, normal, bold] of cuts) {
    const [lightest = 0, boldest = 0] = fontFamilyNamed(name)?.weights ?? []
    expect([normal >= lightest, bold <= boldest, normal < bold], name).toEqual([true, true, true])
  }
})
