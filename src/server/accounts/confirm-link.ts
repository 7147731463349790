import type { Payload, PayloadRequest } from 'payload'
import type { CurrentUser, SiteUserData } from '@/src/contract/user'
import { Failure } from '@/src/contract/failure'
import { inTransaction } from '../database'
import type { SiteScope } from '../sites/scope'
import { getCurrentUser } from './current-user'
import { claimLink } from './links'
import type { ClaimedLink } from './links'
import { createSession } from './sessions'

/** What a browser gets for a link. */
export type SignedIn = { currentUser: CurrentUser; siteUserData: SiteUserData; authToken: string }

/**
 * Spends a mailed or clicked link: makes the account if there is none yet, subscribes where that was
 * asked, and signs in. All of it or nothing.
 * @throws Failure `unauthorized` with the reason when the link is unknown, expired or used
 */
export async function confirmLink(
  payload: Payload,
  site: SiteScope | null,
  token: string,
  userAgent: string | null,
): Promise<SignedIn> {
  const { userId, authToken } = await inTransaction(payload, async (req) => {
    const link = await claimLink(req, token)
    const user = link.userId ?? (await createUser(req, link))
    if (link.subscribe && link.siteId !== null) await subscribeForFree(req, user, link.siteId)
    return { userId: user, authToken: await createSession(req, user, 'api', userAgent) }
  })
  const current = await getCurrentUser(payload, userId, site?.id ?? null)
  if (!current) throw new Failure('unauthorized', 'This account is no longer there.')
  return { ...current, authToken }
}

/** Two links to the same new address may be opened: the second one finds the account of the first. */
async function createUser(req: PayloadRequest, link: ClaimedLink): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: link.email } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  })
  if (docs[0]) return docs[0].id
  const created = await req.payload.create({
    collection: 'users',
    data: { email: link.email, signUpAttribution: link.attribution },
    req,
  })
  return created.id
}

async function subscribeForFree(req: PayloadRequest, user: string, site: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'subscriptions',
    where: { user: { equals: user }, site: { equals: site } },
    req,
  })
  if (totalDocs > 0) return
  await req.payload.create({
    collection: 'subscriptions',
    data: { user, site, planType: 'free', status: 'active', receivesNewsletter: true },
    req,
  })
}
