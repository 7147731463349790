import type {
  Inline,
  LinkNode,
  List,
  TextLeaf,
  WideBlock,
  WideDocument,
} from '@/src/domain/rich-text/document'
import { isText } from '@/src/domain/rich-text/document'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { ROOT_FRAME } from './frame'
import type { Frame, ItemOf } from './frame'
import type { Line, OpenCell } from './line'
import { closedTable } from './pasted-table'
import type { OpenTable } from './pasted-table'

/** Longer texts are truncated, and the rest is counted. */
const MAX_CHARACTERS = 100_000
const MAX_LINES = 1500

/** Lines of tables, which are few once the tables are closed. */
const MAX_CELLS = 4000

/** Collects text as lines. */
export class LineWriter {
  readonly lines: Line[] = []
  /** Characters that found no room. */
  dropped = 0
  #runs: { text: string; frame: Frame }[] = []
  #frame: Pick<Frame, 'heading' | 'list' | 'isQuote'> = ROOT_FRAME
  #marker = ''
  #isMore = false
  #written = 0
  readonly #tables: OpenTable[] = []

  /** Adds text; white space counts as one space. */
  write(text: string, frame: Frame): void {
    const words = frame.isPreformatted
      ? text.replace(/\r\n?/g, '\n').replace(/\u00a0/g, ' ')
      : text.replace(/[\s\u00a0]+/g, ' ')
    if (frame.isMarker) {
      this.#marker += words
      return
    }
    if (this.#runs.length === 0) this.#frame = frame
    const room = MAX_CHARACTERS - this.#written
    const kept = this.#isFull() ? '' : words.slice(0, Math.max(0, room))
    this.#written += kept.length
    this.dropped += words.trim() === '' ? 0 : words.length - kept.length
    if (kept !== '') this.#runs.push({ text: kept, frame })
  }

  /** Breaks the line inside its block. */
  breakLine(): void {
    const last = this.#runs.at(-1)
    if (last) this.#runs.push({ text: '\n', frame: last.frame })
  }

  /** Begins the line of a block. */
  beginLine(name: string, frame: Frame): void {
    this.endLine()
    this.#frame = frame
    if (name === 'li') this.#isMore = false
  }

  /** Ends the line; an empty one is none. */
  endLine(): void {
    const children = inlinesOf(this.#runs)
    const { heading, list, isQuote } = this.#frame
    this.#runs = []
    const marker = this.#marker.trim()
    this.#marker = ''
    if (children.length === 0) return
    const item =
      list && marker !== ''
        ? { ...list, isNumbered: /[\p{L}\p{N}]/u.test(marker) && marker !== 'o' }
        : list
    this.lines.push({
      children,
      heading: item ? null : heading,
      item,
      isMore: this.#isMore && item !== null,
      isQuote,
      ...this.#openCell(),
    })
    // Further lines of an item belong to it, but Word's are separate items.
    this.#isMore = item !== null && marker === ''
  }

  /** Adds a divider between two parts. */
  drawLine(): void {
    this.endLine()
    if (this.#isFull()) return
    const line = { children: [], heading: null, item: null, isMore: false, isQuote: false }
    this.lines.push({ ...line, isDivider: true })
  }

  /** Begins a table. */
  beginTable(): void {
    this.endLine()
    const outer = this.#tables.at(-1)
    if (outer) outer.holdsTable = true
    this.#tables.push({ firstLine: this.lines.length, rows: [], holdsTable: false })
  }

  /** Begins a row of the table. */
  beginRow(): void {
    this.#tables.at(-1)?.rows.push([])
  }

  /** Begins a cell of the row. */
  beginCell(cell: OpenCell): void {
    this.endLine()
    this.#tables.at(-1)?.rows.at(-1)?.push(cell)
  }

  /** Ends the table. */
  endTable(): void {
    this.endLine()
    const table = this.#tables.pop()
    if (!table) return
    this.lines.push(...closedTable(table, this.lines.splice(table.firstLine)))
  }

  #openCell(): Pick<Line, 'cell'> {
    const cell = this.#tables.at(-1)?.rows.at(-1)?.at(-1)
    return cell ? { cell } : {}
  }

  #isFull(): boolean {
    return this.lines.length >= MAX_LINES + (this.#tables.length > 0 ? MAX_CELLS : 0)
  }

  /** Ends an item of a list. */
  endItem(): void {
    this.#isMore = false
  }
}

function inlinesOf(runs: readonly { text: string; frame: Frame }[]): Inline[] {
  const result: Inline[] = []
  let before = ' '
  for (const { text, frame } of runs) {
    // One space between words, none at the start of a line.
    const words = /\s$/.test(before) ? text.replace(/^ +/, '') : text
    if (words === '') continue
    if (words === '\n') trimEnd(result)
    before = words
    add(result, leafOf(words, frame), hrefOf(frame))
  }
  while (trimEnd(result)) continue
  return result
}

const leafOf = (text: string, { isBold, isItalic }: Frame): TextLeaf => ({
  text,
  ...(isBold ? { bold: true } : {}),
  ...(isItalic ? { italic: true } : {}),
})

const hrefOf = ({ href }: Frame): string | null =>
  href !== null && isWebAddress(href) ? href : null

function add(result: Inline[], leaf: TextLeaf, href: string | null): void {
  const last = result.at(-1)
  const link = last && 'type' in last && last.type === 'link' && last.href === href ? last : null
  if (link) {
    result[result.length - 1] = { ...link, children: withLeaf(link.children, leaf) }
  } else if (href !== null) {
    result.push({ type: 'link', href, children: [leaf] } satisfies LinkNode)
  } else if (last && isText(last) && isAlike(last, leaf)) {
    last.text += leaf.text
  } else {
    result.push(leaf)
  }
}

function withLeaf(leaves: readonly TextLeaf[], leaf: TextLeaf): TextLeaf[] {
  const last = leaves.at(-1)
  return last && isAlike(last, leaf)
    ? [...leaves.slice(0, -1), { ...last, text: last.text + leaf.text }]
    : [...leaves, leaf]
}

const isAlike = (a: TextLeaf, b: TextLeaf): boolean => a.bold === b.bold && a.italic === b.italic

/** Trims white space at the end; returns whether the last run was only white space and is removed. */
function trimEnd(children: Inline[]): boolean {
  const last = children.at(-1)
  if (!last || !(isText(last) || 'children' in last)) return false
  const leaf = isText(last) ? last : last.children.at(-1)
  if (!leaf) return false
  leaf.text = leaf.text.trimEnd()
  if (leaf.text !== '') return false
  if ('children' in last && last.children.length > 1) {
    children[children.length - 1] = { ...last, children: last.children.slice(0, -1) }
  } else {
    children.pop()
  }
  return true
}

type OpenItem = { type: 'list-item'; children: (Inline | List)[] }
type OpenList = { depth: number; isNumbered: boolean; items: OpenItem[] }

/**
 * Lines as blocks: items that follow each other are a list, deeper ones lists inside them; lines of
 * quotations that follow each other are one.
 */
export function linesToBlocks(lines: readonly Line[]): WideDocument {
  const blocks: WideBlock[] = []
  let open: OpenList[] = []
  for (const line of lines) {
    const { item, children, isMore } = line
    if (item === null) {
      open = []
      addBlock(blocks, line)
      continue
    }
    const last = open.at(-1)?.items.at(-1)
    if (isMore && last) last.children.push({ text: '\n' }, ...children)
    else open = withItem(open, { item, children, blocks })
  }
  return blocks
}

function addBlock(blocks: WideBlock[], line: Line): void {
  const { heading, children, isQuote, isDivider, table } = line
  const last = blocks.at(-1)
  if (isDivider) blocks.push({ type: 'divider' })
  else if (table) blocks.push(table)
  else if (heading) blocks.push({ type: 'heading', level: heading, children })
  else if (!isQuote) blocks.push({ type: 'paragraph', children })
  else if (last?.type !== 'quote') blocks.push({ type: 'quote', children })
  else {
    const joined = [...last.children, { text: '\n' }, ...children]
    blocks[blocks.length - 1] = { type: 'quote', children: joined }
  }
}

function withItem(
  before: OpenList[],
  { item, children, blocks }: { item: ItemOf; children: Inline[]; blocks: WideBlock[] },
): OpenList[] {
  const open = before.filter(({ depth }) => depth <= item.depth)
  const last = open.at(-1)
  if (last && last.depth === item.depth && last.isNumbered === item.isNumbered) {
    last.items.push({ type: 'list-item', children })
    return open
  }
  const outer = last?.depth === item.depth ? open.slice(0, -1) : open
  const items: OpenItem[] = [{ type: 'list-item', children }]
  const list: List = {
    type: item.isNumbered ? 'numbered-list' : 'bulleted-list',
    children: items,
  }
  const home = outer.at(-1)?.items.at(-1)
  if (home) home.children.push(list)
  else blocks.push(list)
  return [...outer, { depth: item.depth, isNumbered: item.isNumbered, items }]
}
