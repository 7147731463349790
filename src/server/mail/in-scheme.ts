/** The style sheet of a mail: it precedes every text of an author, of which none can contain a tag. */
const STYLE_SHEET = /<style>[^<]*<\/style>/

const DARK_RULES = '@media (prefers-color-scheme:dark)'
const SCHEMES = 'color-scheme:light dark'

/**
 * Fixes the color scheme of a rendered mail, whatever scheme its viewer prefers.
 * @see docs/product/newsletters.md#preview
 */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace(STYLE_SHEET, (styles) =>
    styles
      .replace(DARK_RULES, scheme === 'dark' ? '@media all' : '@media not all')
      .replace(SCHEMES, `color-scheme:${scheme}`),
  )
