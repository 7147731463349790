import type { Endpoint, PayloadRequest } from 'payload'
import { CHALLENGE_PATTERN } from '@/src/domain/accounts'
import { accountUrl } from '@/src/domain/deployment'
import { findCaller } from '@/src/server/accounts/caller'
import { createAccountLink } from '@/src/server/accounts/sessions'
import { deploymentOf } from '@/src/server/deployment'
import { evidenceOf } from './browser'

/** A token and a challenge are far shorter. */
const MAX_FORM = 2_000

/**
 * Takes a reader from a site's host to the account host, signed in. The account host began it and keeps
 * the secret; the site's page sends its bearer token and the challenge as a form, and the browser is
 * led back with a link that only the account host's page can spend. No script of the site sees the
 * link: it is in a redirect to another host (decision 011).
 */
export const handoverEndpoint: Endpoint = {
  path: '/handover',
  method: 'post',
  handler: async (req) => {
    const url = new URL(accountUrl(deploymentOf(req.payload), '/redirecting'))
    const link = await linkFor(req)
    if (link !== null) url.searchParams.set('mgk', link)
    return new Response(null, {
      status: 303,
      headers: {
        location: url.href,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  },
}

/** Null for whoever is not signed in here, or only on a custom domain: they sign in over there. */
async function linkFor(req: PayloadRequest): Promise<string | null> {
  const form = isNavigation(req) ? await readForm(req) : null
  const challenge = form?.get('challenge') ?? ''
  if (form === null || !CHALLENGE_PATTERN.test(challenge)) return null
  const caller = await findCaller(req.payload, form.get('token') ?? '', evidenceOf(req))
  if (caller === null || caller.siteId !== null) return null
  return createAccountLink(req.payload, caller, challenge)
}

async function readForm(req: PayloadRequest): Promise<URLSearchParams | null> {
  const length = Number(req.headers.get('content-length') ?? Infinity)
  return length <= MAX_FORM && req.text ? new URLSearchParams(await req.text()) : null
}

/** A page going somewhere, not a script asking nor a frame: browsers say so where they can. */
function isNavigation({ headers }: PayloadRequest): boolean {
  const mode = headers.get('sec-fetch-mode') ?? 'navigate'
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  return mode === 'navigate' && destination === 'document'
}
