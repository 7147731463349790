import { Parser } from 'htmlparser2'
import { damagedPictureError, UnreadablePictureError } from '../unreadable'
import { sanitiseAttribute } from './attributes'
import { sanitiseStyles } from './css'
import { Expansion } from './expansion'
import { DRAWING_ELEMENTS } from './vocabulary'

/** Deeper drawings are attacks on parsers. */
const MAX_DEPTH = 200
const MAX_ELEMENTS = 100_000
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/**
 * Sanitises a drawing: rewrites it from an allowlist of drawing elements and attributes, so that nothing
 * left can run or fetch. Document types, entities, instructions and comments are removed too.
 * @throws UnreadablePictureError when it is no drawing, or one made to overload a parser
 * @see docs/product/media.md#drawings
 */
export function sanitiseSvg(data: Buffer): Buffer {
  const writer = new DrawingWriter()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        writer.open(name, attributes)
      },
      onclosetag: () => {
        writer.close()
      },
      ontext: (text) => {
        writer.text(text)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(decode(data))
  return Buffer.from(writer.result())
}

/** XML is UTF-8 or UTF-16 unless it says otherwise. */
function decode(data: Buffer): string {
  const mark = data.toString('hex', 0, 2)
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(data)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(data)
  const named = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(data.toString('latin1', 0, 200))
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(data)
  } catch (error) {
    throw damagedPictureError(error)
  }
}

/** Streams the allowed elements to the output without building a tree. */
class DrawingWriter {
  private readonly parts: string[] = []
  /** Open elements, allowed and dropped; `null` is a dropped one. */
  private readonly path: (string | null)[] = []
  private elements = 0
  private styles: string | null = null
  private readonly expansion = new Expansion()

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.count()
    const isRoot = this.path.length === 0
    // One root element, and it is a drawing.
    if (isRoot && (name !== 'svg' || this.parts.length > 0)) throw damagedPictureError()
    const isKept = DRAWING_ELEMENTS.has(name) && (isRoot || this.isInside())
    this.path.push(isKept ? name : null)
    if (!isKept) return
    this.expansion.open(name, attributes)
    if (name === 'style') this.styles = ''
    this.parts.push(`<${name}${isRoot ? ` ${NAMESPACES}` : ''}${attributesOf(name, attributes)}>`)
  }

  private count(): void {
    this.elements += 1
    if (this.path.length >= MAX_DEPTH || this.elements > MAX_ELEMENTS) {
      throw new UnreadablePictureError('This drawing has too many parts.')
    }
  }

  /** Whether the position is within an allowed element and not in the text of a style sheet. */
  private isInside(): boolean {
    return this.path.at(-1) !== null && this.styles === null
  }

  text(text: string): void {
    if (this.path.length === 0 || this.path.at(-1) === null) return
    if (this.styles !== null) this.styles += text
    else this.parts.push(escape(text))
  }

  close(): void {
    const name = this.path.pop()
    if (!name) return
    this.expansion.close()
    if (name === 'style') {
      const styles = sanitiseStyles(this.styles ?? '')
      this.expansion.styles(styles)
      this.parts.push(escape(styles))
      this.styles = null
    }
    this.parts.push(`</${name}>`)
  }

  result(): string {
    if (this.parts.length === 0) throw damagedPictureError()
    this.expansion.check()
    return this.parts.join('')
  }
}

function attributesOf(element: string, attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => sanitiseAttribute(element, name, value))
    .filter((attribute) => attribute !== null)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')
}

/** Characters that XML forbids would make the whole drawing unreadable. */
const escape = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
