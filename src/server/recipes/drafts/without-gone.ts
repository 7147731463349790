import type { Payload } from 'payload'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { termListsBy, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import { references, unusableReferences } from '../../references'
import type { SiteWriter } from '../../versioned-write'

/**
 * A draft without the terms and people it names that are no longer there for the site: they were removed
 * after it was written, as they were from stored recipes, and no editor shows them.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function withoutGone(
  payload: Payload,
  writer: SiteWriter,
  document: RecipeDraftDocument,
): Promise<RecipeDraftDocument> {
  const { contributorIds = [] } = document
  const named = [
    ...references('contributorIds', 'contributor', contributorIds),
    ...Object.values(TERM_LISTS).flatMap(({ kind, written }) =>
      references(written, `term-${kind}`, document[written]),
    ),
  ]
  const gone = await unusableReferences(payload, writer, named)
  if (gone.length === 0) return document
  const paths = new Set(gone.map(({ path }) => path))
  const there = (field: string, ids: readonly string[]): string[] =>
    ids.filter((_, index) => !paths.has(`${field}.${index}`))
  const terms = termListsBy('written', (list) => {
    const { written } = TERM_LISTS[list]
    return there(written, document[written] ?? [])
  })
  return { ...document, ...terms, contributorIds: there('contributorIds', contributorIds) }
}
