import type {
  IngredientUsageReference,
  Inline,
  List,
  ListItem,
  Measurement,
  RichTextDocument,
  WideBlock,
  WideDocument,
} from './document'
import { isList, isText } from './document'
import { embedTitle } from './embeds/embed-link'
import { tableLines } from './table'

/** The plain text of a reference or a measurement; `''` leaves it out. */
export type InlineText = (node: IngredientUsageReference | Measurement) => string

/** The words of a document without marks, a line a block: for search, summaries and mails. */
export function plainText(document: WideDocument, inlineText: InlineText = () => ''): string {
  return document
    .filter(({ type }) => type !== 'divider')
    .map((block) => blockText(block, inlineText))
    .join('\n')
}

function blockText(block: WideBlock, inlineText: InlineText): string {
  if (block.type === 'divider') return ''
  if (block.type === 'embed') return embedTitle(block)
  if (isList(block)) return listText(block, inlineText)
  if (block.type === 'table') {
    return tableLines(block)
      .map((line) => lineText(line, inlineText))
      .join('\n')
  }
  return lineText(block.children, inlineText)
}

const lineText = (nodes: readonly Inline[], inlineText: InlineText): string =>
  nodes.map((node) => inline(node, inlineText)).join('')

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

/** Text as a document: one paragraph a line, blank lines left out. */
export function documentFromPlainText(value: string): RichTextDocument {
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', children: [{ text: line }] }))
}
