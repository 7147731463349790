import type { ColorTheme, TypeTheme } from '@/src/contract/site/site'

/** Colours of a site that has chosen none: ink on warm paper. */
export const DEFAULT_COLOR_THEME: ColorTheme = {
  colorText: '#2a2622',
  colorAccent: '#8a3b1f',
  colorSubdued: '#6d675f',
  colorOverlay: '#1f1b1799',
  colorBackground: '#faf7f1',
  colorPanel: '#f1ebdf',
  colorEmphasis: '#5b2512',
  colorOutline: '#d9d0c0',
}

/** Type of a site that has chosen none. */
export const DEFAULT_TYPE_THEME: TypeTheme = {
  displayFontFamily: 'Fraunces',
  narrativeFontFamily: 'Newsreader',
  displayFontNormalWeight: 400,
  displayFontBoldWeight: 600,
  narrativeFontNormalWeight: 400,
  narrativeFontBoldWeight: 600,
}
