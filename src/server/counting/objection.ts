type Header = string | string[] | null | undefined

/**
 * Returns whether the headers of a browser object to being counted: Do Not Track, or Global Privacy Control.
 * @see docs/product/counting.md#what-is-not-counted
 */
export const objectsToCounting = (doNotTrack: Header, privacyControl: Header): boolean =>
  doNotTrack === '1' || privacyControl === '1'
