import type { PublicSite } from '@/src/contract/site/site'
import type { PageFonts } from './font-faces'
import { paletteProperties } from './palette'

/** Declarations that force an element to be visible despite a site's custom CSS. */
const SHOWN = `visibility:visible opacity:1 content-visibility:visible clip:auto clip-path:none
  mask:none -webkit-mask-box-image:none filter:none mix-blend-mode:normal transform:none
  translate:none rotate:none scale:none zoom:1 perspective:none offset:none contain:none float:none
  position:static inset:auto height:auto max-height:none animation:none transition:none`.split(
  /\s+/,
)
const OF_DUTY = [
  ...['overflow:visible', 'text-indent:0', '-webkit-text-fill-color:currentcolor'],
  ...['-webkit-text-stroke:0', '-webkit-text-security:none', 'text-shadow:none'],
  ...['letter-spacing:normal', 'word-spacing:normal', 'pointer-events:auto'],
]
/** Inherited properties that could hide the letters of a duty. */
const LETTERS = [
  ...['font-style:normal', 'font-weight:var(--weight-narrative-normal)', 'font-stretch:normal'],
  ...['font-size-adjust:none', 'font-variant:normal', 'font-feature-settings:normal'],
  ...['font-palette:normal', 'text-transform:none', 'text-emphasis:none', 'white-space:normal'],
  ...['writing-mode:horizontal-tb', 'text-orientation:mixed', 'text-combine-upright:none'],
]
const important = (declarations: readonly string[]): string =>
  declarations.map((each) => `${each}!important`).join(';')

/**
 * Keeps required elements visible (`data-duty` names their display), with their content and ancestors:
 * among important declarations those of a layer win, even over a site's custom CSS. Links are omitted in
 * print, as is the footer.
 */
const DUTIES = [
  `:has([data-duty]),[data-duty],[data-duty]>p,[data-duty]>a{${important(SHOWN)}}`,
  `:is(main,footer) :has([data-duty]),[data-duty],[data-duty]>p,[data-duty]>a{${important(OF_DUTY)}}`,
  `[data-duty]{${important(LETTERS)}}`,
  'html,main :has([data-duty]),main:has([data-duty]),[data-duty]>p{display:block!important}',
  'body,[data-duty=flex]{display:flex!important}',
  'footer :has(>[data-duty]),[data-duty=grid]{display:grid!important}',
  '[data-duty=flex]{font-size:max(.8125rem,12px)!important;line-height:1.6!important}',
  '[data-duty=grid]{font-size:max(1.125rem,14px)!important;line-height:1.45!important}',
  '[data-duty=grid]>a{font-size:max(1rem,14px)!important}',
  '[data-duty]>p,[data-duty=flex]>a{font-size:inherit!important}',
  '@media not print{footer{display:block!important}[data-duty]>a{display:inline-flex!important}}',
].join('')

type OwnLook = Pick<PublicSite, 'colorTheme' | 'themeStyle' | 'themeAccentColor'>

/**
 * The colours and letters of the duties as the site's theme has them: written out, as a style sheet
 * may give other values to the properties of the page.
 */
function dutyLook(site: OwnLook, { narrative }: Pick<PageFonts, 'narrative'>): string {
  const palette = paletteProperties(site)
  const properties = Object.entries(palette).map(([name, value]) => `${name}:${value}`)
  const colours = (ground: string, text: string): string =>
    important([`background:${palette[ground]}`, `color:${palette[text]}`])
  return [
    `[data-duty]{${important([...properties, `font-family:${narrative}`])}}`,
    `[data-duty=flex]{${colours('--footer', '--on-footer')}}`,
    `[data-duty=grid]{${colours('--color-background', '--color-text')}}`,
  ].join('')
}

/**
 * A site's custom CSS after the rules of required elements, escaped for a `style` element.
 * @param css a checked style sheet that applies to no duty
 * @see docs/product/site-design.md#custom-css
 */
export const overridesCss = (
  css: string,
  site: OwnLook,
  fonts: Pick<PageFonts, 'narrative'>,
): string => {
  const own = css.replace(/<\/(?=style)/gi, '<\\/')
  return `@layer duty{${DUTIES}${dutyLook(site, fonts)}}${own}`
}
