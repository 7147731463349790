/** A picture of the platform in sanitised HTML: `<img src="/media/{key}?width=1440"`. */
const SHOWN = /(<img\b[^>]*?\ssrc="\/media\/)([A-Za-z0-9][\w.-]*)/g

/** The keys of the platform's pictures in HTML, without duplicates. */
export const mediaKeysIn = (html: string): string[] => [
  ...new Set([...html.matchAll(SHOWN)].flatMap(([, , key]) => key ?? [])),
]

/** Replaces the keys of the platform's pictures in HTML; unmapped ones stay. */
export const withMediaKeys = (html: string, names: ReadonlyMap<string, string>): string =>
  html.replace(SHOWN, (_, head: string, key: string) => `${head}${names.get(key) ?? key}`)

/** Makes the addresses of the platform's pictures in HTML absolute, in full size. */
export const withMediaAddresses = (html: string, addressOf: (key: string) => string): string =>
  html.replace(
    /(<img\b[^>]*?\ssrc=")\/media\/([A-Za-z0-9][\w.-]*)[^"]*/g,
    (_, head: string, key: string) => `${head}${addressOf(key)}`,
  )
