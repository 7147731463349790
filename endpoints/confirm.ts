import { confirmLink } from '@/src/server/accounts/confirm-link'
import type { SignedIn } from '@/src/server/accounts/confirm-link'
import { signOut } from '@/src/server/accounts/sessions'
import { isConfirmedByPage, originOf, sessionCookie } from './browser'
import type { Call } from './call'

/** Spends the link of a call and signs in: a page's session is bound to its browser by a cookie. */
export async function confirmSignInLink(
  call: Call<'confirmSignIn'> | Call<'confirmSiteSignIn'>,
): Promise<SignedIn> {
  const { req, payload, caller, site, params, body, userAgent, headers } = call
  const signedIn = await confirmLink(payload, {
    site,
    token: params.tokenValue,
    verifier: body?.verifier ?? null,
    origin: originOf(req),
    userAgent,
    isBrowser: isConfirmedByPage(req),
  })
  if (signedIn.cookieKey !== null) {
    headers.append('set-cookie', sessionCookie(req, signedIn.cookieKey))
    // The browser has room for one session: the previous one would be orphaned.
    if (caller?.isBound) await signOut(payload, caller)
  }
  return signedIn
}
