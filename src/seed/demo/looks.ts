import type { ColorTheme, TypeTheme } from '@/src/contract/site'
import type { TemplateName } from '@/src/domain/template-name'

/** How a demo site looks: its template and themes. */
export type DemoLook = {
  template: TemplateName
  themeStyle: 'accent' | 'tonal' | 'bold'
  headerLayout: 'left' | 'centered'
  colors: ColorTheme
  type: TypeTheme
  measurementSystem: 'metric' | 'imperial'
  temperatureSystem: 'celsius' | 'fahrenheit'
  /** Monthly and yearly price in cents. */
  prices: readonly [number, number]
}

/** Linen, ink, moss and beetroot. */
const ferment: DemoLook = {
  template: 'journal',
  themeStyle: 'tonal',
  headerLayout: 'left',
  colors: {
    colorText: '#23231f',
    colorAccent: '#6d1f3d',
    colorSubdued: '#5f5d52',
    colorOverlay: '#1b1b17b3',
    colorBackground: '#f6f2e9',
    colorPanel: '#ebe5d6',
    colorEmphasis: '#3f4a2c',
    colorOutline: '#d3cab5',
  },
  type: {
    displayFontFamily: 'Fraunces',
    narrativeFontFamily: 'Newsreader',
    displayFontNormalWeight: 380,
    displayFontBoldWeight: 560,
    narrativeFontNormalWeight: 400,
    narrativeFontBoldWeight: 600,
  },
  measurementSystem: 'metric',
  temperatureSystem: 'celsius',
  prices: [600, 6000],
}

/** Butter paper, tomato and espresso. */
const somethingfromnothing: DemoLook = {
  template: 'cookbook',
  themeStyle: 'accent',
  headerLayout: 'left',
  colors: {
    colorText: '#2b1a12',
    colorAccent: '#bf3416',
    colorSubdued: '#6b5546',
    colorOverlay: '#2b1a12b3',
    colorBackground: '#fdf6e0',
    colorPanel: '#f7e9bd',
    colorEmphasis: '#8c2410',
    colorOutline: '#e2cf98',
  },
  type: {
    displayFontFamily: 'Bricolage Grotesque',
    narrativeFontFamily: 'Literata',
    displayFontNormalWeight: 500,
    displayFontBoldWeight: 800,
    narrativeFontNormalWeight: 400,
    narrativeFontBoldWeight: 650,
  },
  measurementSystem: 'imperial',
  temperatureSystem: 'fahrenheit',
  prices: [500, 5000],
}

/** Mango, hibiscus, deep teal and coconut white. */
const jerumai: DemoLook = {
  template: 'bold',
  themeStyle: 'bold',
  headerLayout: 'centered',
  colors: {
    colorText: '#0d2f33',
    colorAccent: '#c2185b',
    colorSubdued: '#3f5f62',
    colorOverlay: '#0d2f33b3',
    colorBackground: '#fffaf0',
    colorPanel: '#ffe2a6',
    colorEmphasis: '#0a5c61',
    colorOutline: '#f0cf8c',
  },
  type: {
    displayFontFamily: 'Bricolage Grotesque',
    narrativeFontFamily: 'Figtree',
    displayFontNormalWeight: 600,
    displayFontBoldWeight: 800,
    narrativeFontNormalWeight: 400,
    narrativeFontBoldWeight: 700,
  },
  measurementSystem: 'metric',
  temperatureSystem: 'celsius',
  prices: [700, 7000],
}

/** The looks of the demo sites by slug. */
export const looks: Readonly<Record<string, DemoLook>> = { ferment, somethingfromnothing, jerumai }
