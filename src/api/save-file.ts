import type { CallName } from '@/src/contract/calls'
import type { CallOptions } from './call'
import { send } from './call'

/**
 * Makes a call that returns a file, and saves it as a browser download.
 * @throws as `call`
 */
export async function saveFile<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
  fileName: string,
): Promise<void> {
  const response = await send(name, options)
  saveBlob(await response.blob(), fileName)
}

/** Saves data as a browser download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken it by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
