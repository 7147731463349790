import { readItem, writeItem } from './browser-storage'

type StoreName = Parameters<typeof readItem>[0]

/** Reads a JSON value from browser storage: undefined if there is none, or if storage is blocked. */
export function readJsonItem(store: StoreName, key: string): unknown {
  try {
    return JSON.parse(readItem(store, key) ?? '')
  } catch {
    return undefined
  }
}

/**
 * Writes a JSON value to browser storage, or removes the key with undefined.
 * @returns false if the browser blocks storage or has no room
 */
export const writeJsonItem = (store: StoreName, key: string, value: unknown): boolean =>
  writeItem(store, key, value === undefined ? null : JSON.stringify(value))
