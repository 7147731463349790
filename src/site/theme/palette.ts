import type { ColorTheme, PublicSite } from '@/src/contract/site/site'
import {
  hexColour,
  mixColours,
  nearestReadable,
  parseColour,
  readableOn,
  scrimShare,
} from '@/src/domain/appearance/colour'
import type { Rgb } from '@/src/domain/appearance/colour'

type ThemeStyle = PublicSite['themeStyle']
type Colours = { [Name in keyof ColorTheme]: Rgb }

/** The places that the accent colour takes: the ground of bands, of the footer, and the tint. */
const STYLES: Readonly<
  Record<ThemeStyle, { band: keyof ColorTheme; footer: keyof ColorTheme; tint: number }>
> = {
  accent: { band: 'colorPanel', footer: 'colorPanel', tint: 0.06 },
  tonal: { band: 'colorPanel', footer: 'colorEmphasis', tint: 0.12 },
  bold: { band: 'colorAccent', footer: 'colorEmphasis', tint: 0.16 },
}

/** Fallbacks for colours that cannot be parsed. */
const PLAIN: ColorTheme = {
  colorText: '#1c1c1c',
  colorAccent: '#8a3324',
  colorSubdued: '#5f5f5f',
  colorOverlay: '#111111',
  colorBackground: '#ffffff',
  colorPanel: '#f4f2ee',
  colorEmphasis: '#2f3b33',
  colorOutline: '#d9d5cd',
}

/**
 * The colours of a site as CSS custom properties: its eight, and those derived from them. Text is readable
 * on every ground whatever the theme: a colour that is too faint moves toward the text colour until it is
 * (WCAG 2.2 AA); the kitchen reports such themes.
 */
export function paletteProperties(
  site: Pick<PublicSite, 'colorTheme' | 'themeStyle' | 'themeAccentColor'>,
): Readonly<Record<string, string>> {
  const colours = readColours(site)
  const { colorText, colorAccent, colorBackground, colorPanel, colorEmphasis } = colours
  const style = STYLES[site.themeStyle]
  const tint = mixColours(colorBackground, colorAccent, style.tint)
  const grounds = [colorBackground, colorPanel, tint]
  const text = nearestReadable(colorText, grounds, readableOn(colorBackground, []))
  const on = (ground: Rgb): Rgb => readableOn(ground, [colorBackground, text, colorPanel])
  const onOverlay = on(colours.colorOverlay)
  const scrim = scrimShare(colours.colorOverlay, onOverlay)
  const properties = hexed({
    '--color-text': text,
    '--color-accent': colorAccent,
    '--color-subdued': colours.colorSubdued,
    '--color-overlay': colours.colorOverlay,
    '--color-background': colorBackground,
    '--color-panel': colorPanel,
    '--color-emphasis': colorEmphasis,
    '--color-outline': colours.colorOutline,
    '--subdued': nearestReadable(colours.colorSubdued, grounds, text),
    '--accent-text': nearestReadable(colorAccent, grounds, text),
    '--on-accent': on(colorAccent),
    '--on-emphasis': on(colorEmphasis),
    '--on-overlay': onOverlay,
    '--tint': tint,
    '--band': colours[style.band],
    '--on-band': on(colours[style.band]),
    '--footer': colours[style.footer],
    '--on-footer': on(colours[style.footer]),
    '--control-outline': mixColours(colours.colorSubdued, text, 0.2),
  })
  // Text on pictures: at least as opaque as this site's two colours need.
  return { ...properties, '--scrim': `${Math.ceil(Math.max(0.72, scrim) * 100)}%` }
}

/** The possible backgrounds of a site's name, and its text colour. */
export function siteNameBackgrounds(
  site: Parameters<typeof paletteProperties>[0],
): Readonly<Record<'page' | 'panel' | 'accent' | 'footer' | 'text', Rgb>> {
  const colours = readColours(site)
  return {
    page: colours.colorBackground,
    panel: colours.colorPanel,
    accent: colours.colorAccent,
    footer: colours[STYLES[site.themeStyle].footer],
    text: colours.colorText,
  }
}

/** The background colour of a site, for the browser's own interface: `#rrggbb`. */
export const themeColour = (site: Parameters<typeof paletteProperties>[0]): string =>
  hexColour(readColours(site).colorBackground)

function readColours({
  colorTheme,
  themeAccentColor,
}: Pick<PublicSite, 'colorTheme' | 'themeAccentColor'>): Colours {
  const read = (name: keyof ColorTheme): Rgb =>
    parseColour(colorTheme[name]) ?? parseColour(PLAIN[name]) ?? [0, 0, 0]
  return {
    colorText: read('colorText'),
    colorAccent: parseColour(themeAccentColor ?? '') ?? read('colorAccent'),
    colorSubdued: read('colorSubdued'),
    colorOverlay: read('colorOverlay'),
    colorBackground: read('colorBackground'),
    colorPanel: read('colorPanel'),
    colorEmphasis: read('colorEmphasis'),
    colorOutline: read('colorOutline'),
  }
}

const hexed = (properties: Readonly<Record<string, Rgb>>): Record<string, string> =>
  Object.fromEntries(Object.entries(properties).map(([name, rgb]) => [name, hexColour(rgb)]))
