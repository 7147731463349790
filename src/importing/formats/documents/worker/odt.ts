import { isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { openContainer } from './container'
import type { Container } from './container'
import { DocumentProblem } from './document'
import type { ConvertedDocument } from './document'
import { readOdtStyles } from './odt-styles'
import type { OdtStyles } from './odt-styles'
import { blocksToHtml, escapeHtml } from './paragraphs'
import type { DocumentBlock, Paragraph } from './paragraphs'

const MAX_DEPTH = 500
/** Elements whose text is not part of the document. */
const HIDDEN =
  /^(?:text:tracked-changes|office:annotation|text:note-citation|text:sequence-decls|office:forms|svg:title|svg:desc)$/

/**
 * Converts an OpenDocument text (`.odt`): headings, paragraphs, lists, tables and embedded
 * pictures.
 * @throws DocumentProblem for a damaged or locked document, or one that is not a text
 */
export async function convertOdt(bytes: Buffer): Promise<ConvertedDocument> {
  const container = await openContainer(bytes)
  const content = await readContent(container)
  const named = parseXml((await container.text('styles.xml')) ?? '')
  const reader = new OdtReader(readOdtStyles([named, content]), container.names)
  const [body] = getElementsByTagName('office:text', content, true, 1)
  if (!body) {
    throw new DocumentProblem(
      'This OpenDocument file is not a text document. Save a spreadsheet as CSV, a presentation as PDF, and import that.',
    )
  }
  reader.readAll(body.children, 0)
  return { html: blocksToHtml(reader.blocks), warnings: reader.warnings() }
}

async function readContent(container: Container): Promise<ChildNode[]> {
  const manifest = (await container.text('META-INF/manifest.xml')) ?? ''
  if (manifest.includes('encryption-data')) {
    throw new DocumentProblem(
      'This document is locked with a password. Save it without a password and import that.',
    )
  }
  return parseXml((await container.text('content.xml')) ?? '')
}

function parseXml(xml: string): ChildNode[] {
  if (/<!ENTITY/i.test(xml)) {
    throw new DocumentProblem(
      'This document declares XML entities, as malicious files do, and was not read.',
    )
  }
  return parseDocument(xml, { xmlMode: true }).children
}

const SIGNS: Readonly<Record<string, string>> = {
  'text:line-break': '<br>',
  'text:s': ' ',
  'text:tab': ' ',
}

type Run = { html: string; length: number; size: number | null }

class OdtReader {
  blocks: DocumentBlock[] = []
  #isLinked = false

  constructor(
    private readonly styles: OdtStyles,
    private readonly names: readonly string[],
  ) {}

  warnings(): string[] {
    return this.#isLinked
      ? ['A picture in the document is only linked and was not fetched. Add it by hand.']
      : []
  }

  readAll(nodes: readonly ChildNode[], depth: number, list: 'ul' | 'ol' | null = null): void {
    if (depth > MAX_DEPTH) throw new DocumentProblem('This document is nested too deeply.')
    for (const node of nodes) if (isTag(node)) this.#read(node, depth + 1, list)
  }

  #read(element: Element, depth: number, list: 'ul' | 'ol' | null): void {
    const { name, attribs, children } = element
    if (HIDDEN.test(name)) return
    if (name === 'text:p' || name === 'text:h') this.#paragraph(element, list, depth)
    else if (name === 'text:list') {
      this.readAll(
        children,
        depth,
        this.styles.listKind(attribs['text:style-name']) ?? list ?? 'ul',
      )
    } else if (name === 'table:table') this.blocks.push({ rows: this.#rows(element, depth) })
    else this.readAll(children, depth, list)
  }

  #rows(table: Element, depth: number): DocumentBlock[][][] {
    const rows = getElementsByTagName('table:table-row', table.children, true)
    return rows.map((row) =>
      row.children.filter(isTag).map((cell) => {
        const reader = new OdtReader(this.styles, this.names)
        reader.readAll(cell.children, depth + 1)
        this.#isLinked ||= reader.#isLinked
        return reader.blocks
      }),
    )
  }

  #paragraph(element: Element, list: 'ul' | 'ol' | null, depth: number): void {
    const style = this.styles.paragraph(element.attribs['text:style-name'])
    if (style.isBreakBefore) this.blocks.push({ isBreak: true })
    const boxes: Element[] = []
    const runs = this.#runs(element.children, style, boxes, depth)
    const words = runs.filter(({ length }) => length > 0)
    const isHeading = element.name === 'text:h'
    const html = runs.map((run) => run.html).join('')
    const paragraph: Paragraph = {
      html: html.replaceAll('</strong><strong>', ''),
      length: words.reduce((sum, { length }) => sum + length, 0),
      size: smallest(words.map(({ size }) => size)),
      level: isHeading
        ? Math.min(6, Number(element.attribs['text:outline-level'] ?? 1) || 1)
        : style.level,
      list: isHeading ? null : list,
    }
    this.blocks.push(paragraph)
    for (const box of boxes) this.readAll(box.children, depth + 1)
  }

  #runs(
    nodes: readonly ChildNode[],
    style: { isBold: boolean; size: number | null },
    boxes: Element[],
    depth: number,
  ): Run[] {
    if (depth > MAX_DEPTH) throw new DocumentProblem('This document is nested too deeply.')
    return nodes.flatMap((node): Run[] => {
      if (isText(node)) return [textRun(node.data.replace(/\s+/g, ' '), style)]
      if (!isTag(node) || HIDDEN.test(node.name)) return []
      const { name, attribs, children } = node
      const sign = SIGNS[name]
      if (sign !== undefined) return [{ html: sign, length: 0, size: null }]
      if (name === 'draw:image') return this.#picture(attribs['xlink:href'] ?? '')
      if (name === 'draw:text-box') {
        boxes.push(node)
        return []
      }
      const own = name === 'text:span' ? this.styles.text(attribs['text:style-name'], style) : style
      return this.#runs(children, own, boxes, depth + 1)
    })
  }

  #picture(address: string): Run[] {
    const name = address.replace(/^\.\//, '')
    if (!this.names.includes(name)) {
      this.#isLinked = true
      return []
    }
    return [{ html: `<img src="${escapeHtml(name)}">`, length: 0, size: null }]
  }
}

function textRun(text: string, { isBold, size }: { isBold: boolean; size: number | null }): Run {
  const length = text.trim().length
  const html = escapeHtml(text)
  return { html: isBold && length > 0 ? `<strong>${html}</strong>` : html, length, size }
}

function smallest(sizes: readonly (number | null)[]): number | null {
  const known = sizes.flatMap((size) => size ?? [])
  return known.length === 0 ? null : Math.min(...known)
}
