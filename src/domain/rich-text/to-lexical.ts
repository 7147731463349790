import type {
  Gallery,
  Inline,
  LetterBlock,
  LetterDocument,
  LinkNode,
  List,
  ListItem,
  Paragraph,
  Table,
  TextLeaf,
  WideBlock,
} from './document'
import { isWide } from './basic'
import { isList, isText } from './document'
import type {
  LexicalBlock,
  LexicalElement,
  LexicalInline,
  LexicalInlineBlock,
  LexicalLineBreak,
  LexicalLink,
  LexicalList,
  LexicalListItem,
  LexicalOwnBlock,
  LexicalParagraph,
  LexicalState,
  LexicalTable,
  LexicalText,
} from './lexical'
import { BOLD, COLUMN_HEADER, ITALIC, ROW_HEADER } from './lexical'

/** Makes an id for a Lexical node that needs one; a counter in tests, random otherwise. */
export type NewId = () => string

const randomId: NewId = () => globalThis.crypto.randomUUID()

/**
 * Converts the document form to Lexical. Lossless: `documentFromLexical`, `wideFromLexical` for a wider
 * text, or `letterFromLexical` for a letter, is its inverse.
 * @see docs/product/rich-text.md#storage
 */
export function lexicalFromDocument(
  document: LetterDocument,
  newId: NewId = randomId,
): LexicalState {
  return {
    root: element(
      'root',
      document.map((block) => blockNode(block, newId)),
      1,
    ),
  }
}

function element<Type extends string, Child>(
  type: Type,
  children: Child[],
  version: number,
): LexicalElement<Type, Child> {
  return { type, children, direction: null, format: '', indent: 0, version }
}

function blockNode(block: LetterBlock, newId: NewId): LexicalBlock {
  return isWide(block) ? wideNode(block, newId) : letterNode(block, newId)
}

function letterNode(block: Exclude<LetterBlock, WideBlock>, newId: NewId): LexicalBlock {
  if (block.type === 'paywall') return ownBlock({ blockType: 'paywall' }, newId)
  return block.type === 'button'
    ? ownBlock({ blockType: 'button', ...withoutType(block) }, newId)
    : ownBlock({ blockType: 'recipeCard', ...withoutType(block) }, newId)
}

function wideNode(block: WideBlock, newId: NewId): LexicalBlock {
  switch (block.type) {
    case 'paragraph':
      return paragraphNode(block, newId)
    case 'heading':
      return {
        ...element('heading', inlineNodes(block.children, newId), 1),
        tag: `h${block.level}`,
      }
    case 'quote':
      return element('quote', inlineNodes(block.children, newId), 1)
    case 'divider':
      return { type: 'horizontalrule', version: 1 }
    case 'picture':
      return ownBlock({ blockType: 'picture', ...withoutType(block) }, newId)
    case 'gallery':
      return galleryNode(block, newId)
    case 'embed':
      return ownBlock({ blockType: 'embed', ...withoutType(block) }, newId)
    case 'table':
      return tableNode(block, newId)
    default:
      return listNode(block, newId)
  }
}

function ownBlock(fields: BlockFields<LexicalOwnBlock['fields']>, newId: NewId): LexicalOwnBlock {
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { ...fields, id: newId(), blockName: '' },
  }
}

function galleryNode(block: Gallery, newId: NewId): LexicalOwnBlock {
  const pictures = block.pictures.map((picture) => ({ ...picture, id: newId() }))
  return ownBlock({ blockType: 'gallery', ...withoutType(block), pictures }, newId)
}

const paragraphNode = (
  { children }: Pick<Paragraph, 'children'>,
  newId: NewId,
): LexicalParagraph => ({
  ...element('paragraph', inlineNodes(children, newId), 1),
  textFormat: 0,
  textStyle: '',
})

function tableNode({ headerRow, headerColumn, children }: Table, newId: NewId): LexicalTable {
  const rows = children.map((row, rowIndex) => {
    const cells = row.children.map((cell, columnIndex) => ({
      ...element('tablecell', [paragraphNode(cell, newId)], 1),
      headerState:
        (headerRow && rowIndex === 0 ? ROW_HEADER : 0) |
        (headerColumn && columnIndex === 0 ? COLUMN_HEADER : 0),
      colSpan: 1 as const,
      rowSpan: 1 as const,
      backgroundColor: null,
    }))
    return element('tablerow', cells, 1)
  })
  return element('table', rows, 1)
}

function listNode(list: List, newId: NewId): LexicalList {
  const isNumbered = list.type === 'numbered-list'
  return {
    ...element(
      'list',
      list.children.map((item, index) => itemNode(item, index + 1, newId)),
      1,
    ),
    listType: isNumbered ? 'number' : 'bullet',
    tag: isNumbered ? 'ol' : 'ul',
    start: 1,
  }
}

function itemNode(item: ListItem, value: number, newId: NewId): LexicalListItem {
  const children = item.children.flatMap((child): (LexicalInline | LexicalList)[] =>
    isList(child) ? [listNode(child, newId)] : inlineNode(child, newId),
  )
  return { ...element('listitem', children, 1), value }
}

function inlineNodes(children: readonly Inline[], newId: NewId): LexicalInline[] {
  return children.flatMap((child) => inlineNode(child, newId))
}

function inlineNode(node: Inline, newId: NewId): LexicalInline[] {
  if (isText(node)) return textNodes(node)
  switch (node.type) {
    case 'link':
      return [linkNode(node, newId)]
    case 'measurement':
      return [inlineBlock({ blockType: 'measurement', ...withoutType(node) }, newId)]
    case 'ingredient-usage-reference':
      return [inlineBlock({ blockType: 'ingredientUsageReference', ...withoutType(node) }, newId)]
  }
}

function withoutType<Node extends { type: string }>({ type: _, ...fields }: Node) {
  return fields
}

type BlockFields<Fields> = Fields extends unknown ? Omit<Fields, 'id' | 'blockName'> : never

function inlineBlock(
  fields: BlockFields<LexicalInlineBlock['fields']>,
  newId: NewId,
): LexicalInlineBlock {
  return { type: 'inlineBlock', version: 1, fields: { ...fields, id: newId(), blockName: '' } }
}

function linkNode(node: LinkNode, newId: NewId): LexicalLink {
  return {
    ...element('link', node.children.flatMap(textNodes), 3),
    id: newId(),
    fields: { linkType: 'custom', newTab: false, url: node.href },
  }
}

/** A leaf is one text node per line, with line breaks between them. */
function textNodes(leaf: TextLeaf): (LexicalText | LexicalLineBreak)[] {
  const format = (leaf.bold ? BOLD : 0) | (leaf.italic ? ITALIC : 0)
  return leaf.text.split('\n').flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'linebreak', version: 1 } as const] : []),
    {
      type: 'text',
      text: line,
      format,
      detail: 0,
      mode: 'normal',
      style: '',
      version: 1,
    } as const,
  ])
}
