import { describe, expect, it } from 'vitest'
import type { PublicSite } from '@/src/contract/site/site'
import { exampleSite } from '@/src/site/testing/example-content'
import { getTemplate } from '@/src/site/templates'
import { pageFonts } from './font-faces'
import { themeCss } from './theme-css'

type Themed = Parameters<typeof themeCss>[0]

const picture = (key: string): NonNullable<PublicSite['logo']> => ({
  ...{ id: key, key, width: 300, height: 60, lqip: null, alt: null, crop: null },
})
const example = exampleSite({ logo: picture('logo.svg'), themeStyle: 'accent' })
const SITE: Themed = {
  ...example,
  colorTheme: { ...example.colorTheme, colorBackground: '#17191c', colorText: '#eeeeee' },
}
const { look } = getTemplate('journal')
const fonts = pageFonts('Fraunces', 'Inter')
const css = (changes: Partial<Themed> = {}, logoTone: number | null = 0.01): string =>
  themeCss({ ...SITE, ...changes }, { look, fonts, logoTone })

describe('the look of a site', () => {
  it('is made of its colours, its type, its logos and its template', () => {
    const looks = [
      css(),
      css({ colorTheme: { ...SITE.colorTheme, colorAccent: '#228844' } }),
      css({ themeStyle: 'bold' }),
      css({ themeAccentColor: '#aa0000' }),
      css({ typeTheme: { ...SITE.typeTheme, displayFontBoldWeight: 900 } }),
      css({ logoOnDark: picture('light.svg') }),
      css({}, 0.99),
      themeCss(SITE, { look: getTemplate('minimal').look, fonts, logoTone: 0.01 }),
      themeCss(SITE, { look, fonts: pageFonts('Inter', 'Inter'), logoTone: 0.01 }),
    ]
    expect(new Set(looks).size).toBe(looks.length)
    expect(css()).toBe(looks[0])
  })
})
