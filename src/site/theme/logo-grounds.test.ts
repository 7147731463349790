import { describe, expect, it } from 'vitest'
import type { PublicSite } from '@/src/contract/site/site'
import { exampleSite } from '@/src/site/testing/example-content'
import { logoOn, logoPlates } from './logo-grounds'

const picture = (key: string): NonNullable<PublicSite['logo']> => ({
  id: key,
  key,
  width: 300,
  height: 60,
  lqip: null,
  alt: null,
  crop: null,
})
const light = exampleSite({ logo: picture('logo.svg'), themeStyle: 'accent' })
const dark: PublicSite = {
  ...light,
  colorTheme: {
    ...light.colorTheme,
    colorBackground: '#17191c',
    colorPanel: '#23262b',
    colorText: '#eeeeee',
  },
}
const [BLACK, WHITE] = [0.01, 0.95]

// docs/product/site-frame.md#logo
describe('the logo of a site', () => {
  it('stands on the page itself where it is seen', () => {
    expect(logoPlates(light, BLACK)['--page-plate']).toBe('transparent')
    expect(logoPlates(light, BLACK)['--page-plate-space']).toBe('0px')
    expect(logoPlates(dark, WHITE)['--page-plate']).toBe('transparent')
    expect(logoPlates(light, null)['--page-plate']).toBe('transparent')
  })

  it('has a plate in the colour of the text where it would not be seen', () => {
    expect(logoPlates(dark, BLACK)['--page-plate']).toBe('#eeeeee')
    expect(logoPlates(dark, BLACK)['--footer-plate']).toBe('#eeeeee')
    expect(logoPlates(light, WHITE)['--page-plate']).toBe('#222222')
    expect(logoPlates(light, WHITE)['--page-plate-space']).not.toBe('0px')
  })

  it('has a plate of the page on other colours, as far as it is seen on that', () => {
    const page = light.colorTheme.colorBackground
    expect(logoPlates(light, BLACK)['--accent-plate']).toBe(page)
    expect(logoPlates(light, null)['--accent-plate']).toBe(page)
    expect(logoPlates({ ...light, themeStyle: 'tonal' }, BLACK)['--footer-plate']).toBe(page)
    expect(logoPlates(dark, BLACK)['--accent-plate']).toBe('#eeeeee')
  })

  it('is the one for dark backgrounds on those, without a plate', () => {
    const both = { ...dark, logoOnDark: picture('light.svg') }
    expect(logoOn(both, 'page')?.key).toBe('light.svg')
    expect(logoOn(both, 'accent')?.key).toBe('light.svg')
    expect(logoPlates(both, BLACK)['--page-plate']).toBe('transparent')
    expect(logoPlates(both, BLACK)['--accent-plate']).toBe('transparent')
    expect(logoOn({ ...light, logoOnDark: picture('light.svg') }, 'page')?.key).toBe('logo.svg')
  })
})
