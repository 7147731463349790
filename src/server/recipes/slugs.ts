import type { Payload } from 'payload'
import { MAX_SLUG_LENGTH } from '@/src/domain/slug'
import { firstRow, rows } from '../database'

const BY_SOURCE = {
  name: 'recipe_by_source',
  text: `select id, slug from recipes where site_id = $1 and source_key = $2`,
}

/** The recipe that was imported from a source before; undefined when there is none. */
export const findBySource = (
  payload: Payload,
  siteId: string,
  sourceKey: string,
): Promise<{ id: string; slug: string } | undefined> =>
  firstRow(payload, BY_SOURCE, [siteId, sourceKey])

const TAKEN = {
  name: 'recipe_slugs_like',
  text: `select slug from recipes where site_id = $1 and deleted_at is null
    and (slug = $2 or slug ~ $3)`,
}

/** A slug nobody on the site has: the wish itself, or with the next free number. */
export async function freeSlug(payload: Payload, siteId: string, wish: string): Promise<string> {
  const stem = wish.slice(0, MAX_SLUG_LENGTH - 6).replace(/-+$/, '')
  const found = await rows<{ slug: string }>(payload, TAKEN, [siteId, wish, `^${stem}-\\d+$`])
  const taken = new Set(found.map(({ slug }) => slug))
  if (!taken.has(wish)) return wish
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
