import { Element, Text } from 'domhandler'
import { Parser } from 'htmlparser2'
import { ImportProblem } from '../import-problem'
import { MAX_RECORD_BYTES } from './content'
import type { SourceFile } from './source-file'
import { decodeStream } from './text'

/** Selects elements of a document. */
export type ElementFilter = {
  isXml: boolean
  /** Called at each opening tag outside of a selected element. */
  isWanted: (name: string, attribs: Readonly<Record<string, string>>) => boolean
  /** Elements whose text is skipped, such as base64 that is read on demand. */
  isHeavy?: (name: string) => boolean
}

/** Maximum nesting, above that of any real document. */
const MAX_DEPTH = 500

/**
 * Yields the selected elements of an XML or HTML file with their content, without loading the file
 * into memory. Custom entities are rejected.
 * @throws ImportProblem for custom entities and for truncated XML
 */
export async function* readElements(
  file: SourceFile,
  wanted: ElementFilter,
): AsyncGenerator<Element> {
  const collector = new Collector(wanted)
  const parser = new Parser(collector, {
    xmlMode: wanted.isXml,
    decodeEntities: true,
    recognizeCDATA: true,
    lowerCaseTags: !wanted.isXml,
    lowerCaseAttributeNames: !wanted.isXml,
  })
  for await (const piece of decodeStream(file)) {
    parser.write(piece)
    yield* collector.take()
  }
  collector.isEnding = true
  parser.end()
  yield* collector.take()
}

class Collector {
  isEnding = false
  #found: Element[] = []
  #stack: Element[] = []
  #weight = 0
  #problem: ImportProblem | null = null

  constructor(private readonly wanted: ElementFilter) {}

  /** Yields the elements found since the last call; drops those after a problem. */
  *take(): Generator<Element> {
    yield* this.#found.splice(0)
    if (this.#problem) throw this.#problem
  }

  onopentag(name: string, attribs: Record<string, string>): void {
    if (this.#problem) return
    const parent = this.#stack.at(-1)
    if (!parent && !this.wanted.isWanted(name, attribs)) return
    if (this.#stack.length > MAX_DEPTH) this.#fail('This is nested too deeply.')
    this.#weigh(name.length + 40)
    const element = new Element(name, attribs)
    if (parent) append(parent, element)
    this.#stack.push(element)
  }

  ontext(data: string): void {
    const parent = this.#stack.at(-1)
    if (!parent || this.#problem || this.wanted.isHeavy?.(parent.name)) return
    this.#weigh(data.length)
    append(parent, new Text(data))
  }

  onclosetag(): void {
    if (this.#problem) return
    // The parser closes unclosed elements at the end.
    if (this.isEnding && this.wanted.isXml) {
      this.#fail('This XML file is incomplete.')
      return
    }
    const element = this.#stack.pop()
    if (!element || this.#stack.length > 0) return
    this.#weight = 0
    this.#found.push(element)
  }

  onprocessinginstruction(name: string, data: string): void {
    if (/^!(?:doctype|entity)/i.test(name) && /<?!entity|^!entity/i.test(data)) {
      this.#fail('This XML declares XML entities, as malicious files do, and was not read.')
    }
  }

  #weigh(characters: number): void {
    this.#weight += characters
    if (this.#weight > MAX_RECORD_BYTES) this.#fail('One entry of this file is too large.')
  }

  #fail(message: string): void {
    this.#problem ??= new ImportProblem(message)
    this.#stack = []
  }
}

function append(parent: Element, child: Element | Text): void {
  const last = parent.children.at(-1) ?? null
  child.parent = parent
  child.prev = last
  if (last) last.next = child
  parent.children.push(child)
}
