import { diskStorage } from './disk'
import type { MediaStorage } from './storage'

/** Where pictures and videos are kept, as the configuration names it. */
export type MediaLocation = { kind: 'disk'; folder: string }

const stores = new Map<string, MediaStorage>()

/** The store that `payload.config.ts` put together, found in the configuration's custom part. */
export function storageFor(custom: Record<string, unknown> | undefined): MediaStorage {
  const location = custom?.['media']
  if (!isLocation(location)) throw new Error('The configuration names no place for media.')
  const known = stores.get(location.folder)
  if (known) return known
  const store = diskStorage(location.folder)
  stores.set(location.folder, store)
  return store
}

function isLocation(value: unknown): value is MediaLocation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'disk' &&
    'folder' in value &&
    typeof value.folder === 'string'
  )
}
