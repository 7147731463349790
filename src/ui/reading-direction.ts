/** Whether the page runs from right to left: what is ahead then lies to the left. */
export const isFromTheRight = (): boolean => document.documentElement.dir === 'rtl'
