import type { Payload } from 'payload'
import type { Redirect, RedirectCreate, RedirectUpdate } from '@/src/contract/site/redirect'
import { isUniqueViolation } from '../database/conflicts'
import { lockVersion } from '../database/lock-row'
import { inTransaction } from '../database/transaction'
import { isStale, staleEdit } from '../stale'
import type { BasedOn } from '../stale'
import { validateRedirect, redirectTaken } from './check'
import { getRedirect } from './read'

/**
 * Creates a redirect by hand.
 * @throws Failure as `validateRedirect`
 * @see docs/product/kitchen.md#redirects
 */
export async function createRedirect(
  payload: Payload,
  siteId: string,
  write: RedirectCreate,
): Promise<Redirect> {
  const redirect = await validateRedirect(payload, siteId, write, null)
  const data = { ...redirect, origin: 'hand', site: siteId } as const
  const { id } = await inTransaction(payload, (req) =>
    payload.create({ collection: 'redirects', data, depth: 0, req }),
  ).catch(taken)
  return getRedirect(payload, siteId, id)
}

/**
 * Updates a redirect and marks it as written by hand.
 * @throws Failure `not_found`, `conflict` (with the current redirect) for a version older than the stored
 *   one, and as `validateRedirect`
 */
export async function updateRedirect(
  payload: Payload,
  siteId: string,
  id: string,
  { from, to }: RedirectUpdate,
  basedOn: BasedOn | null,
): Promise<Redirect> {
  const before = await getRedirect(payload, siteId, id)
  const requested = { from: from ?? before.from, to: to ?? before.to }
  const redirect = await validateRedirect(payload, siteId, requested, id)
  const isDone = await inTransaction(payload, async (req) => {
    const { updatedAt } = await lockVersion(payload, 'redirect', [id, siteId])
    if (isStale(updatedAt, basedOn)) return false
    const data = { ...redirect, origin: 'hand' } as const
    await payload.update({ collection: 'redirects', id, data, depth: 0, req })
    return true
  }).catch(taken)
  const current = await getRedirect(payload, siteId, id)
  if (!isDone) throw staleEdit({ redirect: current })
  return current
}

/** Deletes a redirect. @throws Failure `not_found` */
export async function deleteRedirect(payload: Payload, siteId: string, id: string): Promise<void> {
  await getRedirect(payload, siteId, id)
  await payload.delete({ collection: 'redirects', id, depth: 0 })
}

/** Two writers may have found the same address free; then the index decides. */
function taken(error: unknown): never {
  throw isUniqueViolation(error) ? redirectTaken() : error
}
