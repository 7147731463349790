import type { CallName, CallParams } from '@/src/contract/calls'
import type { CallAnswer } from '@/src/contract/schemas'
import { readAuthToken } from './auth-token'
import { errorOf, requestOf } from './call'
import { headersOf } from './sent-headers'

/** Options of a form upload: `onProgress` receives the sent share, 0 to 1. */
export type FollowedForm = { signal: AbortSignal; onProgress: (share: number) => void }

/**
 * Makes a call that takes a form with files. Uses XMLHttpRequest, because `fetch` does not report upload
 * progress.
 * @throws as `call`; AbortError when it was cancelled
 */
export function sendForm<Name extends CallName>(
  name: Name,
  params: CallParams<Name>,
  form: FormData,
  { signal, onProgress }: FollowedForm,
): Promise<CallAnswer<Name>> {
  const { method, url } = requestOf(name, params)
  const token = readAuthToken()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'text'
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = readJson(request.responseText)
      // The contract of responses is checked on the server, in tests.
      if (request.status < 300) resolve(body as CallAnswer<Name>)
      else reject(errorOf(request.status, body, headersOf(request), token))
    }
    request.onerror = () => reject(new TypeError('The upload failed.'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
