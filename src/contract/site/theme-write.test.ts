import { expect, it } from 'vitest'
import { PALETTES } from '@/src/domain/appearance/palettes'
import { TYPE_PAIRS } from '@/src/domain/appearance/type-pairs'
import { ColorThemeWrite, TypeThemeWrite } from './theme-write'

const [palette] = PALETTES
const [pair] = TYPE_PAIRS

// docs/product/sites-and-hosts.md#colours
it('takes every palette and pair that is offered', () => {
  for (const { colours } of PALETTES) expect(ColorThemeWrite.parse(colours)).toEqual(colours)
  for (const each of TYPE_PAIRS) expect(TypeThemeWrite.parse(each)).toEqual(each)
})

it('refuses a text that cannot be read, with the nearest colour that can', () => {
  const faint = { ...palette?.colours, colorText: '#e8e0d4' }
  const issues = ColorThemeWrite.safeParse(faint).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path, message])).toEqual([
    [['colorText'], expect.stringMatching(/The nearest readable colour is #[0-9a-f]{6}\./)],
  ])
})

it('refuses what is no colour, a family that is not served, and a weight that no font has', () => {
  const colours = { ...palette?.colours, colorPanel: 'url(x)' }
  expect(ColorThemeWrite.safeParse(colours).success).toBe(false)
  expect(TypeThemeWrite.safeParse({ ...pair, displayFontFamily: 'Comic Sans' }).success).toBe(false)
  expect(TypeThemeWrite.safeParse({ ...pair, displayFontBoldWeight: 901 }).success).toBe(false)
})
