import type { Payload } from 'payload'
import { CALL_POLICY } from '@/access/calls'
import { worksOnSite } from '@/access/conditions'
import { allows } from '@/access/levels'
import { notFound } from '@/src/contract/failure'
import type { FindManager } from '@/src/parsing/recipe-context/source-lines'
import { firstRow } from '../database/statements'
import { findSite, siteStanding } from '../sites/scope'

const NAMED = {
  name: 'site_person_by_name',
  text: `select u.id from users u, sites s
    where s.id = $1 and u.display_name = $2 and ${worksOnSite('s', 'u.id')} order by u.id limit 1`,
}

/** Finds nobody. */
export const NOBODY: FindManager = () => Promise.resolve(null)

/** Finds who works on a site by their display names. */
export const peopleOf =
  (payload: Payload, siteId: string): FindManager =>
  async (displayName) =>
    (await firstRow<{ id: string }>(payload, NAMED, [siteId, displayName]))?.id ?? null

/**
 * The same for a site that a caller names: whoever reads its recipes for editing sees its people.
 * @throws Failure `not_found` for a site that is not there or is not the caller's
 */
export async function peopleFor(
  payload: Payload,
  caller: { userId: string; isPlatformAdmin: boolean },
  slug: string | undefined,
): Promise<FindManager> {
  if (slug === undefined) return NOBODY
  const site = await findSite(payload, slug)
  if (!site) throw notFound('Site')
  const standing = await siteStanding(payload, site.id, caller)
  if (!allows(CALL_POLICY.getRecipeDraft, standing)) throw notFound('Site')
  return peopleOf(payload, site.id)
}
