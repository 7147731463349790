import type { Document, Element } from 'domhandler'
import { DomHandler, isTag, isText } from 'domhandler'
import type { ChildNode } from 'domhandler'
import { Parser } from 'htmlparser2'
import { collapseSpace } from '@/src/parsing/collapse-space'
import { replaceFractionMarkup } from '@/src/parsing/fraction-markup'
import { isAmountCell, isLineSpan } from '@/src/parsing/web-page/line-spans'
import { isOwnBlock, isPreformatted, isScreenReaderLabel } from '@/src/parsing/web-page/shown-parts'

/** A visible block of a page: a paragraph, list item, heading or loose line. */
export interface TextBlock {
  text: string
  element: Element
  /** Position of the block in reading order. */
  index: number
}

/** A parsed page with the data that its readers share. */
export interface PageDocument {
  root: Document
  elements: Element[]
  blocks: TextBlock[]
}

const SKIPPED = new Set(
  'script style noscript svg template iframe select button head nav footer object canvas'.split(
    ' ',
  ),
)

const BLOCK = new Set(
  (
    'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hr html label legend li main ol option p pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
)

/** Parses a page and collects its elements and visible blocks in reading order. */
export function parsePage(source: string): PageDocument {
  const html = replaceFractionMarkup(source)
  // The body tag is optional; without it, loose text needs a root.
  const root = parseBounded(/<body[\s>]/i.test(html) ? html : `<body>${html}`)
  const elements: Element[] = []
  collectElements(root.children, elements)
  let blocks: TextBlock[] | null = null
  return {
    root,
    elements,
    get blocks() {
      blocks ??= readBlocks(root.children)
      return blocks
    },
  }
}

const MAX_DEPTH = 500

class TooDeep extends Error {}

// Nested deeper than any real page: the parser would take time growing with the square of the depth.
class BoundedHandler extends DomHandler {
  /** The number of open elements of drawings: they hold no text, and are often half a page. */
  private drawn = 0

  override onopentag(name: string, attribs: Record<string, string>): void {
    if (this.tagStack.length + this.drawn > MAX_DEPTH) throw new TooDeep()
    if (this.drawn > 0 || name === 'svg') this.drawn += 1
    else super.onopentag(name, attribs)
  }

  override onclosetag(): void {
    if (this.drawn > 0) this.drawn -= 1
    else super.onclosetag()
  }

  override ontext(data: string): void {
    if (this.drawn === 0) super.ontext(data)
  }

  override oncomment(): void {
    // Skips comments.
  }
}

// Returns the part before a nesting that is too deep.
function parseBounded(html: string): Document {
  const handler = new BoundedHandler()
  try {
    new Parser(handler, { decodeEntities: true }).end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return handler.root
}

function collectElements(nodes: ChildNode[], into: Element[]): void {
  const stack = [...nodes].reverse()
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isTag(node)) continue
    into.push(node)
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i]
      if (child && isTag(child)) stack.push(child)
    }
  }
}

/** Splits the visible text of some nodes into blocks. */
export function readBlocks(nodes: ChildNode[], block: Element | null = null): TextBlock[] {
  const reader = new BlockReader()
  reader.walk(nodes, block, 0)
  reader.flush()
  return reader.blocks
}

/** Far above the number on any real page; the rest is not read. */
const MAX_BLOCKS = 8000

/** Far above the length of any real paragraph; the rest is not read. */
const MAX_BLOCK_LENGTH = 200_000

const GAPPED = new Set(['span', 'a', 'b', 'strong', 'em', 'i'])

/** Marks the boundary of two parts that may be two words. */
const GAP = '\u2060'
const GAP_IN_WORDS = /(?<=[\p{L}\d])\u2060(?=[\p{L}\d])/gu

class BlockReader {
  readonly blocks: TextBlock[] = []
  // An array, as reading the end of a growing string would copy it each time.
  private parts: string[] = []
  private length = 0
  private owner: Element | null = null

