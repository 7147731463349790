/** An element of a WebM file (RFC 8794): places in bytes from the start of the file. */
export type EbmlElement = {
  id: number
  start: number
  body: number
  /** Null where the file does not say: such an element ends with the file. */
  end: number | null
}

/** The length of a number in bytes, from the zeros before its first bit (RFC 8794 §4). */
function lengthAt(data: Buffer, at: number, most: number): number | null {
  const first = data[at]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  return length <= most && at + length <= data.length ? length : null
}

/** The element at a place of `data`, which stands at `offset` in the file; null for none. */
export function elementAt(data: Buffer, offset: number, start: number): EbmlElement | null {
  const at = start - offset
  const idLength = lengthAt(data, at, 4)
  const sizeLength = idLength === null ? null : lengthAt(data, at + idLength, 8)
  if (idLength === null || sizeLength === null) return null
  const body = start + idLength + sizeLength
  const size = sizeOf(data.subarray(at + idLength, at + idLength + sizeLength))
  const end = size === null ? null : body + size
  return { id: data.readUIntBE(at, idLength), start, body, end }
}

/** A size without the bit that says its length; null when all its bits are set, for unknown. */
function sizeOf(bytes: Buffer): number | null {
  const [first = 0, ...rest] = bytes
  const value = first & (0xff >> bytes.length)
  const isUnknown = value === 0xff >> bytes.length && rest.every((byte) => byte === 0xff)
  return isUnknown ? null : rest.reduce((sum, byte) => sum * 256 + byte, value)
}

/** The elements between two places, as far as `data` has their heads. None reaches behind `to`. */
export function elementsIn(
  data: Buffer,
  offset: number,
  from: number,
  to: number | null,
): EbmlElement[] {
  const end = Math.min(to ?? Infinity, offset + data.length)
  const elements: EbmlElement[] = []
  let at = from
  while (at < end) {
    const element = elementAt(data, offset, at)
    if (!element || (to !== null && (element.end ?? 0) > to)) return elements
    elements.push(element)
    if (element.end === null) return elements
    at = element.end
  }
  return elements
}

/** The bytes of an element's body, as far as they are in `data`. */
export const bodyOf = (data: Buffer, offset: number, { body, end }: EbmlElement): Buffer =>
  data.subarray(body - offset, end === null ? undefined : end - offset)
