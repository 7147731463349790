/** Whether the fonts of a site's page have come: to be evaluated in the page. */
export const areFontsHere = (): boolean =>
  [...document.fonts].some(
    // Those that stand in are of the machine, and here from the start.
    ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
  ) && [...document.fonts].every(({ status }) => status !== 'loading')
