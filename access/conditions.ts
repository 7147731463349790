import type { Where } from 'payload'
import type { AccessContext } from './context'
import { allows, standingOf } from './levels'
import type { Rule, Standing } from './levels'
import type { Ownership, CollectionPolicy } from './policy'

/*
 * The policy as conditions of lists: for Payload's queries (`Where`) and for statements of our own
 * (SQL). They say the same as `standingOf` says of one document.
 */

/**
 * Whether a row of `sites` is a site that is there: one its owner has deleted is nobody's, and on no
 * list, until it is restored.
 * @see docs/product/sites-and-hosts.md#deleting-a-site
 */
export const isThere = (site: string): string => `${site}.deleted_at is null`

/** Whether a person owns a site, in SQL: `site` is the alias of a row of `sites`. */
export const ownsSite = (site: string, userId: string): string =>
  `(${site}.owner_id = ${userId} and ${isThere(site)})`

/** Whether a person is an editor of a site, in SQL. */
export const editsSite = (site: string, userId: string): string =>
  `(${isThere(site)} and exists (select 1 from sites_rels er
    where er.parent_id = ${site}.id and er.path = 'editors' and er.users_id = ${userId}))`

/** Whether a person owns or edits a site, in SQL. */
export const worksOnSite = (site: string, userId: string): string =>
  `(${ownsSite(site, userId)} or ${editsSite(site, userId)})`

/** A user's highest standing on any site. */
export const standingAnywhere = (context: AccessContext): Standing =>
  standingOf({
    userId: context.userId,
    isPlatformAdmin: context.isPlatformAdmin,
    isWorker: context.siteIds.length > 0,
    isEditor: context.siteIds.length > 0,
    isOwner: context.ownedSiteIds.length > 0,
  })

/** A user's standing towards objects of a site; `isSelf` for objects of their own. */
export const standingAt = (
  context: AccessContext,
  siteId: string | null,
  isSelf = false,
): Standing =>
  standingOf({
    userId: context.userId,
    isPlatformAdmin: context.isPlatformAdmin,
    isWorker: context.siteIds.length > 0,
    isEditor: siteId !== null && context.siteIds.includes(siteId),
    isOwner: siteId !== null && context.ownedSiteIds.includes(siteId),
    isSelf,
  })

/** The documents of a collection for which a rule lets somebody pass: all, none, or a condition. */
export function documentsFor(
  { belongs }: Pick<CollectionPolicy, 'belongs'>,
  asked: Rule,
  context: AccessContext,
): Where | boolean {
  // A permission that needs no role on the document holds for all documents.
  if (allows(asked, standingAt(context, null))) return SHARED[belongs]?.(context) ?? true
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
