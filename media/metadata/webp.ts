import { damagedPictureError } from '../unreadable'
import { isRotated, orientationTiff } from './orientation'

const KEPT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/** Removes from a WebP everything but the picture, its colour profile and orientation. */
export function cleanWebp(data: Buffer, orientation: number | undefined): Buffer {
  const isOriented = isRotated(orientation)
  const parts: Buffer[] = []
  for (const { type, bytes } of chunks(data)) {
    if (type === 'VP8X') parts.push(withFlags(bytes, isOriented))
    else if (KEPT.has(type)) parts.push(bytes)
  }
  if (isOriented) parts.push(exifChunk(orientation))
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

function* chunks(data: Buffer): Generator<{ type: string; bytes: Buffer }> {
  const length = Math.min(data.length, 8 + data.readUInt32LE(4))
  for (let at = 12; at + 8 <= length;) {
    const size = data.readUInt32LE(at + 4)
    // Chunks are padded to even lengths; some writers omit the padding of the last one.
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > length) throw damagedPictureError()
    yield { type: data.toString('latin1', at, at + 4), bytes: data.subarray(at, end) }
    at = end
  }
}

/** Flags in the extended header (VP8X) for the chunks that follow. */
function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(chunk)
  const kept = copy.readUInt8(8) & ~EXIF_FLAG & ~XMP_FLAG
  copy.writeUInt8(hasExif ? kept | EXIF_FLAG : kept, 8)
  return copy
}

function exifChunk(orientation: number): Buffer {
  const tiff = orientationTiff(orientation)
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(tiff.length, 4)
  return Buffer.concat([head, tiff])
}
