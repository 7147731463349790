import { basicDocument, isWide } from './basic'
import type {
  Embed,
  Inline,
  LetterBlock,
  LetterDocument,
  List,
  ListItem,
  Picture,
  RichTextDocument,
  Table,
  TextLeaf,
  WideBlock,
  WideDocument,
} from './document'
import { isText, PICTURE_WIDTHS, SCALINGS } from './document'
import { BOLD, COLUMN_HEADER, ITALIC, ROW_HEADER } from './lexical'
import { galleryBlocks } from './pictures'
import { isHeaderColumn, isHeaderRow, tableOf } from './table'
import type { SpannedCell } from './table'

/**
 * Stored Lexical as the document form of basic blocks; wider ones become those.
 * @see docs/product/rich-text.md#storage
 */
export const documentFromLexical = (state: unknown): RichTextDocument =>
  basicDocument(wideFromLexical(state))

/**
 * Stored Lexical as the document form of wider texts, without the blocks of letters.
 * @see docs/product/rich-text.md#storage
 */
export const wideFromLexical = (state: unknown): WideDocument =>
  letterFromLexical(state).filter(isWide)

/**
 * Converts stored Lexical to the document form. Reads the output of any Lexical editor: unknown nodes are
 * replaced by their children, or dropped (the output of our editors is lossless).
 * @see docs/product/rich-text.md#storage
 */
export function letterFromLexical(state: unknown): LetterDocument {
  const root = record(record(state)?.['root'])
  return childrenOf(root).flatMap(block)
}

type Node = Record<string, unknown>

const record = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null ? (value as Node) : undefined

function childrenOf(node: Node | undefined): Node[] {
  const children = node?.['children']
  return Array.isArray(children)
    ? children.map(record).filter((child): child is Node => child !== undefined)
    : []
}

function block(node: Node): LetterBlock[] {
  switch (node['type']) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines(childrenOf(node)) }]
    case 'heading':
      return [{ type: 'heading', level: headingLevel(node), children: inlines(childrenOf(node)) }]
    case 'list':
      return [list(node)]
    case 'quote':
      return [{ type: 'quote', children: inlines(childrenOf(node)) }]
    case 'horizontalrule':
      return [{ type: 'divider' }]
    case 'block':
      return ownBlock(record(node['fields']) ?? {})
    case 'table':
      return table(node)
    default:
      return childrenOf(node).flatMap(block)
  }
}

/** A block with custom fields, as Payload stores it. */
function ownBlock(fields: Node): LetterBlock[] {
  switch (fields['blockType']) {
    case 'embed':
      return [embed(fields)]
    case 'gallery':
      return gallery(fields)
    case 'picture':
      return [picture(fields)]
    case 'recipeCard':
      return [{ type: 'recipe-card', recipeId: text(fields['recipeId']) }]
    case 'button':
      return [{ type: 'button', label: text(fields['label']), href: text(fields['href']) }]
    case 'paywall':
      return [{ type: 'paywall' }]
    default:
      return []
  }
}

function embed(fields: Node): Embed {
  const title = text(fields['title'])
  return { type: 'embed', url: text(fields['url']), ...(title === '' ? {} : { title }) }
}

function picture(fields: Node): Picture {
  const caption = text(fields['caption'])
  const width = PICTURE_WIDTHS.find((each) => each === fields['width'])
  return {
    type: 'picture',
    imageId: text(fields['imageId']),
    ...(caption === '' ? {} : { caption }),
    ...(width ? { width } : {}),
  }
}

function gallery(fields: Node): WideBlock[] {
  const rows = Array.isArray(fields['pictures']) ? fields['pictures'] : []
  const pictures = rows.flatMap((row) => {
    const { imageId, caption } = picture(record(row) ?? {})
    return imageId === '' ? [] : [{ imageId, ...(caption === undefined ? {} : { caption }) }]
  })
  const caption = text(fields['caption'])
  return galleryBlocks({ type: 'gallery', pictures, ...(caption === '' ? {} : { caption }) })
}

function headingLevel(node: Node): 1 | 2 | 3 {
  if (node['tag'] === 'h1') return 1
  return node['tag'] === 'h2' ? 2 : 3
}

function list(node: Node): List {
  return {
    type: node['listType'] === 'number' ? 'numbered-list' : 'bulleted-list',
    children: childrenOf(node).map(listItem),
  }
}

function table(node: Node): Table[] {
  const rows = childrenOf(node).map((row) => childrenOf(row).map(tableCell))
  const headers = { headerRow: isHeaderRow(rows), headerColumn: isHeaderColumn(rows) }
  return tableOf(rows, headers)
}

