import { Parser } from 'htmlparser2'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { replaceFractionMarkup } from '@/src/parsing/fraction-markup'
import { createFrame, ROOT_FRAME } from './frame'
import type { Frame } from './frame'
import { linesToBlocks, LineWriter } from './lines'
import type { LeftOut } from './left-out'
import { countOmitted } from './left-out'
import { openCell } from './pasted-table'

/** A cleaned clipboard: the text, and counts of the parts that a text cannot contain. */
export type Cleaned<Document extends WideDocument = WideDocument> = {
  document: Document
  leftOut: LeftOut
}

/** Maximum number of characters of HTML that are read; Word writes some 20 per character of text. */
const MAX_HTML = 3_000_000

/** No page that people read is nested so deep; the parser takes a time that grows with the square. */
const DEEPEST = 500
/** Number of characters between checks of the depth. */
const CHUNK = 4096

const BLOCKS: ReadonlySet<string> = new Set(
  `p div h1 h2 h3 h4 h5 h6 section article header footer main aside nav blockquote pre address
  figure figcaption caption table tr dl dt dd center fieldset details summary ul ol li form hr body`.split(
    /\s+/,
  ),
)

const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/**
 * Converts the HTML of a clipboard, from Word, Google Docs, Apple Notes or a web page, to the document
 * form: its types of blocks and marks, and nothing else. Reads a bounded part and reports what it omits.
 * @see docs/product/rich-text.md#pasting
 */
export function cleanHtml(html: string): Cleaned {
  const leftOut: LeftOut = new Map()
  const writer = new LineWriter()
  const frames: Frame[] = [ROOT_FRAME]
  const top = (): Frame => frames.at(-1) ?? ROOT_FRAME
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const outer = top()
        const frame = createFrame({ name, attributes, outer })
        frames.push(frame)
        if (outer.isSkipped) return
        countOmitted(leftOut, { name, attributes, outer, frame })
        if (!frame.isSkipped) open(writer, { name, attributes, frame })
      },
      ontext(text) {
        if (!top().isSkipped) writer.write(text, top())
      },
      onclosetag(name) {
        const frame = frames.length > 1 ? frames.pop() : undefined
        if (frame?.isSkipped === false) close(writer, name)
      },
    },
    { decodeEntities: true },
  )
  const fragment = replaceFractionMarkup(fragmentOf(html.slice(0, MAX_HTML)))
  let read = 0
  for (; read < fragment.length && frames.length < DEEPEST; read += CHUNK) {
    parser.write(fragment.slice(read, read + CHUNK))
  }
  parser.end()
  writer.endLine()
  const unread = Math.max(0, fragment.length - read) + Math.max(0, html.length - MAX_HTML)
  const rest = writer.dropped + unread
  if (rest > 0) leftOut.set('rest', rest)
  return { document: linesToBlocks(writer.lines), leftOut }
}

/** Extracts the copied fragment between the markers of Windows. */
function fragmentOf(html: string): string {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  return start >= 0 && end > start ? html.slice(start, end) : html
}

type Opened = { name: string; attributes: Readonly<Record<string, string>>; frame: Frame }

function open(writer: LineWriter, { name, attributes, frame }: Opened): void {
  if (name === 'br') writer.breakLine()
  if (name === 'hr') writer.drawLine()
  if (BLOCKS.has(name)) writer.beginLine(name, frame)
  if (name === 'table') writer.beginTable()
  if (name === 'tr') writer.beginRow()
  if (CELLS.has(name)) writer.beginCell(openCell(name, attributes))
}

function close(writer: LineWriter, name: string): void {
  if (BLOCKS.has(name) || CELLS.has(name)) writer.endLine()
  if (name === 'table') writer.endTable()
  if (name === 'li') writer.endItem()
}
