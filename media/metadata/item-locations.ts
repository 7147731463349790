import { damagedPictureError } from '../unreadable'
import type { Box } from './boxes'

/** The range of a piece of an item in the file. */
export type Extent = { item: number; start: number; end: number }

/** Reads numbers of given widths one after the other. */
class Reader {
  constructor(
    private readonly data: Buffer,
    private at: number,
    private readonly end: number,
  ) {}

  /** A number of 0 (always 0), 1, 2, 4 or 8 bytes. */
  number(bytes: number): number {
    if (bytes === 0) return 0
    const at = this.at
    this.at += bytes
    if (this.at > this.end) throw damagedPictureError()
    return bytes === 8 ? Number(this.data.readBigUInt64BE(at)) : this.data.readUIntBE(at, bytes)
  }
}

/** The pieces of all items, out of the `iloc` box (ISO 14496-12 §8.11.3). */
export function* itemExtents(data: Buffer, iloc: Box, idat: Box | null): Generator<Extent> {
  const reader = new Reader(data, iloc.start, iloc.end)
  const version = reader.number(4) >>> 24
  const [first, second] = [reader.number(1), reader.number(1)]
  const [offsetSize, lengthSize, baseSize] = [first >> 4, first & 15, second >> 4]
  const indexSize = version > 0 ? second & 15 : 0
  const count = reader.number(version < 2 ? 2 : 4)
  for (let index = 0; index < count; index += 1) {
    const item = reader.number(version < 2 ? 2 : 4)
    const method = version > 0 ? reader.number(2) & 15 : 0
    reader.number(2)
    const base = reader.number(baseSize)
    const from = startOf(method, idat) + base
    const extents = reader.number(2)
    for (let extent = 0; extent < extents; extent += 1) {
      reader.number(indexSize)
      const start = from + reader.number(offsetSize)
      const end = start + reader.number(lengthSize)
      if (end > data.length) throw damagedPictureError()
      yield { item, start, end }
    }
  }
}

/** Counted from the file's start or from that of `idat`; the third way is used by nobody. */
function startOf(method: number, idat: Box | null): number {
  if (method === 0) return 0
  if (method === 1 && idat) return idat.start
  throw damagedPictureError()
}
