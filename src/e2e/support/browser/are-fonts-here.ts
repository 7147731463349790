/** Whether the fonts of a site's page have loaded; evaluated in the page. */
export const areFontsHere = (): boolean =>
  [...document.fonts].some(
    // The fallbacks are system fonts, which need no loading.
    ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
  ) && [...document.fonts].every(({ status }) => status !== 'loading')
