import { errorOf } from '@/src/api/call'
import { headersOf } from '@/src/api/sent-headers'
import type { ImageUpload } from '@/src/contract/media/image-write'

/** Progress and cancellation of an upload: `onProgress` gets the share that was sent, 0 to 1. */
export type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

/** The file store refused a file. */
export class FileRejected extends Error {
  override readonly name = 'NotTaken'
  constructor(readonly status: number) {
    super(`The file was not accepted: ${status}`)
  }
}

/**
 * Sends a file to an upload URL. `fetch` cannot report the progress of an upload.
 * @throws FileRejected; ApiError when the store cannot take it now; TypeError when the network fails;
 *   AbortError when it was cancelled
 */
export function sendFile(
  { method, uploadUrl, headers }: Pick<ImageUpload, 'method' | 'uploadUrl' | 'headers'>,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, uploadUrl)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status } = request
      if (status < 300) resolve()
      else if (status < 500 && status !== 429) reject(new FileRejected(status))
      else reject(errorOf(status, null, headersOf(request), null))
    }
    request.onerror = () => reject(new TypeError('The upload failed.'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
