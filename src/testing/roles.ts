import type { Payload } from 'payload'
import { ADMIN_COOKIE } from '@/access/admin-session'
import { getAccessLevels } from '@/access/levels'
import type { AccessLevels } from '@/access/levels'
import type { CallName } from '@/src/contract/calls'
import { createSession } from '@/src/server/accounts/sessions'
import { inTransaction } from '@/src/server/database/transaction'
import { makeSite, makeUser } from './builders'
import type { TestSite } from './builders'

/** Roles of a caller towards a site. */
export const ROLES = [
  'signedOut',
  'signedIn',
  'free',
  'paid',
  'editor',
  'author',
  'admin',
  /** The author of another site. */
  'otherAuthor',
] as const
export type Role = (typeof ROLES)[number]

/** The levels of each role towards objects of the site. */
export const ROLE_LEVELS: Readonly<Record<Role, AccessLevels>> = {
  signedOut: getAccessLevels({ userId: null }),
  signedIn: getAccessLevels({ userId: 'somebody' }),
  free: getAccessLevels({ userId: 'somebody' }),
  paid: getAccessLevels({ userId: 'somebody', isPaying: true }),
  editor: getAccessLevels({ userId: 'somebody', isEditor: true }),
  author: getAccessLevels({ userId: 'somebody', isOwner: true }),
  admin: getAccessLevels({ userId: 'somebody', isPlatformAdmin: true }),
  otherAuthor: getAccessLevels({ userId: 'somebody', isWorker: true }),
}

/** The levels of each role towards objects without a site. */
export const ROLE_LEVELS_WITHOUT_SITE: Readonly<Record<Role, AccessLevels>> = {
  ...ROLE_LEVELS,
  paid: ROLE_LEVELS.signedIn,
  editor: ROLE_LEVELS.otherAuthor,
  author: ROLE_LEVELS.otherAuthor,
}

/** Two sites, and a user of each role; null for a signed-out caller. */
export type People = {
  site: TestSite
  others: TestSite
  ids: Readonly<Record<Role, string | null>>
}

/** Creates two sites, and a user of each role. */
export async function makePeople(payload: Payload): Promise<People> {
  const switches = {
    newslettersEnabled: true,
    commentsEnabled: true,
    visitorRatingsEnabled: true,
  }
  const editor = await makeUser(payload)
  const site = await makeSite(payload, { ...switches, editors: [editor.id] })
  const others = await makeSite(payload, switches)
  // Ownership of another site does not make an editor an owner.
  await makeSite(payload, { owner: editor.id })
  const ids = {
    signedOut: null,
    signedIn: (await makeUser(payload)).id,
    free: await makeSubscriber(payload, site.id, 'free'),
    paid: await makeSubscriber(payload, site.id, 'monthly'),
    editor: editor.id,
    author: site.owner,
    admin: (await makeUser(payload, { isPlatformAdmin: true })).id,
    otherAuthor: others.owner,
  }
  return { site, others, ids }
}

async function makeSubscriber(
  payload: Payload,
  site: string,
  planType: 'free' | 'monthly',
): Promise<string> {
  const { id: user } = await makeUser(payload)
  const data = { user, site, planType, status: 'active' } as const
  await payload.create({ collection: 'subscriptions', data })
  return user
}

/** Headers that sign a user in to Payload's REST, as the admin's pages send them. */
export async function adminHeaders(
  payload: Payload,
  userId: string | null,
): Promise<Record<string, string>> {
  if (userId === null) return {}
  const token = await inTransaction(payload, (req) => createSession(req, userId, 'admin', null))
  return { cookie: `${ADMIN_COOKIE}=${token}`, origin: payload.config.serverURL }
}

/** Calls that refuse callers with the right in tests, with their status. */
export const REFUSED_WITH_RIGHT: Readonly<Partial<Record<CallName, number>>> = {
  // Without Connect, sites have no payment accounts.
  createPaymentAccountLink: 409,
  // Authors cannot rate their own recipes.
  setRating: 403,
  deleteRating: 403,
  setCooked: 403,
}
