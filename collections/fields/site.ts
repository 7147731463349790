import type { FilterOptions, PayloadRequest, RelationshipField, Where } from 'payload'
import { accessContext } from '@/access/context'

/**
 * The site that a document belongs to; pickers offer the user's own sites only.
 * @see docs/product/roles.md#payload-admin
 */
export const siteField = (): RelationshipField => ({
  name: 'site',
  type: 'relationship',
  relationTo: 'sites',
  required: true,
  index: true,
  admin: {
    position: 'sidebar',
    allowCreate: false,
    // Hidden from users with only one site.
    components: { Field: '@/src/kitchen/admin/site-field#SiteField' },
  },
  // A user with one site gets it by default.
  defaultValue: async ({ req }: { req: PayloadRequest }) => {
    const { siteIds } = await accessContext(req)
    return siteIds.length === 1 ? siteIds[0] : undefined
  },
  filterOptions: async ({ req }) => {
    const { isPlatformAdmin, siteIds, userId } = await accessContext(req)
    // Use cases write without a Payload user: they have already checked access.
    return isPlatformAdmin || userId === null ? true : { id: { in: [...siteIds] } }
  },
})

/** Limits a picker to documents of the same site as the edited document. */
export const sameSite: FilterOptions = ({ data, user }) => {
  // Use cases write without a Payload user: they have already checked access.
  if (!user) return true
  const site = siteIdOf(data)
  return site === null ? true : { site: { equals: site } }
}

/** Filter for documents that all sites share or that belong to the site of the edited document. */
export const sharedOrSameSite = (data: unknown): Where => ({
  or: [{ site: { exists: false } }, { site: { equals: siteIdOf(data) ?? '' } }],
})

/** Returns the id of the site in a form's data, populated or not. */
export function siteIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('site' in data)) return null
  const { site } = data
  if (typeof site === 'string') return site
  if (typeof site !== 'object' || site === null || !('id' in site)) return null
  return typeof site.id === 'string' ? site.id : null
}

/**
 * Filter for pictures and videos that a document may show: those of its site, and the author's new uploads,
 * which have no site yet.
 */
export const usableUploads: FilterOptions = ({ data, user }) => forSite(siteIdOf(data), user?.id)

/** Filter for pictures and videos that the fields of a site may show. */
export const usableUploadsOfSite: FilterOptions = ({ id, user }) =>
  // A site that is being created has no id yet.
  forSite(id ? String(id) : null, user?.id)

function forSite(site: string | null, userId: string | undefined): Where | true {
  // Use cases write without a Payload user: they have already checked access.
  if (userId === undefined) return true
  const own: Where = { and: [{ site: { exists: false } }, { uploadedBy: { equals: userId } }] }
  return site === null ? own : { or: [{ site: { equals: site } }, own] }
}
