/**
 * The markup of a page without scripts, whose data repeats it, the nonce of the response, and preloads, which React
 * places by the time at which it meets them.
 */
export const markupOf = (html: string): string =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
