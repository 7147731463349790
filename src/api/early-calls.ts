import { AUTH_TOKEN_KEY } from './auth-token'

/** A call that the page made before its scripts came. */
type EarlyCall = {
  /** The token that it carried. */
  token: string
  /** The time of the request, as `Date.now()`. */
  at: number
  response: Promise<Response>
}

declare global {
  interface Window {
    /** Requests by URL, as `send` would make them. */
    earlyCalls?: Record<string, EarlyCall>
  }
}

/** Greatest age of a response that is used, in milliseconds. */
const USABLE = 30_000

/**
 * An inline script that makes calls while the scripts of the page are still being fetched and parsed, for
 * `takeEarlyAnswer`. It makes none when nobody is signed in, and none when the address carries a mailed
 * link, which may sign in somebody else.
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
 * The answer to a call that the page made early, once: who asks again wants to know anew.
 * @returns null when there is none, or it is for another user or too old
 * @throws TypeError when the network failed
 */
export async function takeEarlyAnswer(url: string, token: string | null): Promise<Response | null> {
  const early = window.earlyCalls?.[url]
  if (!early) return null
  delete window.earlyCalls?.[url]
  const isUsable = early.token === token && Date.now() - early.at < USABLE
  return isUsable ? early.response : null
}

/** Forgets the answers that were not used: something is being changed. */
export function forgetEarlyAnswers(): void {
  delete window.earlyCalls
}
