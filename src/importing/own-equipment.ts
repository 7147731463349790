import type { Payload } from 'payload'
import { MAX_TERM_TITLE } from '@/src/domain/recipes/term-kind'
import { findOrCreateTerm } from '@/src/server/catalogues/named-term'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { toStorableText } from './storable'

type Piece = { id: string; title: string }
type CreateEquipment = (title: string) => Promise<Piece>

/** Maximum number of pieces per recipe; further ones are not stored. */
const MAX_PIECES = 100

/** Converts a name to a title for equipment; returns null if it is unsuitable. */
export function toEquipmentTitle(name: string): string | null {
  const title = toStorableText(name).trim()
  return title.length <= MAX_TERM_TITLE && /[\p{L}\p{N}]/u.test(title) ? title : null
}

/** Creates a function that finds or creates a site's own equipment, once per name and import. */
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
 * Adds a recipe's equipment to the catalogues; pieces that no catalogue has are created for the
 * site. Names without a letter or digit, and those that are too long, are skipped.
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