const tableCell = (node: Node): SpannedCell => ({
  // Other editors allow several blocks in a cell: here they are lines of one text.
  children: cellInlines(childrenOf(node)),
  columns: spanOf(node['colSpan']),
  rows: spanOf(node['rowSpan']),
  isRowHeader: (headerState(node) & ROW_HEADER) !== 0,
  isColumnHeader: (headerState(node) & COLUMN_HEADER) !== 0,
})

const INLINE: ReadonlySet<unknown> = new Set([
  'text',
  'linebreak',
  'link',
  'autolink',
  'inlineBlock',
])

const cellInlines = (nodes: readonly Node[]): Inline[] =>
  inlines(
    cellLines(nodes).flatMap((line, index) =>
      index > 0 ? [{ type: 'linebreak' }, ...line] : line,
    ),
  )

const cellLines = (nodes: readonly Node[]): Node[][] =>
  nodes.flatMap((node) => {
    if (INLINE.has(node['type'])) return [[node]]
    const children = childrenOf(node)
    return children.every((child) => INLINE.has(child['type'])) ? [children] : cellLines(children)
  })

const headerState = (node: Node): number =>
  typeof node['headerState'] === 'number' ? node['headerState'] : 0

const spanOf = (value: unknown): number => (typeof value === 'number' ? value : 1)

function listItem(node: Node): ListItem {
  const children: (Inline | List)[] = []
  let run: Node[] = []
  for (const child of childrenOf(node)) {
    if (child['type'] !== 'list') {
      run.push(child)
      continue
    }
    children.push(...inlines(run), list(child))
    run = []
  }
  return { type: 'list-item', children: [...children, ...inlines(run)] }
}

function inlines(nodes: readonly Node[]): Inline[] {
  const result: Inline[] = []
  for (const { leaf, joined, other } of leaves(nodes)) {
    const last = result.at(-1)
    if (other) result.push(other)
    else if (joined && last && isText(last)) last.text += leaf.text
    else result.push(leaf)
  }
  return result
}

type Piece = { leaf: TextLeaf; joined: boolean; other?: Inline }

/** Text around a line break is one leaf again if its marks are equal. */
function leaves(nodes: readonly Node[]): Piece[] {
  const pieces: Piece[] = []
  let breaks = ''
  for (const node of nodes) {
    if (node['type'] === 'linebreak') {
      breaks += '\n'
      continue
    }
    if (node['type'] !== 'text') {
      if (breaks) pieces.push({ leaf: { text: breaks }, joined: true })
      breaks = ''
      const other = inlineElement(node)
      if (other) pieces.push({ leaf: { text: '' }, joined: false, other })
      continue
    }
    const leaf = textLeaf(node)
    const before = pieces.at(-1)
    const joined =
      breaks !== '' && before !== undefined && !before.other && sameMarks(before.leaf, leaf)
    pieces.push({ leaf: { ...leaf, text: breaks + leaf.text }, joined })
    breaks = ''
  }
  return breaks ? [...pieces, { leaf: { text: breaks }, joined: true }] : pieces
}

const sameMarks = (a: TextLeaf, b: TextLeaf): boolean => a.bold === b.bold && a.italic === b.italic

function textLeaf(node: Node): TextLeaf {
  const format = typeof node['format'] === 'number' ? node['format'] : 0
  return {
    text: typeof node['text'] === 'string' ? node['text'] : '',
    ...(format & BOLD ? { bold: true } : {}),
    ...(format & ITALIC ? { italic: true } : {}),
  }
}

function inlineElement(node: Node): Inline | undefined {
  const fields = record(node['fields']) ?? {}
  if (node['type'] === 'link' || node['type'] === 'autolink') {
    const children = inlines(childrenOf(node)).filter(isText)
    return { type: 'link', href: text(fields['url']), children }
  }
  if (node['type'] !== 'inlineBlock') return undefined
  return inlineBlock(fields)
}

function inlineBlock(fields: Node): Inline | undefined {
  const words = text(fields['text'])
  const own = words === '' ? {} : { text: words }
  if (fields['blockType'] === 'ingredientUsageReference') {
    const ingredientUsageId = text(fields['ingredientUsageId'])
    return { type: 'ingredient-usage-reference', ingredientUsageId, ...own }
  }
  if (fields['blockType'] !== 'measurement') return undefined
  const quantity = typeof fields['quantity'] === 'number' ? fields['quantity'] : 0
  const scaling = SCALINGS.find((each) => each === fields['scaling'])
  const decided = scaling ? { scaling } : {}
  return { type: 'measurement', quantity, unitId: text(fields['unitId']), ...own, ...decided }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
