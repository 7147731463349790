import render from 'dom-serializer'
import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { toPlainText } from '@/src/parsing/plain-text'
import { getClassNames, getElementText } from '@/src/parsing/web-page/page-document'
import { escapeText } from '../posts'
import type { DocumentLine } from './divide'

/** A block of a page or document, with its HTML and its lines. */
export type HtmlBlock = { html: string; lines: DocumentLine[] }

const WRAPPERS = /^(?:html|body|div|section|article|main|center|header|span|form|font|dir)$/
const HIDDEN = /^(?:script|style|template|noscript|head|title|meta|link)$/
const BLOCK =
  /^(?:p|h[1-6]|ul|ol|dl|table|hr|blockquote|pre|figure|div|section|article|main|center)$/
const MAX_DEPTH = 200

/** Splits HTML into blocks, without wrapper elements; table cells become lines or blocks. */
export function splitHtmlBlocks(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = []
  new BlockReader(blocks).readAll(parseDocument(html).children, 0)
  return blocks
}

class BlockReader {
  #afterGap = true

  constructor(private readonly blocks: HtmlBlock[]) {}

  readAll(nodes: readonly ChildNode[], depth: number): void {
    let inline: ChildNode[] = []
    const endInline = (): void => {
      if (inline.some((node) => isTag(node) || (isText(node) && node.data.trim() !== ''))) {
        this.#add(`<p>${render(inline)}</p>`, 0)
      }
      inline = []
    }
    for (const node of nodes) {
      if (isTag(node) && HIDDEN.test(node.name)) continue
      if (!isTag(node) || !holdsBlocks(node)) {
        if (isTag(node) || isText(node)) inline.push(node)
        continue
      }
      endInline()
      this.#read(node, depth + 1)
    }
    endInline()
  }

  #read(element: Element, depth: number): void {
    const { name, children } = element
    if (name === 'hr') this.#afterGap = true
    else if (levelOf(element) > 0) this.#add(render(element), levelOf(element))
    else if (name === 'ul' || name === 'ol') this.#list(element)
    else if (name === 'table') this.#table(element, depth)
    else if (depth < MAX_DEPTH && (WRAPPERS.test(name) || children.some(isBlock))) {
      this.readAll(children, depth)
    } else this.#add(render(element), 0)
  }

  #add(html: string, level: number): void {
    const written = level === 0 ? html.split(/<br\s*\/?>/i) : [html]
    const lines = written.map((part) => lineOf(part, level)).filter(({ text }) => text !== '')
    if (lines.length === 0 && !/<img\b/i.test(html)) this.#afterGap = true
    else this.#push(html, lines)
  }

  #list(list: Element): void {
    const items = list.children.filter(isTag)
    const lines = items.map((item) => ({
      ...LINE,
      text: getElementText(item).trim(),
      isItem: true,
      isNumbered: list.name === 'ol',
    }))
    this.#push(render(list), lines)
  }

  /** Layout tables are read column by column; in others, each row is a line. */
  #table(table: Element, depth: number): void {
    const rows = rowsOf(table).map((row) => row.children.filter(isTag))
    const isLayout = rows.some((cells) =>
      cells.some((cell) => cell.children.filter(isBlock).length > 1),
    )
    if (isLayout && depth < MAX_DEPTH) {
      const columns = Math.max(...rows.map(({ length }) => length))
      for (let column = 0; column < columns; column += 1) {
        for (const row of rows) this.readAll(row[column]?.children ?? [], depth + 1)
      }
      return
    }
    const texts = rows.map((cells) =>
      cells
        .map((cell) => getElementText(cell).trim())
        .join(' ')
        .trim(),
    )
    const lines = texts
      .filter((text) => text !== '')
      .map((text) => ({ ...LINE, text, isItem: true }))
    const pictures = /<img\b/i.test(render(table)) ? picturesIn(table) : ''
    this.#push(
      `<ul>${lines.map(({ text }) => `<li>${escapeText(text)}</li>`).join('')}</ul>${pictures}`,
      lines,
    )
  }

  #push(html: string, lines: DocumentLine[]): void {
    const [first] = lines
    if (first) first.afterGap = this.#afterGap
    this.#afterGap = false
    this.blocks.push({ html, lines })
  }
}

const LINE: DocumentLine = {
  text: '',
  level: 0,
  isStrong: false,
  isItem: false,
  isNumbered: false,
  afterGap: false,
}

/** Google Docs exports the title as a paragraph of this class. */
function levelOf(element: Element): number {
  if (element.name === 'p' && getClassNames(element).includes('title')) return 1
  return /^h[1-6]$/.test(element.name) ? Number(element.name.slice(1)) : 0
}

function lineOf(html: string, level: number): DocumentLine {
  const { children } = parseDocument(html)
  const elements = children.filter(isTag)
  const text = toPlainText(render(children))
  return { ...LINE, text, level, isStrong: elements.length > 0 && isStrong(elements, text) }
}

const isBlock = (node: ChildNode): boolean => isTag(node) && BLOCK.test(node.name)

const holdsBlocks = (element: Element): boolean =>
  BLOCK.test(element.name) || (WRAPPERS.test(element.name) && element.children.some(isDeepBlock))

const isDeepBlock = (node: ChildNode): boolean =>
  isBlock(node) || (isTag(node) && WRAPPERS.test(node.name) && node.children.some(isDeepBlock))

function rowsOf(table: Element): Element[] {
  return table.children.filter(isTag).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : []
  })
}

function picturesIn(element: Element): string {
  return element.children
    .filter(isTag)
    .map((child) => (child.name === 'img' ? `<p>${render(child)}</p>` : picturesIn(child)))
    .join('')
}

/** Returns whether a whole line is bold. */
function isStrong(elements: readonly Element[], text: string): boolean {
  const strong = elements.map(strongText).join('')
  return text.length > 0 && strong.replace(/\s/g, '') === text.replace(/\s/g, '')
}

function strongText(element: Element): string {
  if (/^(?:strong|b)$/.test(element.name)) return getElementText(element)
  return element.children.filter(isTag).map(strongText).join('')
}
