import render from 'dom-serializer'
import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { elementText } from '@/src/parsing/recipe-page/page-document'
import { escaped } from '../posts'
import type { DocumentLine } from './divide'

/** A block of a page or document: its HTML, and its lines. */
export type HtmlBlock = { html: string; lines: DocumentLine[] }

const WRAPPERS = /^(?:html|body|div|section|article|main|center|header|span|form|font|dir)$/
const HIDDEN = /^(?:script|style|template|noscript|head|title|meta|link)$/
const BLOCK =
  /^(?:p|h[1-6]|ul|ol|dl|table|hr|blockquote|pre|figure|div|section|article|main|center)$/
const MAX_DEPTH = 200

/** The blocks of HTML, out of their wrappers; cells of tables become lines or blocks. */
export function htmlBlocks(html: string): HtmlBlock[] {
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
    else if (/^h[1-6]$/.test(name)) this.#add(render(element), Number(name.slice(1)))
    else if (name === 'ul' || name === 'ol') this.#list(element)
    else if (name === 'table') this.#table(element, depth)
    else if (depth < MAX_DEPTH && (WRAPPERS.test(name) || children.some(isBlock))) {
      this.readAll(children, depth)
    } else this.#add(render(element), 0)
  }

  #add(html: string, level: number): void {
    const element = parseDocument(html).children.find(isTag)
    const text = element ? elementText(element).trim() : ''
    if (text === '' && !/<img\b/i.test(html)) {
      this.#afterGap = true
      return
    }
    this.#push(html, [
      { ...LINE, text, level, isStrong: element ? isStrong(element, text) : false },
    ])
  }

  #list(list: Element): void {
    const items = list.children.filter(isTag)
    const lines = items.map((item) => ({
      ...LINE,
      text: elementText(item).trim(),
      isItem: true,
      isNumbered: list.name === 'ol',
    }))
    this.#push(render(list), lines)
  }

  /** Tables for layout are read column by column; in others each row is a line. */
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
        .map((cell) => elementText(cell).trim())
        .join(' ')
        .trim(),
    )
    const lines = texts
      .filter((text) => text !== '')
      .map((text) => ({ ...LINE, text, isItem: true }))
    const pictures = /<img\b/i.test(render(table)) ? picturesIn(table) : ''
    this.#push(
      `<ul>${lines.map(({ text }) => `<li>${escaped(text)}</li>`).join('')}</ul>${pictures}`,
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

/** Whether all words of a paragraph are in bold type. */
function isStrong(element: Element, text: string): boolean {
  const strong = strongText(element)
  return text.length > 0 && strong.replace(/\s/g, '') === text.replace(/\s/g, '')
}

function strongText(element: Element): string {
  return element.children
    .filter(isTag)
    .map((child) => (/^(?:strong|b)$/.test(child.name) ? elementText(child) : strongText(child)))
    .join('')
}
