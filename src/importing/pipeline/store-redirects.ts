import type { Payload } from 'payload'
import { isOldPath } from '@/src/domain/addresses/redirect-target'
import { insertRows } from './insert-rows'

const REDIRECT = {
  site_id: 'uuid',
  from: 'varchar',
  to: 'varchar',
  origin: 'redirect_origin',
} as const

type StoredRow = { site_id: string; from: string; to: string; origin: 'import' }

/** Redirects old addresses to the new ones. @see docs/product/sites-and-hosts.md#old-addresses */
export async function storeRedirects(
  payload: Payload,
  siteId: string,
  moves: readonly { to: string; oldPaths: readonly string[] }[],
): Promise<void> {
  const byPath = new Map<string, StoredRow>()
  for (const { to, oldPaths } of moves) {
    for (const from of oldPaths)
      if (from !== to && isOldPath(from))
        byPath.set(from, { site_id: siteId, from, to, origin: 'import' })
  }
  await insertRows(payload, 'redirects', REDIRECT, [...byPath.values()], KEEP_LATEST)
}

/** The latest import takes over a path, unless an author redirects it. */
const KEEP_LATEST = `on conflict ("site_id", "from") do update set "to" = excluded."to",
  updated_at = now() where redirects."to" <> excluded."to" and redirects.origin is distinct from 'hand'`
