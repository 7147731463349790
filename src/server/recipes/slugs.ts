import type { Payload } from 'payload'
import { MAX_SLUG_LENGTH } from '@/src/domain/addresses/slug'
import { rows } from '../database/statements'

const TAKEN = {
  recipes: {
    name: 'recipe_slugs_like',
    text: `select slug from recipes where site_id = $1 and deleted_at is null
      and (slug = $2 or slug ~ $3)`,
  },
  letters: {
    name: 'letter_slugs_like',
    text: `select slug from letters where site_id = $1 and (slug = $2 or slug ~ $3)`,
  },
} as const

/**
 * Returns a free slug of the site: the requested one, or with the next free number. `others` are taken too,
 * such as those about to be stored.
 */
export async function findFreeSlug(
  payload: Payload,
  siteId: string,
  requested: string,
  others: ReadonlySet<string> = new Set(),
  table: keyof typeof TAKEN = 'recipes',
): Promise<string> {
  const stem = requested.slice(0, MAX_SLUG_LENGTH - 6).replace(/-+$/, '')
  const found = await rows<{ slug: string }>(payload, TAKEN[table], [
    siteId,
    requested,
    `^${stem}-\\d+$`,
  ])
  const taken = new Set(found.map(({ slug }) => slug))
  const isTaken = (slug: string): boolean => taken.has(slug) || others.has(slug)
  if (!isTaken(requested)) return requested
  let number = 2
  while (isTaken(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
