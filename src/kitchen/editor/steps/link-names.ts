import { isList, isText, MAX_CHIP_TEXT } from '@/src/domain/rich-text/document'
import type {
  Block,
  Inline,
  List,
  RichTextDocument,
  TextLeaf,
} from '@/src/domain/rich-text/document'
import { referencesIn } from '@/src/domain/cooking/references'
import type { NameFinder } from './name-finder'

/**
 * A text with the first mention of each ingredient as a reference, unless it has one already. The
 * words and the spaces around them stay as they are.
 * @see docs/product/kitchen.md#steps
 */
export function withReferences(
  document: RichTextDocument,
  finder: NameFinder,
): { document: RichTextDocument; count: number } {
  const used = new Set(referencesIn([document]).usageIds)
  const before = used.size
  const linked = document.map((block) => inBlock(block, finder, used))
  const count = used.size - before
  return { document: count === 0 ? document : linked, count }
}

type Used = Set<string>

function inBlock(block: Block, finder: NameFinder, used: Used): Block {
  if (block.type === 'heading') return block
  if (block.type !== 'paragraph') return inList(block, finder, used)
  return { ...block, children: block.children.flatMap((child) => inInline(child, finder, used)) }
}

const inList = (list: List, finder: NameFinder, used: Used): List => ({
  ...list,
  children: list.children.map((item) => ({
    ...item,
    children: item.children.flatMap((child): (Inline | List)[] =>
      isList(child) ? [inList(child, finder, used)] : inInline(child, finder, used),
    ),
  })),
})

function inInline(node: Inline, finder: NameFinder, used: Used): Inline[] {
  return isText(node) ? inLeaf(node, finder, used) : [node]
}

function inLeaf(leaf: TextLeaf, finder: NameFinder, used: Used): Inline[] {
  const result: Inline[] = []
  let from = 0
  for (const { index, text, id } of finder(leaf.text)) {
    if (used.has(id) || text.length > MAX_CHIP_TEXT) continue
    used.add(id)
    if (index > from) result.push({ ...leaf, text: leaf.text.slice(from, index) })
    result.push({ type: 'ingredient-usage-reference', ingredientUsageId: id, text })
    from = index + text.length
  }
  const rest = leaf.text.slice(from)
  return rest === '' && from > 0 ? result : [...result, { ...leaf, text: rest }]
}
