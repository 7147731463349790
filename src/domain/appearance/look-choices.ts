/** Places of the logo in the header. */
export const HEADER_LAYOUTS = ['left', 'centered'] as const

/** How much of a page the accent colour covers. */
export const THEME_STYLES = ['accent', 'tonal', 'bold'] as const
