import type { Payload } from 'payload'
import { MAX_TERM_TITLE } from '@/src/domain/recipes/term-kind'
import { findOrCreateTerm } from '@/src/server/catalogues/named-term'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { toStorableText } from './storable'

type Piece = { id: string; title: string }
type CreateEquipment = (title: string) => Promise<Piece>

/** Most pieces of a recipe; further ones are not stored. */
const MAX_PIECES = 100

/** The title of a piece that is called `name`; null where no piece can be called that. */
export function toEquipmentTitle(name: string): string | null {
  const title = toStorableText(name).trim()
  return title.length <= MAX_TERM_TITLE && /[\p{L}\p{N}]/u.test(title) ? title : null
}

/** Finds or creates pieces of a site's own equipment, each name once in an import. */
export function createOwnEquipment(payload: Payload, siteId: string): CreateEquipment {
  const created = new Map<string, Promise<Piece>>()
  return (title) => {
    const key = title.toLowerCase()
    const piece =
      created.get(key) ?? findOrCreateTerm(payload, siteId, { kind: 'equipment', title })
    created.set(key, piece)
    return piece
  }
}

/**
 * The catalogues with a recipe's equipment in them: what no catalogue has becomes the site's own. Names
 * without a letter or digit, or too long for a title, are left out.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export async function addOwnEquipment(
  index: CatalogueIndex,
  names: readonly string[],
  create: CreateEquipment | null,
): Promise<CatalogueIndex> {
  if (create === null) return index
  const own = new Map<string, Piece>()
  for (const name of names.slice(0, MAX_PIECES)) {
    const title = toEquipmentTitle(name)
    if (title !== null && !index.equipment(name)) own.set(name, await create(title))
  }
  return { ...index, equipment: (name) => index.equipment(name) ?? own.get(name) ?? null }
}
