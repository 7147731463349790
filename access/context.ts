import type { PayloadRequest, Where } from 'payload'

/** The sites that a request's user manages: loaded once a request, used by every access rule. */
export type AccessContext = {
  userId: string | null
  isPlatformAdmin: boolean
  /** Sites the user owns or edits. */
  siteIds: readonly string[]
  /** Sites the user owns. */
  ownedSiteIds: readonly string[]
}

const NOBODY: AccessContext = {
  userId: null,
  isPlatformAdmin: false,
  siteIds: [],
  ownedSiteIds: [],
}
const contexts = new WeakMap<object, Promise<AccessContext>>()

/** The access context of a Payload request; two statements for a signed-in user, none otherwise. */
export function accessContext(req: PayloadRequest): Promise<AccessContext> {
  const { user } = req
  if (!user) return Promise.resolve(NOBODY)
  const known = contexts.get(user)
  if (known) return known
  const made = loadContext(req, user.id, user.isPlatformAdmin === true)
  contexts.set(user, made)
  return made
}

async function loadContext(
  req: PayloadRequest,
  userId: string,
  isPlatformAdmin: boolean,
): Promise<AccessContext> {
  // One after the other: both may run on the connection of the request's transaction.
  const owned = await siteIdsWhere(req, { owner: { equals: userId } })
  const edited = await siteIdsWhere(req, { editors: { contains: userId } })
  return {
    userId,
    isPlatformAdmin,
    siteIds: [...new Set([...owned, ...edited])],
    ownedSiteIds: owned,
  }
}

/**
 * The ids of the sites that meet a condition and are not deleted. One condition at a time: with "owned
 * or edited" in one statement no index helps, and Postgres reads the sites of everybody.
 */
async function siteIdsWhere(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: { and: [{ deletedAt: { exists: false } }, where] },
    depth: 0,
    limit: 0,
    pagination: false,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}
