const MARKS: [bytes: number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

/**
 * Decodes a page by its byte order mark, the charset of its header, or its own declaration; else as UTF-8,
 * or as Windows-1252 when the bytes are invalid UTF-8. Ignores unknown charsets.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const told = marked ?? charsetOf(contentType) ?? charsetOf(head)
  const decoder = told === undefined ? null : decoderOf(told)
  return decoder ? decodeWhole(decoder, bytes) : decodeUntold(bytes)
}

const charsetOf = (text: string): string | undefined =>
  /charset\s*=\s*["']?\s*([\w-]+)/i.exec(text)?.[1]

function decoderOf(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset)
  } catch {
    return null
  }
}

function decodeUntold(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWhole(new TextDecoder('windows-1252'), bytes)
  }
}

/**
 * Decodes a whole page as a stream: in one go Node 20 reads Windows-1252 as Latin-1, which loses quotes and
 * dashes.
 */
const decodeWhole = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: true }) + decoder.decode()
