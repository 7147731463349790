type StoreName = 'localStorage' | 'sessionStorage'

/**
 * Reads a string from browser storage: null if it has no such key, undefined if the browser blocks storage.
 * @see docs/product/accounts.md#blocked-storage
 */
export function readItem(store: StoreName, key: string): string | null | undefined {
  try {
    return window[store].getItem(key)
  } catch {
    return undefined
  }
}

/**
 * Writes a string to browser storage, or removes the key with null.
 * @returns false if the browser blocks storage or has no room
 * @see docs/product/accounts.md#blocked-storage
 */
export function writeItem(store: StoreName, key: string, value: string | null): boolean {
  try {
    if (value === null) window[store].removeItem(key)
    else window[store].setItem(key, value)
    return true
  } catch {
    return false
  }
}
