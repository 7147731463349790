/** The eight colours of a site, as `#rrggbb`. */
export type Colours = {
  colorText: string
  colorAccent: string
  colorSubdued: string
  colorOverlay: string
  colorBackground: string
  colorPanel: string
  colorEmphasis: string
  colorOutline: string
}

/** Colours that go together, under a name. */
export type Palette = { name: string; colours: Colours }

const palette = (
  name: string,
  [colorText, colorAccent, colorSubdued, colorOverlay]: readonly [string, string, string, string],
  [colorBackground, colorPanel, colorEmphasis, colorOutline]: readonly [
    string,
    string,
    string,
    string,
  ],
): Palette => ({
  name,
  colours: {
    colorText,
    colorAccent,
    colorSubdued,
    colorOverlay,
    colorBackground,
    colorPanel,
    colorEmphasis,
    colorOutline,
  },
})

/**
 * Palettes an author may begin with, in the order they are offered. Text, accent, subdued, overlay;
 * background, panel, emphasis, outline.
 * @see docs/product/sites-and-hosts.md#colours
 */
export const PALETTES: readonly Palette[] = [
  palette(
    'Ink on paper',
    ['#1f1d1a', '#8a3324', '#625c53', '#171512'],
    ['#fbf8f2', '#f1ebdf', '#2b2722', '#ddd4c4'],
  ),
  palette(
    'Sage',
    ['#1e2a22', '#2f6b4a', '#566359', '#14201a'],
    ['#f8faf6', '#e8efe6', '#22402f', '#cfdacd'],
  ),
  palette(
    'Tomato',
    ['#2a1a15', '#b8321c', '#6d574d', '#24110b'],
    ['#fffaf5', '#fcebdd', '#5a1d10', '#ecd3c0'],
  ),
  palette(
    'Plum',
    ['#271b29', '#7a2a5e', '#665868', '#1d0f1d'],
    ['#fcf8fb', '#f3e8f0', '#44183a', '#e0cddb'],
  ),
  palette(
    'Sea',
    ['#0f2730', '#0d6379', '#4b626b', '#07222c'],
    ['#f6fbfc', '#e3f0f3', '#0c3b49', '#c6dde3'],
  ),
  palette(
    'Lemon',
    ['#24220f', '#75610a', '#615d43', '#211f0b'],
    ['#fffdf0', '#f8f1cd', '#3f3a12', '#e5dcaa'],
  ),
  palette(
    'Rye',
    ['#2b2118', '#8a5314', '#6a5a4a', '#20160d'],
    ['#fbf6ee', '#efe2cf', '#47301a', '#dcc9ae'],
  ),
  palette(
    'Berry and cream',
    ['#2c1720', '#a81e4a', '#6e5560', '#250d17'],
    ['#fffaf7', '#fae9e6', '#5c1230', '#eed0d0'],
  ),
  palette(
    'Slate',
    ['#1b1f24', '#31546f', '#57606a', '#12161b'],
    ['#ffffff', '#f1f3f5', '#1f2a35', '#d5dae0'],
  ),
  palette(
    'Monochrome',
    ['#141414', '#141414', '#595959', '#0d0d0d'],
    ['#ffffff', '#f4f4f4', '#141414', '#d9d9d9'],
  ),
  palette(
    'Night kitchen',
    ['#f2ece2', '#e8a75c', '#b7ada0', '#0c0b0a'],
    ['#1b1917', '#272420', '#0f0e0d', '#433e37'],
  ),
  palette(
    'Forest night',
    ['#eaf2ea', '#8fd0a0', '#a9bcae', '#070d0a'],
    ['#111d17', '#1a2a22', '#0a130e', '#32493d'],
  ),
]
