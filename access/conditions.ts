import type { Where } from 'payload'
import type { AccessContext } from './context'
import { allows, getAccessLevels } from './levels'
import type { Rule, AccessLevels } from './levels'
import type { Ownership, CollectionPolicy } from './policy'

/*
 * The policy as filters on lists: for Payload's queries (`Where`) and for our own SQL. They agree with
 * `getAccessLevels`, which decides about a single document.
 */

/**
 * Builds the SQL condition that a site has not been deleted. A deleted site belongs to nobody and appears
 * on no list until it is restored.
 * @see docs/product/sites-and-hosts.md#deleting-a-site
 */
export const isThere = (site: string): string => `${site}.deleted_at is null`

/**
 * Builds the SQL condition that readers can visit a site: it has not been deleted, and is not suspended.
 * @see docs/product/overview.md#suspending-a-site
 */
export const isOpen = (site: string): string =>
  `(${isThere(site)} and ${site}.suspended_at is null)`

/** Builds the SQL condition that a user owns a site; `site` is the alias of a row of `sites`. */
export const ownsSite = (site: string, userId: string): string =>
  `(${site}.owner_id = ${userId} and ${isThere(site)})`

/** Builds the SQL condition that a user is an editor of a site. */
export const editsSite = (site: string, userId: string): string =>
  `(${isThere(site)} and exists (select 1 from sites_rels er
    where er.parent_id = ${site}.id and er.path = 'editors' and er.users_id = ${userId}))`

/** Builds the SQL condition that a user owns or edits a site. */
export const worksOnSite = (site: string, userId: string): string =>
  `(${ownsSite(site, userId)} or ${editsSite(site, userId)})`

/** Returns the highest levels that a user has on any site. */
export const getLevelsAnywhere = (context: AccessContext): AccessLevels =>
  getAccessLevels({
    userId: context.userId,
    isPlatformAdmin: context.isPlatformAdmin,
    isWorker: context.siteIds.length > 0,
    isEditor: context.siteIds.length > 0,
    isOwner: context.ownedSiteIds.length > 0,
  })

/** Returns a user's levels for objects of a site; `isSelf` for the user's own objects. */
export const getLevelsAt = (
  context: AccessContext,
  siteId: string | null,
  isSelf = false,
): AccessLevels =>
  getAccessLevels({
    userId: context.userId,
    isPlatformAdmin: context.isPlatformAdmin,
    isWorker: context.siteIds.length > 0,
    isEditor: siteId !== null && context.siteIds.includes(siteId),
    isOwner: siteId !== null && context.ownedSiteIds.includes(siteId),
    isSelf,
  })

/**
 * Returns the documents of a collection that a rule lets a user access: all (true), none (false), or a
 * filter.
 */
export function documentsFor(
  { belongs }: Pick<CollectionPolicy, 'belongs'>,
  asked: Rule,
  context: AccessContext,
): Where | boolean {
  // A permission that requires no role on the document applies to all documents.
  if (allows(asked, getLevelsAt(context, null))) return SHARED[belongs]?.(context) ?? true
  if (context.userId === null) return false
  const sites = asked.anyOf.includes('editor')
    ? context.siteIds
    : asked.anyOf.includes('owner')
      ? context.ownedSiteIds
      : []
  return TIED[belongs]({ sites: [...sites], userId: context.userId, asked })
}

/**
 * Documents without a site in collections where a rule for workers covers their own sites' documents and the
 * shared ones.
 */
const SHARED: Partial<Record<Ownership, (context: AccessContext) => Where | boolean>> = {
  'site-or-shared': ({ isPlatformAdmin, siteIds }) =>
    isPlatformAdmin || { or: [{ site: { in: [...siteIds] } }, { site: { exists: false } }] },
}

type Tie = { sites: string[]; userId: string; asked: Rule }

const ofSites = ({ sites }: Tie): Where | false => sites.length > 0 && { site: { in: sites } }

const TIED: Readonly<Record<Ownership, (tie: Tie) => Where | false>> = {
  site: ofSites,
  'site-or-shared': ofSites,
  'site-or-uploader': ({ sites, userId }) => ({
    or: [
      { site: { in: sites } },
      { and: [{ site: { exists: false } }, { uploadedBy: { equals: userId } }] },
    ],
  }),
  'site-itself': ({ sites }) => sites.length > 0 && { id: { in: sites } },
  person: ({ userId, asked }) => asked.anyOf.includes('self') && { id: { equals: userId } },
  platform: () => false,
}
