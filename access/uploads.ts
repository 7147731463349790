import type { Access } from 'payload'
import { accessContext } from './context'

/** Pictures and videos: one's own uploads, and those of the sites one manages. */
export const ownUploads: Access = async ({ req }) => {
  const { isPlatformAdmin, siteIds, userId } = await accessContext(req)
  if (isPlatformAdmin) return true
  if (userId === null) return false
  return { or: [{ site: { in: [...siteIds] } }, { uploadedBy: { equals: userId } }] }
}
