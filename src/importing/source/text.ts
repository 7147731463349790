import { isAscii, isUtf8 } from 'node:buffer'
import { ImportProblem } from '../import-problem'
import { readContent, MAX_RECORD_BYTES, readBytes } from './content'
import type { SourceFile } from './source-file'

/**
 * Yields the decoded text of a file in chunks. Valid UTF-8 is decoded as UTF-8 whatever the file
 * declares, else the declared encoding applies; without one, each line is decoded as UTF-8 or
 * Windows-1252, as tables are often merged from both.
 */
export async function* decodeStream(file: SourceFile): AsyncGenerator<string> {
  let decoder: PieceDecoder | null = null
  let head = ''
  for await (const piece of readContent(file)) {
    if (decoder === null) {
      // ASCII is the same in all encodings, so the first other byte decides.
      if (isAscii(piece) && !isWide(piece)) {
        const text = piece.toString('latin1')
        head ||= text.slice(0, 2048)
        yield text
        continue
      }
      decoder = decoderOf(encodingOf(piece, head))
    }
    const text = decoder.decode(piece)
    if (text !== '') yield text
  }
  const rest = decoder?.end() ?? ''
  if (rest !== '') yield rest
}

type PieceDecoder = { decode: (piece: Buffer) => string; end: () => string }

function decoderOf(encoding: string): PieceDecoder {
  if (encoding === 'utf-8' || encoding === 'windows-1252') return lineDecoder()
  const decoder = new TextDecoder(encoding)
  return {
    decode: (piece) => decoder.decode(piece, { stream: true }),
    end: () => decoder.decode(),
  }
}

/** Maximum number of bytes without a line end that are decoded together. */
const MAX_LINE_BYTES = 1_048_576

function lineDecoder(): PieceDecoder {
  let rest = Buffer.alloc(0)
  let isFirst = true
  const decode = (bytes: Buffer): string => {
    const text = decodeLines(bytes)
    if (!isFirst || text === '') return text
    isFirst = false
    return text.replace(/^\ufeff/, '')
  }
  return {
    decode: (piece) => {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      const lines = bytes.lastIndexOf(NEW_LINE) + 1
      const isLong = bytes.length - lines > MAX_LINE_BYTES
      const end = isLong ? withoutCutCharacter(bytes).length : lines
      rest = Buffer.from(bytes.subarray(end))
      return decode(bytes.subarray(0, end))
    },
    end: () => decode(rest),
  }
}

/** Reads a whole small text. @throws ImportProblem above `most` bytes */
export async function readText(file: SourceFile, most = MAX_RECORD_BYTES): Promise<string> {
  return decodeText(await readBytes(file, most))
}

/**
 * Decodes bytes by the rules of `decodeStream`. A Windows text with pasted UTF-8 lines is decoded
 * line by line.
 */
export function decodeText(bytes: Buffer): string {
  const encoding = encodingOf(bytes)
  return encoding === 'windows-1252' ? decodeLines(bytes) : decodeAll(bytes, encoding)
}

const NEW_LINE = 0x0a

function decodeLines(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const decoder = new TextDecoder('windows-1252')
  const parts: string[] = []
  let start = 0
  while (start < bytes.length) {
    const end = bytes.indexOf(NEW_LINE, start) + 1 || bytes.length
    const line = bytes.subarray(start, end)
    parts.push(isUtf8(line) ? line.toString('utf8') : decoder.decode(line, { stream: true }))
    start = end
  }
  return parts.join('')
}

function decodeAll(bytes: Buffer, encoding: string): string {
  const decoder = new TextDecoder(encoding)
  // Streaming mode, as Node 20 otherwise decodes Windows-1252 as Latin-1, which loses quotes and
  // dashes.
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

/** Yields the lines of a text, with any line ending. */
export async function* splitLines(file: SourceFile): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of decodeStream(file)) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > MAX_RECORD_BYTES) throw new ImportProblem('A line of this file is too long.')
  }
  if (rest !== '') yield rest.replace(/\r$/, '')
}

const isWide = (piece: Buffer): boolean => piece.subarray(0, 64).includes(0)

function encodingOf(piece: Buffer, before = ''): string {
  const wide = wideEncoding(piece)
  if (wide !== null) return wide
  if (isUtf8(withoutCutCharacter(piece))) return 'utf-8'
  const head = `${before} ${piece.subarray(0, 2048).toString('latin1')}`
  const declared = /(?:charset|encoding)\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ?? ''
  return isKnown(declared) && !/^utf-?8$/i.test(declared) ? declared : 'windows-1252'
}

/** Detects UTF-16 by its byte order mark, or by zeros between letters. */
function wideEncoding(piece: Buffer): string | null {
  const mark = piece.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  if (!isWide(piece)) return null
  return piece[0] === 0 ? 'utf-16be' : 'utf-16le'
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

/** A chunk may end within a character of up to four bytes. */
function withoutCutCharacter(piece: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, piece.length); back += 1) {
    const byte = piece[piece.length - back] ?? 0
    if (byte >= 0xc0) return piece.subarray(0, piece.length - back)
    if (byte < 0x80) break
  }
  return piece
}
