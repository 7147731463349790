import type { PayloadRequest } from 'payload'

/** The sites that a request's user manages: loaded once per request, used by every access rule. */
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

/** The access context of a Payload request; one statement for a signed-in user, none otherwise. */
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
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: {
      and: [
        { deletedAt: { exists: false } },
        { or: [{ owner: { equals: userId } }, { editors: { contains: userId } }] },
      ],
    },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { owner: true },
    req,
  })
  return {
    userId,
    isPlatformAdmin,
    siteIds: docs.map(({ id }) => id),
    ownedSiteIds: docs.filter(({ owner }) => owner === userId).map(({ id }) => id),
  }
}
