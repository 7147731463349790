import type {
  Block,
  IngredientUsageReference,
  Inline,
  List,
  ListItem,
  Measurement,
  RichTextDocument,
} from './document'
import { isList, isText } from './document'

/** The plain text of a reference or a measurement; `''` leaves it out. */
export type InlineText = (node: IngredientUsageReference | Measurement) => string

/**
 * The plain text of basic blocks, a line per block. Separate from that of wider texts, whose code no page
 * of a recipe loads.
 */
export const basicPlainText = (
  document: RichTextDocument,
  inlineText: InlineText = () => '',
): string => document.map((block) => blockText(block, inlineText)).join('\n')

function blockText(block: Block, inlineText: InlineText): string {
  if (isList(block)) return listText(block, inlineText)
  return block.children.map((child) => inline(child, inlineText)).join('')
}

const listText = (list: List, inlineText: InlineText): string =>
  list.children.map((item) => itemText(item, inlineText)).join('\n')

const itemText = (item: ListItem, inlineText: InlineText): string =>
  item.children
    .map((child) =>
      isList(child) ? `\n${listText(child, inlineText)}` : inline(child, inlineText),
    )
    .join('')

function inline(node: Inline, inlineText: InlineText): string {
  if (isText(node)) return node.text
  if (node.type === 'link') return node.children.map((child) => child.text).join('')
  return inlineText(node)
}
