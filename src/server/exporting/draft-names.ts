import type { SiteDesignDocument } from '@/src/contract/site/design'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { portableId } from './portable-id'

type Row = { id?: string | null | undefined }

const namesOf = (
  rows: readonly Row[],
  ...place: (string | number)[]
): [id: string, name: string][] =>
  rows.flatMap(({ id }, at): [string, string][] => (id ? [[id, portableId(...place, at)]] : []))

/**
 * Maps the ids of all rows of a document to their names in an export, derived from their positions: the
 * stored recipe's rows have the same names wherever it is imported, so that the rows of a draft match them.
 * @param of identifies the document among those of a recipe
 */
export function rowNames(
  slug: string,
  of: 'stored' | 'draft' | 'base',
  document: RecipeDraftDocument,
): [id: string, name: string][] {
  const named = (rows: readonly Row[], ...place: (string | number)[]) =>
    namesOf(rows, slug, of, ...place)
  const lists = document.ingredientUsageGroups ?? []
  const parts = document.instructionGroups ?? []
  return [
    ...named(lists, 'list'),
    ...lists.flatMap((list, at) => named(list.ingredientUsages, 'ingredient', at)),
    ...named(parts, 'part'),
    ...parts.flatMap((part, at) => named(part.instructions, 'step', at)),
    ...named(document.equipmentUsages ?? [], 'tool'),
  ]
}

/**
 * Maps the ids of all rows of a design to their names in an export, derived from their positions.
 * @param of identifies the design
 */
export const designRowNames = (
  of: 'stored' | 'draft' | 'base',
  document: SiteDesignDocument,
): [id: string, name: string][] =>
  Object.entries({
    home: document.homeSections,
    header: document.headerLinks,
    social: document.socialMediaLinks,
    product: document.productLinks,
    link: document.links,
  }).flatMap(([list, rows]) => namesOf(rows, 'design', of, list))
