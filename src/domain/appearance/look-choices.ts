/** Places of the logo in the header. */
export const HEADER_LAYOUTS = ['left', 'centered'] as const

/** The share of a page that the accent colour covers. */
export const THEME_STYLES = ['accent', 'tonal', 'bold'] as const
