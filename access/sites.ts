import type { Access, FieldAccess } from 'payload'
import { accessContext } from './context'

/** The user's own sites, owned or edited; all of them for platform admins. */
export const ownSites: Access = async ({ req }) => {
  const { isPlatformAdmin, siteIds } = await accessContext(req)
  if (isPlatformAdmin) return true
  return siteIds.length > 0 && { id: { in: [...siteIds] } }
}

/** Sites the user owns: editors do not hand a site over, nor delete it. */
export const ownedSites: Access = async ({ req }) => {
  const { isPlatformAdmin, userId } = await accessContext(req)
  if (isPlatformAdmin) return true
  return userId !== null && { owner: { equals: userId } }
}

/** Fields of a site that only its owner changes: who owns it, who edits it, where it answers. */
export const siteOwnerField: FieldAccess = async ({ req, doc }) => {
  const { isPlatformAdmin, userId } = await accessContext(req)
  if (isPlatformAdmin) return true
  const owner: unknown = (doc as { owner?: unknown } | undefined)?.owner
  const ownerId = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner
  return userId !== null && ownerId === userId
}
