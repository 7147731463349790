import type { ConvertedDocument } from './document'
import { DocumentProblem } from './document'
import { blocksToHtml, escapeHtml } from './paragraphs'
import type { DocumentBlock, Paragraph } from './paragraphs'
import { getDecoder } from './rtf-encodings'
import { tokenizeRtf } from './rtf-tokens'
import type { RtfToken } from './rtf-tokens'

/** Groups whose text is not part of the document. */
const HIDDEN =
  /^(?:colortbl|stylesheet|info|pict|object|header[lrf]?|footer[lrf]?|footnote|annotation|generator|themedata|colorschememapping|datastore|latentstyles|listtable|listoverridetable|rsidtbl|xmlnstbl|filetbl|revtbl|fldinst|bkmkstart|bkmkend|nonshppict|mmathPr|pgdsctbl|userprops)$/
const SYMBOLS: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  '~': '\u00a0',
  _: '-',
  line: '\n',
  tab: ' ',
  emspace: ' ',
  enspace: ' ',
}
const DEFAULT_HALF_POINTS = 24
const MAX_DEPTH = 2_000

type State = {
  isHidden: boolean
  isBold: boolean
  halfPoints: number
  font: number
  /** Number of fallback characters after a Unicode character, for old programs. */
  fallback: number
  inFonts: boolean
  isListText: boolean
}

const START: State = {
  isHidden: false,
  isBold: false,
  halfPoints: DEFAULT_HALF_POINTS,
  font: -1,
  fallback: 1,
  inFonts: false,
  isListText: false,
}

/** Control words for the formatting of the following characters. */
const CHARACTER_STATES: Readonly<Record<string, (value: number | null) => Partial<State>>> = {
  uc: (value) => ({ fallback: value ?? 1 }),
  b: (value) => ({ isBold: value !== 0 }),
  v: (value) => (value === 0 ? {} : { isHidden: true }),
  fs: (value) => ({ halfPoints: value ?? DEFAULT_HALF_POINTS }),
  f: (value) => ({ font: value ?? -1 }),
  deff: (value) => ({ font: value ?? -1 }),
  plain: () => ({ isBold: false, halfPoints: DEFAULT_HALF_POINTS }),
}

/**
 * Converts an RTF document: text with headings, bold type, lists and tables, without pictures.
 * @throws DocumentProblem for a truncated document
 */
export function convertRtf(bytes: Buffer): Promise<ConvertedDocument> {
  const reader = new RtfReader()
  for (const token of tokenizeRtf(bytes)) reader.read(token)
  return Promise.resolve(reader.end())
}

class RtfReader {
  #state = START
  #stack: State[] = []
  #codepage = 1252
  /** Character sets of fonts by number. */
  #charsets = new Map<number, number>()
  #skip = 0
  #isIgnorable = false
  #runs: { text: string; isBold: boolean; halfPoints: number }[] = []
  #level = 0
  #list: 'ul' | 'ol' | null = null
  #blocks: DocumentBlock[] = []
  #row: DocumentBlock[][] | null = null
  #cell: DocumentBlock[] = []
  #pictures = 0

  read(token: RtfToken): void {
    if (token.type === 'control') this.#control(token.word, token.value)
    else if (token.type === 'bytes') this.#bytes(token.bytes)
    else if (token.type === 'open') this.#open()
    else this.#close()
  }

