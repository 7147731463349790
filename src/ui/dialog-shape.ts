/** A window in the middle, or a panel from top to bottom; a sheet below 768px, tall for a panel. */
export type DialogShape = 'window' | 'panel'
