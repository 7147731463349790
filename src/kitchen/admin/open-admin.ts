import { readAuthToken } from '@/src/api/auth-token'
import { readItem, writeItem } from '@/src/api/browser-storage'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { errorMessage } from '../parts/error-message'

/** A return within this time, in milliseconds, means that the browser rejected the admin's cookie. */
const RETRY_PAUSE = 5000

/**
 * Exchanges the auth token of this host for a session of the admin and opens it; without a token, redirects
 * to the sign-in, which returns here. Resolves with an error message when neither is possible.
 */
export async function openAdmin(): Promise<string | null> {
  const path = adminPath(window.location.search)
  if (readAuthToken() === null) return goToSignIn(path)
  if (wasJustTried()) return 'The admin could not be opened. Allow cookies for this site.'
  try {
    await call('createAdminSession', {})
    window.location.replace(path)
    return null
  } catch (error) {
    writeItem('sessionStorage', KEY, null)
    if (error instanceof ApiError && error.status === 401) return goToSignIn(path)
    return errorMessage(error)
  }
}

/** The requested page of the admin: `redirect` in the address, if it is one. */
export function adminPath(search: string): string {
  const target = new URLSearchParams(search).get('redirect') ?? ''
  return /^\/admin(?:[/?#]|$)/.test(target) ? target : '/admin'
}

function goToSignIn(path: string): null {
  window.location.replace(`/sign-in?next=${encodeURIComponent(path)}`)
  return null
}

const KEY = 'adminOpenedAt'

function wasJustTried(): boolean {
  const before = Number(readItem('sessionStorage', KEY) ?? 0)
  writeItem('sessionStorage', KEY, String(Date.now()))
  return Date.now() - before < RETRY_PAUSE
}
