import { damagedPictureError } from '../unreadable'

const EXTENSION = 0x21
const FRAME = 0x2c
const TRAILER = 0x3b
const COMMENT = 0xfe
const APPLICATION = 0xff
/** Loops and colour profiles; XMP, which may contain a location, has the same block type. */
const KEPT_APPLICATIONS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/

/** Removes from a GIF everything but its frames, their timing and colours. */
export function cleanGif(data: Buffer): Buffer {
  if (data.length < 13) throw damagedPictureError()
  let at = 13 + tableSize(data.readUInt8(10))
  const parts = [data.subarray(0, at)]
  while (at < data.length && data[at] !== TRAILER) {
    const end = endOfBlock(data, at)
    if (isKept(data, at)) parts.push(data.subarray(at, end))
    at = end
  }
  return Buffer.concat([...parts, Buffer.from([TRAILER])])
}

/** Bytes of a colour table, as the flags before it tell. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function isKept(data: Buffer, at: number): boolean {
  if (data[at] !== EXTENSION) return true
  const label = data[at + 1]
  if (label === COMMENT) return false
  return label !== APPLICATION || KEPT_APPLICATIONS.test(data.toString('latin1', at + 3, at + 14))
}

function endOfBlock(data: Buffer, at: number): number {
  if (data[at] === EXTENSION) return endOfSubBlocks(data, at + 2)
  if (data[at] !== FRAME || at + 10 > data.length) throw damagedPictureError()
  return endOfSubBlocks(data, at + 10 + tableSize(data.readUInt8(at + 9)) + 1)
}

function endOfSubBlocks(data: Buffer, start: number): number {
  for (let at = start; at < data.length;) {
    const size = data.readUInt8(at)
    at += size + 1
    if (size === 0) return at
  }
  throw damagedPictureError()
}
