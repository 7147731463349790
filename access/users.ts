import type { Access, FieldAccess } from 'payload'
import { accessContext } from './context'

/** Platform admins see everybody, everyone else only themselves. */
export const selfOrPlatformAdmins: Access = async ({ req }) => {
  const { isPlatformAdmin, userId } = await accessContext(req)
  if (isPlatformAdmin) return true
  return userId !== null && { id: { equals: userId } }
}

/** A field of a user that only that user and platform admins read: the address. */
export const selfOrPlatformAdminsField: FieldAccess = async ({ req, id }) => {
  const { isPlatformAdmin, userId } = await accessContext(req)
  return isPlatformAdmin || (userId !== null && id === userId)
}
