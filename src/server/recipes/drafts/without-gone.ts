import type { Payload } from 'payload'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { termListsBy, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import { references, unusableReferences } from '../../references'
import type { SiteWriter } from '../../versioned-write'

/**
 * Removes deleted terms, equipment and people from a draft, as their deletion did from stored recipes: no
 * editor shows them.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function removeDeletedReferences(
  payload: Payload,
  writer: SiteWriter,
  document: RecipeDraftDocument,
): Promise<RecipeDraftDocument> {
  const { contributorIds = [], equipmentUsages } = document
  const named = [
    ...references('contributorIds', 'contributor', contributorIds),
    ...references(
      'equipmentUsages',
      'equipment',
      equipmentUsages?.map(({ equipmentId }) => equipmentId),
    ),
    ...Object.values(TERM_LISTS).flatMap(({ kind, written }) =>
      references(written, `term-${kind}`, document[written]),
    ),
  ]
  const gone = await unusableReferences(payload, writer, named)
  if (gone.length === 0) return document
  const paths = new Set(gone.map(({ path }) => path))
  const there = <Item>(field: string, items: readonly Item[]): Item[] =>
    items.filter((_, index) => !paths.has(`${field}.${index}`))
  const terms = termListsBy('written', (list) => {
    const { written } = TERM_LISTS[list]
    return there(written, document[written] ?? [])
  })
  return {
    ...document,
    ...terms,
    ...(equipmentUsages && { equipmentUsages: there('equipmentUsages', equipmentUsages) }),
    contributorIds: there('contributorIds', contributorIds),
  }
}
