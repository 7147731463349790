import { AUTH_TOKEN_KEY } from './auth-token'

/** A call that the page made before its scripts loaded. */
type EarlyCall = {
  /** The token of the request. */
  token: string
  /** Time of the request, as `Date.now()`. */
  at: number
  response: Promise<Response>
}

declare global {
  interface Window {
    /** Requests by URL, as `send` would make them. */
    earlyCalls?: Record<string, EarlyCall>
  }
}

/** Maximum age of a usable response, in milliseconds. */
const USABLE = 30_000

/**
 * Builds an inline script that makes calls while the scripts of the page are still loading, for
 * `takeEarlyResponse`. It makes none when nobody is signed in, and none when the URL carries a mailed link,
 * which may sign in another user.
 * @param urls GET calls, as `urlOf` gives them
 */
export const earlyCallsScript = (urls: readonly string[]): string =>
  `(function(urls){try{var token=localStorage.getItem('${AUTH_TOKEN_KEY}')}catch(e){}
if(!token||/[?&]mgk=/.test(location.search))return;var made=window.earlyCalls={};
urls.forEach(function(url){var response=fetch(url,{credentials:'include',
headers:{authorization:'Bearer '+token}});response.catch(function(){});
made[url]={token:token,at:Date.now(),response:response}})
})(${JSON.stringify(urls).replaceAll('<', '\\u003c')})`

/**
 * Takes the response to an early call of the page, once: a second request needs fresh data.
 * @returns null when there is none, or it is for another user or too old
 * @throws TypeError when the network failed
 */
export async function takeEarlyResponse(
  url: string,
  token: string | null,
): Promise<Response | null> {
  const early = window.earlyCalls?.[url]
  if (!early) return null
  delete window.earlyCalls?.[url]
  const isUsable = early.token === token && Date.now() - early.at < USABLE
  return isUsable ? early.response : null
}

/** Discards the unused early responses before a write. */
export function discardEarlyResponses(): void {
  delete window.earlyCalls
}
