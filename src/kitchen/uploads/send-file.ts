import { errorOf } from '@/src/api/call'
import { headersOf } from '@/src/api/sent-headers'
import type { ImageUpload } from '@/src/contract/media/image-write'

/** Options to follow an upload: `onProgress` gets the share that was sent, 0 to 1. */
export type Following = { signal: AbortSignal; onProgress: (share: number) => void }

/** A store of files that did not take one. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  constructor(readonly status: number) {
    super(`The file was not taken: ${status}`)
  }
}

/**
 * Sends a file to an upload URL. `fetch` tells nothing of what was sent so far.
 * @throws NotTaken; ApiError when the store cannot take it now; TypeError when the network fails; AbortError when it was cancelled
 */
export function sendFile(
  { method, uploadUrl, headers }: Pick<ImageUpload, 'method' | 'uploadUrl' | 'headers'>,
  file: File,
  { signal, onProgress }: Following,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, uploadUrl)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status } = request
      if (status < 300) resolve()
      else if (status < 500 && status !== 429) reject(new NotTaken(status))
      else reject(errorOf(status, null, headersOf(request), null))
    }
    request.onerror = () => reject(new TypeError('The upload failed.'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
