import { isList, isText } from '../rich-text/document'
import { cellsOf } from '../rich-text/table'
import type { Inline, LetterBlock, LetterDocument, List } from '../rich-text/document'

/** References of a text: ingredient lines in order, and units of its measurements. */
export type References = { usageIds: string[]; unitIds: string[] }

/** The ingredient lines and units that some texts reference, without duplicates. */
export function referencesIn(documents: readonly LetterDocument[]): References {
  const nodes = documents.flatMap((document) => document.flatMap(blockNodes))
  const usageIds = new Set<string>()
  const unitIds = new Set<string>()
  for (const node of nodes) {
    if (isText(node)) continue
    if (node.type === 'ingredient-usage-reference') usageIds.add(node.ingredientUsageId)
    if (node.type === 'measurement') unitIds.add(node.unitId)
  }
  return { usageIds: [...usageIds], unitIds: [...unitIds] }
}

function blockNodes(block: LetterBlock): readonly Inline[] {
  if (!('children' in block)) return []
  if (block.type === 'table') return cellsOf(block).flatMap(({ children }) => children)
  return isList(block) ? listNodes(block) : block.children
}

const listNodes = (list: List): Inline[] =>
  list.children.flatMap((item) =>
    item.children.flatMap((child) => (isList(child) ? listNodes(child) : [child])),
  )
