import type { Payload } from 'payload'
import { CALL_POLICY } from '@/access/calls'
import { worksOnSite } from '@/access/conditions'
import { allows } from '@/access/levels'
import { notFound } from '@/src/contract/failure'
import type { FindManager } from '@/src/parsing/surrounding-content/source-lines'
import { firstRow } from '../database/statements'
import { findSite, getSiteLevels } from '../sites/scope'

const NAMED = {
  name: 'site_person_by_name',
  text: `select u.id from users u, sites s
    where s.id = $1 and u.display_name = $2 and ${worksOnSite('s', 'u.id')} order by u.id limit 1`,
}

/** A lookup that finds nobody. */
export const NOBODY: FindManager = () => Promise.resolve(null)

/** Creates a lookup of a site's staff by their display names. */
export const createManagerLookup =
  (payload: Payload, siteId: string): FindManager =>
  async (displayName) =>
    (await firstRow<{ id: string }>(payload, NAMED, [siteId, displayName]))?.id ?? null

/**
 * Creates a lookup of a site's staff for a caller who may read its recipes for editing.
 * @throws Failure `not_found` for a site that does not exist or that the caller has no access to
 */
export async function createManagerLookupFor(
  payload: Payload,
  caller: { userId: string; isPlatformAdmin: boolean },
  slug: string | undefined,
): Promise<FindManager> {
  if (slug === undefined) return NOBODY
  const site = await findSite(payload, slug)
  if (!site) throw notFound('Site')
  const levels = await getSiteLevels(payload, site.id, caller)
  if (!allows(CALL_POLICY.getRecipeDraft, levels)) throw notFound('Site')
  return createManagerLookup(payload, site.id)
}
