import { ImportProblem } from '../import-problem'
import { readContent } from './content'
import type { SourceFile } from './source-file'

/** The bytes of a file from `start` up to `end`. */
type ByteRange = { start: number; end: number }

/** Formats a range of bytes as it is stored in the field of a picture. */
export const formatByteRange = ({ start, end }: ByteRange): string => `bytes=${start}-${end}`

/** Parses the byte range in a picture's field; returns null for the name of a JSON field. */
export function parseByteRange(field: string): ByteRange | null {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(field) ?? []
  return start === undefined || end === undefined
    ? null
    : { start: Number(start), end: Number(end) }
}

/**
 * Yields the byte ranges of the texts of all elements of a name in an XML file, in order, without
 * loading the file into memory. The element must not contain other elements.
 */
export async function* findElementRanges(
  file: SourceFile,
  name: string,
): AsyncGenerator<ByteRange> {
  const [opening, closing] = [`<${name}`, `</${name}`]
  let rest = Buffer.alloc(0)
  let offset = 0
  let start: number | null = null
  for await (const piece of readContent(file)) {
    const bytes = Buffer.concat([rest, piece])
    let at = 0
    for (;;) {
      const found: number = bytes.indexOf(start === null ? opening : closing, at)
      const end: number =
        found === -1 || start !== null ? found : openingEnd(bytes, found + opening.length)
      if (end === -1) break
      at = end + 1
      if (start !== null) {
        yield { start, end: offset + found }
        start = null
      } else if (bytes[end] === CLOSE) start = offset + end + 1
    }
    // A tag may span two chunks.
    const kept = Math.max(at, bytes.length - MAX_TAG)
    rest = bytes.subarray(kept)
    offset += kept
  }
}

const MAX_TAG = 4096
const CLOSE = 0x3e
const SLASH = 0x2f
/** Spaces, `>` and `/`, which may follow the name of a tag. */
const BEHIND_NAME = new Set([0x20, 0x09, 0x0a, 0x0d, CLOSE, SLASH])

/** Returns the end of an opening tag, or the end of its name for another or an empty element. */
function openingEnd(bytes: Buffer, nameEnd: number): number {
  const behind = bytes[nameEnd]
  if (behind === undefined) return -1
  if (!BEHIND_NAME.has(behind)) return nameEnd
  const end = bytes.indexOf(CLOSE, nameEnd)
  return end > 0 && bytes[end - 1] === SLASH ? end - 1 : end
}

/** Decodes a range of base64 text. @throws ImportProblem above `most` bytes */
export async function readBase64(
  file: SourceFile,
  { start, end }: ByteRange,
  most: number,
): Promise<Buffer> {
  // Base64 contains line breaks.
  if (end - start > most * 1.5) {
    throw new ImportProblem(`The picture is larger than ${Math.round(most / 1_048_576)} MB.`)
  }
  const pieces: Buffer[] = []
  let offset = 0
  for await (const piece of readContent(file)) {
    const [from, to] = [Math.max(0, start - offset), end - offset]
    offset += piece.length
    if (from < piece.length) pieces.push(piece.subarray(from, Math.max(from, to)))
    if (offset >= end) break
  }
  return Buffer.from(Buffer.concat(pieces).toString('latin1'), 'base64')
}