  end(): ConvertedDocument {
    if (this.#stack.length > 0) {
      throw new DocumentProblem('This RTF document is incomplete. Save it again and import that.')
    }
    this.#endParagraph()
    this.#endTable()
    const warnings =
      this.#pictures === 0
        ? []
        : [
            `Pictures in RTF are not imported (${this.#pictures}). Save the document as .docx to keep them.`,
          ]
    return { html: blocksToHtml(this.#blocks), warnings }
  }

  #open(): void {
    if (this.#stack.length > MAX_DEPTH)
      throw new DocumentProblem('This RTF document is nested too deeply.')
    this.#stack.push(this.#state)
    this.#state = { ...this.#state }
    this.#isIgnorable = false
  }

  #close(): void {
    this.#state = this.#stack.pop() ?? START
    this.#skip = 0
  }

  #bytes(bytes: Uint8Array): void {
    const shown = bytes.subarray(this.#skip)
    this.#skip = Math.max(0, this.#skip - bytes.length)
    if (this.#state.isHidden || this.#state.inFonts) return
    const charset = this.#charsets.get(this.#state.font)
    this.#add(getDecoder(charset, this.#codepage).decode(shown))
  }

  #add(text: string): void {
    if (text === '' || this.#state.isHidden) return
    if (this.#state.isListText) {
      this.#list ??= /\d|[a-z][.)]/i.test(text) ? 'ol' : 'ul'
      return
    }
    const { isBold, halfPoints } = this.#state
    this.#runs.push({ text, isBold, halfPoints })
  }

  #control(word: string, value: number | null): void {
    if (word === '*') {
      this.#isIgnorable = true
      return
    }
    const isUnknown = this.#isIgnorable && !/^(?:shppict|pntext)$/.test(word)
    this.#isIgnorable = false
    if (word === 'pict' && !this.#state.isHidden) this.#pictures += 1
    if (isUnknown || HIDDEN.test(word)) this.#state.isHidden = true
    else if (this.#state.isHidden || !this.#setStructure(word, value)) {
      this.#setCharacters(word, value)
    }
  }

  #setCharacters(word: string, value: number | null): void {
    const symbol = SYMBOLS[word]
    if (symbol !== undefined) this.#add(symbol)
    else if (word === 'u' && value !== null) this.#unicode(value)
    else if (word === 'fcharset') this.#charsets.set(this.#state.font, value ?? 0)
    else if (word === 'ansicpg') this.#codepage = value ?? 1252
    else if (word === 'mac') this.#codepage = 10_000
    else Object.assign(this.#state, CHARACTER_STATES[word]?.(value))
  }

  #unicode(value: number): void {
    if (!this.#state.inFonts) this.#add(String.fromCharCode(value < 0 ? value + 65_536 : value))
    this.#skip = this.#state.fallback
  }

  /** Handles control words of paragraphs, lists, tables and font tables; returns whether it did. */
  #setStructure(word: string, value: number | null): boolean {
    const handle = this.#structure[word]
    handle?.(value)
    return handle !== undefined
  }

  readonly #structure: Readonly<Record<string, (value: number | null) => void>> = {
    fonttbl: () => (this.#state.inFonts = true),
    listtext: () => (this.#state.isListText = true),
    pntext: () => (this.#state.isListText = true),
    pard: () => {
      this.#level = 0
      this.#list = null
    },
    outlinelevel: (value) => (this.#level = Math.min(6, (value ?? 0) + 1)),
    par: () => this.#endParagraph(),
    sect: () => this.#endParagraph(),
    page: () => this.#break(true),
    pagebb: () => this.#break(false),
    trowd: () => (this.#row ??= []),
    cell: () => this.#endCell(),
    nestcell: () => this.#endCell(),
    row: () => this.#endRow(),
  }

  #break(isInParagraph: boolean): void {
    if (isInParagraph && this.#runs.length > 0) this.#endParagraph()
    this.#blocks.push({ isBreak: true })
  }

  #endParagraph(): void {
    const runs = this.#runs.filter(({ text }) => text.trim() !== '')
    const paragraph: Paragraph = {
      html: runsHtml(this.#runs),
      length: runs.reduce((sum, { text }) => sum + text.length, 0),
      size: runs.length === 0 ? null : Math.min(...runs.map((run) => run.halfPoints)) / 2,
      level: this.#level,
      list: this.#list,
    }
    this.#runs = []
    this.#list = null
    if (this.#row !== null) this.#cell.push(paragraph)
    else this.#blocks.push(paragraph)
  }

  #endCell(): void {
    if (this.#row === null) return
    this.#endParagraph()
    this.#row.push(this.#cell)
    this.#cell = []
  }

  #endRow(): void {
    if (this.#row === null || this.#row.length === 0) return
    const last = this.#blocks.at(-1)
    if (last && 'rows' in last) last.rows.push(this.#row)
    else this.#blocks.push({ rows: [this.#row] })
    this.#row = null
  }

  /** A truncated table becomes paragraphs. */
  #endTable(): void {
    this.#blocks.push(...(this.#row ?? []).flat(), ...this.#cell)
  }
}

function runsHtml(runs: readonly { text: string; isBold: boolean }[]): string {
  let html = ''
  let isBold = false
  for (const run of runs) {
    if (run.isBold !== isBold) html += run.isBold ? '<strong>' : '</strong>'
    isBold = run.isBold
    html += escapeHtml(run.text).replace(/\n/g, '<br>')
  }
  return isBold ? `${html}</strong>` : html
}
