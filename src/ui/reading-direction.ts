/** Whether the page runs from right to left. */
export const isFromTheRight = (): boolean => document.documentElement.dir === 'rtl'
