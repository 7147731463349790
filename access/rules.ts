import type { Access, FieldAccess } from 'payload'
import { accessContext } from './context'

/*
 * Rules of Payload's own door (admin and /api): only people who work here come through it.
 * Visitors read through /api/v1, which has rules of its own.
 */

/** Platform admins only. */
export const platformAdmins: Access = async ({ req }) => (await accessContext(req)).isPlatformAdmin

/** Nobody: written by the product itself. */
export const nobody: Access = () => false

/** Whoever may open the admin: platform admins, authors and editors. */
export const adminUsers: Access = async ({ req }) => {
  const { isPlatformAdmin, siteIds } = await accessContext(req)
  return isPlatformAdmin || siteIds.length > 0
}

/** Documents with a `site`: its managers and platform admins. */
export const siteManagers: Access = async ({ req }) => {
  const { isPlatformAdmin, siteIds } = await accessContext(req)
  if (isPlatformAdmin) return true
  return siteIds.length > 0 && { site: { in: [...siteIds] } }
}

/** Making a document with a `site`: the site named has to be one of the user's own. */
export const createForOwnSite: Access<{ site?: unknown }> = async ({ req, data }) => {
  const { isPlatformAdmin, siteIds } = await accessContext(req)
  if (isPlatformAdmin) return true
  const site = data?.site
  // The admin asks without data whether to offer the button.
  return site === undefined
    ? siteIds.length > 0
    : typeof site === 'string' && siteIds.includes(site)
}

/** Documents shared by all sites (`site` empty) or of the user's own sites. */
export const sharedOrOwnSite: Access = async ({ req }) => {
  const { isPlatformAdmin, siteIds } = await accessContext(req)
  if (isPlatformAdmin) return true
  if (siteIds.length === 0) return false
  return { or: [{ site: { in: [...siteIds] } }, { site: { exists: false } }] }
}

/** A field only platform admins write. */
export const platformAdminsField: FieldAccess = async ({ req }) =>
  (await accessContext(req)).isPlatformAdmin