  walk(nodes: ChildNode[], block: Element | null, depth: number): void {
    for (const node of nodes) {
      if (this.blocks.length >= MAX_BLOCKS) return
      if (isText(node)) this.addText(node.data, block)
      else if (isTag(node) && depth < 400) this.enter(node, block, depth)
    }
  }

  // In `pre` line breaks are line breaks.
  private addText(text: string, block: Element | null): void {
    if (block === null || !text.includes('\n') || !isPreformatted(block)) {
      this.add(text, block)
      return
    }
    for (const line of text.split(/\r\n|\r|\n/)) {
      this.flush()
      this.add(line, block)
    }
  }

  private add(text: string, block: Element | null): void {
    if (text === '' || this.length > MAX_BLOCK_LENGTH) return
    this.parts.push(text)
    this.length += text.length
    if (this.owner === null && block && /\S/.test(text)) this.owner = block
  }

  private enter(element: Element, block: Element | null, depth: number): void {
    if (isUnread(element)) return
    const isBlock = isBlockElement(element)
    if (isBlock) this.flush()
    this.walk(element.children, isBlock && element.name !== 'br' ? element : block, depth + 1)
    if (isBlock) this.flush()
    else if (GAPPED.has(element.name)) this.gap(element)
  }

  // Plugins print amount, unit and name as neighbouring spans without a space.
  private gap(element: Element): void {
    const last = this.parts.at(-1)?.at(-1)
    const isNamed = element.name === 'span' || element.name === 'a'
    const isApart = (isNamed && element.attribs.class !== undefined) || isAmountCell(element)
    if (isApart && last !== undefined && /\S/.test(last)) this.add(GAP, null)
  }

  flush(): void {
    const joined = this.parts.join('')
    const apart = joined.includes(GAP) ? joined.replace(GAP_IN_WORDS, ' ') : joined
    const text = collapseSpace(apart)
    if (text && this.owner) {
      this.blocks.push({ text, element: this.owner, index: this.blocks.length })
    }
    this.parts = []
    this.length = 0
    this.owner = null
  }
}

const isUnread = (element: Element): boolean =>
  SKIPPED.has(element.name) || isHidden(element) || isScreenReaderLabel(element)

const isBlockElement = (element: Element): boolean =>
  BLOCK.has(element.name) || isLineSpan(element) || isOwnBlock(element)

function isHidden(element: Element): boolean {
  return element.attribs.hidden !== undefined && element.attribs.hidden !== 'until-found'
}

/** Returns the visible text of an element as one line. */
export function getElementText(element: Element): string {
  return collapseSpace(getElementLines(element).join(' '))
}

/** Returns the visible text of an element, one line per block. */
export function getElementLines(element: Element): string[] {
  const reader = new BlockReader()
  reader.walk(element.children, element, 0)
  reader.flush()
  return reader.blocks.map((block) => block.text)
}

/** Returns the class names of an element. */
export function getClassNames(element: Element): string[] {
  return (element.attribs.class ?? '').split(/\s+/).filter(Boolean)
}

/** Returns the parent of an element, or null at the top. */
export function getParentElement(element: Element): Element | null {
  return element.parent && isTag(element.parent) ? element.parent : null
}

/** Returns 1 to 6 for a heading, by its tag or its `role="heading"`, and 0 for other elements. */
export function getHeadingLevel({ name, attribs }: Element): number {
  // Called for each element of a page, so kept fast.
  if (name.length === 2 && name.startsWith('h')) return Number(name.slice(1)) || 0
  if (attribs.role !== 'heading') return 0
  const level = Number(attribs['aria-level'] ?? 2)
  return level >= 1 && level <= 6 ? level : 2
}

/** Returns the nearest ancestor, or the element itself, that passes the test. */
export function findClosest(element: Element, test: (el: Element) => boolean): Element | null {
  let current: Element | null = element
  while (current && !test(current)) current = getParentElement(current)
  return current
}
