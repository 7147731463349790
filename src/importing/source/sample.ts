import { readContent, readHead } from './content'
import type { ContainerKind } from './documents'
import type { SourceFile } from './source-file'
import { decodeText } from './text'

/** The beginning of a file, from which its format is detected. */
export type FileSample = {
  name: string
  bytes: Buffer
  /** The decoded text. */
  text: string
  /** Set for a zip-based document. */
  document?: ContainerKind
}

/** Reads the first 64 KiB of a file, unpacked. */
export async function readSample(file: SourceFile): Promise<FileSample> {
  const bytes = withoutBase64(await readHead(file)) ?? (await jsonHead(file))
  // A truncated last character must not influence the detected encoding.
  const whole =
    bytes.length === 65_536 ? bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1 || 65_000) : bytes
  const text = decodeText(whole).replace(/^\ufeff/, '')
  return { name: file.name, bytes, text, ...(file.document ? { document: file.document } : {}) }
}

/** A long run of base64; slashes may be escaped. */
const BASE64 = /[A-Za-z\d+/\\=]{4000,}/g
const MAX_HEAD = 65_536
/** Maximum total size of pictures before the fields of a recipe. */
const MAX_SKIPPED = 64 * 1_048_576

/**
 * Removes base64 from the beginning of a file; returns null if JSON fields may follow the pictures.
 */
const withoutBase64 = (bytes: Buffer): Buffer | null => {
  const text = bytes.toString('latin1')
  const isJson = /^(?:\u00ef\u00bb\u00bf)?\s*[[{]/.test(text)
  return isJson && text.search(BASE64) !== -1 ? null : bytes
}

/** Reads the beginning of a JSON file with its pictures shortened. */
async function jsonHead(file: SourceFile): Promise<Buffer> {
  let text = ''
  let read = 0
  for await (const piece of readContent(file)) {
    read += piece.length
    text = (text + piece.toString('latin1')).replace(BASE64, (run) => run.slice(-2000))
    if (text.length >= MAX_HEAD || read > MAX_SKIPPED) break
  }
  return Buffer.from(text.slice(0, MAX_HEAD), 'latin1')
}

/** Kinds of files by their magic numbers in hexadecimal. */
const KINDS: readonly [RegExp, string][] = [
  [/^89504e47/, 'a PNG picture'],
  [/^ffd8ff/, 'a JPEG picture'],
  [/^47494638/, 'a GIF picture'],
  [/^52494646.{8}57454250/, 'a WebP picture'],
  [/^.{8}66747970/, 'a video or a HEIC picture'],
  [/^(?:49492a00|4d4d002a)/, 'a TIFF picture'],
  [/^424d.{8}00000000/, 'a BMP picture'],
  [/^38425053/, 'a Photoshop picture'],
  [/^25504446/, 'a PDF'],
  [/^7b5c727466/, 'an RTF document'],
  [/^504b0304/, 'a zip archive'],
  [/^504b0506/, 'an empty zip archive'],
  [/^52617221/, 'a RAR archive'],
  [/^377abcaf/, 'a 7-Zip archive'],
  [/^d0cf11e0/, 'an old Office document'],
  [/^7f454c46|^4d5a9000/, 'a program'],
  [/^53514c69746520666f726d6174/, 'an SQLite database'],
]

/** Describes the kind of a binary file from its first bytes; returns null for text. */
export function detectBinaryKind({ bytes }: Pick<FileSample, 'bytes'>): string | null {
  if (bytes.length === 0) return 'empty'
  const head = bytes.subarray(0, 16).toString('hex')
  const known = KINDS.find(([pattern]) => pattern.test(head))?.[1]
  if (known !== undefined) return known
  return isBinary(bytes) ? 'no text' : null
}

/** Returns whether a file is a picture, which belongs to a row instead of being one. */
export const isPicture = (sample: Pick<FileSample, 'bytes'>): boolean =>
  /picture/.test(detectBinaryKind(sample) ?? '') ||
  /^\s*(?:<\?xml[^>]*>\s*)?<svg/i.test(sample.bytes.subarray(0, 512).toString('latin1'))

function isBinary(bytes: Buffer): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return false
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return false
  const head = bytes.subarray(0, 1024)
  return head.filter((byte) => byte === 0).length > head.length / 20 && !looksWide(head)
}

/** Returns whether text is UTF-16 without a byte order mark: every other byte is empty. */
function looksWide(head: Buffer): boolean {
  const even = head.filter((byte, at) => at % 2 === 0 && byte === 0).length
  const odd = head.filter((byte, at) => at % 2 === 1 && byte === 0).length
  return Math.max(even, odd) > head.length * 0.35 && Math.min(even, odd) < head.length * 0.05
}
