import { crc32 } from './crc32'
import { damagedPictureError } from '../unreadable'
import { isRotated, orientationTiff } from './orientation'

const SIGNATURE_LENGTH = 8
/** The picture, its colours and its frames; words, times and places are not among them. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** Removes from a PNG everything but the picture, its colours and orientation; pixels are unchanged. */
export function cleanPng(data: Buffer, orientation: number | undefined): Buffer {
  const parts = [data.subarray(0, SIGNATURE_LENGTH)]
  for (let at = SIGNATURE_LENGTH; at < data.length;) {
    if (at + 12 > data.length) throw damagedPictureError()
    const end = at + 12 + data.readUInt32BE(at)
    if (end > data.length) throw damagedPictureError()
    const type = data.toString('latin1', at + 4, at + 8)
    if (KEPT.has(type)) parts.push(data.subarray(at, end))
    if (type === 'IHDR' && isRotated(orientation)) {
      parts.push(chunk('eXIf', orientationTiff(orientation)))
    }
    // Data behind the end chunk is not part of the picture.
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  throw damagedPictureError()
}

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + content.length)
  bytes.writeUInt32BE(content.length, 0)
  bytes.write(type, 4, 'latin1')
  content.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}
