const FILE = /(?:href|src)="(\/(?:_next\/static|fonts|media)\/[^"]+)"/g

/**
 * Lists the files that a page needs offline: the styles, scripts, fonts and pictures in its HTML, without
 * duplicates. Of a picture's sizes, only its `src`.
 */
export const pageFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(FILE)].map(([, address = '']) => address.replaceAll('&amp;', '&'))),
]

const LATE = /static\/chunks\/[\w.~-]+\.(?:js|css)/g

/** Scripts and styles of the build that a script may load lazily. */
export const lazyFiles = (script: string): string[] => [
  ...new Set([...script.matchAll(LATE)].map(([address]) => `/_next/${address}`)),
]
