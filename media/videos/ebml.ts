/** An element of a WebM file (RFC 8794); offsets in bytes from the start of the file. */
export type EbmlElement = {
  id: number
  start: number
  body: number
  /** Null when the size is unknown: such an element ends with the file. */
  end: number | null
}

/** Returns the length of a number in bytes, from the zeros before its first bit (RFC 8794 §4). */
function lengthAt(data: Buffer, at: number, most: number): number | null {
  const first = data[at]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  return length <= most && at + length <= data.length ? length : null
}

/** Parses the element at a position of `data`, which begins at `offset` in the file; null for none. */
export function parseElement(data: Buffer, offset: number, start: number): EbmlElement | null {
  const at = start - offset
  const idLength = lengthAt(data, at, 4)
  const sizeLength = idLength === null ? null : lengthAt(data, at + idLength, 8)
  if (idLength === null || sizeLength === null) return null
  const body = start + idLength + sizeLength
  const size = sizeOf(data.subarray(at + idLength, at + idLength + sizeLength))
  const end = size === null ? null : body + size
  return { id: data.readUIntBE(at, idLength), start, body, end }
}

/** Parses a size without its length bit; null when all bits are set, which means unknown. */
function sizeOf(bytes: Buffer): number | null {
  const [first = 0, ...rest] = bytes
  const value = first & (0xff >> bytes.length)
  const isUnknown = value === 0xff >> bytes.length && rest.every((byte) => byte === 0xff)
  return isUnknown ? null : rest.reduce((sum, byte) => sum * 256 + byte, value)
}

/** Yields the elements between two positions whose headers are in `data`. None extends beyond `to`. */
export function listElements(
  data: Buffer,
  offset: number,
  from: number,
  to: number | null,
): EbmlElement[] {
  const end = Math.min(to ?? Infinity, offset + data.length)
  const elements: EbmlElement[] = []
  let at = from
  while (at < end) {
    const element = parseElement(data, offset, at)
    if (!element || (to !== null && (element.end ?? 0) > to)) return elements
    elements.push(element)
    if (element.end === null) return elements
    at = element.end
  }
  return elements
}

/** Returns the bytes of an element's body, as far as they are in `data`. */
export const bodyOf = (data: Buffer, offset: number, { body, end }: EbmlElement): Buffer =>
  data.subarray(body - offset, end === null ? undefined : end - offset)
