/** One of the browser's two stores: until it is cleared, or as long as the tab. */
type Place = 'localStorage' | 'sessionStorage'

/** The stored value of a key; undefined if there is none, or if storage is blocked. */
export function readStored(place: Place, key: string): unknown {
  try {
    const text = window[place].getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value, or removes it with undefined; where the browser refuses, nothing is kept. */
export function writeStored(place: Place, key: string, value: unknown): void {
  try {
    if (value === undefined) window[place].removeItem(key)
    else window[place].setItem(key, JSON.stringify(value))
  } catch {
    // private windows and strict settings: the page works on without
  }
}
