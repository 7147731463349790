import type { Payload } from 'payload'
import { isSlug } from '@/src/domain/addresses/slug'
import { findRedirect } from '@/src/server/sites/redirects'

/** Lists of a site whose members have pages. */
type List = 'recipes' | 'collections' | 'letters'

/**
 * Finds the current slug of a recipe, collection or letter by a former one; null without a redirect, or when it
 * points to a page of another kind. One statement.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export async function findMovedSlug(
  payload: Payload,
  siteId: string,
  list: List,
  slug: string,
): Promise<string | null> {
  const to = await findRedirect(payload, siteId, `/${list}/${slug}`)
  const found = to === null ? null : MEMBER.exec(to)
  const moved = found?.[1] === list ? found[2] : undefined
  return moved !== undefined && isSlug(moved) ? moved : null
}

const MEMBER = /^\/(recipes|collections|letters)\/([^/?#]+)$/
