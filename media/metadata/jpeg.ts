import { damagedPicture } from '../unreadable'
import { isTurned, orientationTiff } from './orientation'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const COMMENT = 0xfe
const ICC = 'ICC_PROFILE\0'
/** A segment's length counts its own two bytes, the identifier and two bytes of numbering. */
const ICC_CHUNK = 65_535 - 2 - ICC.length - 2

/**
 * A JPEG with nothing in it but the picture, its colour profile and how it is turned; the coded
 * pixels stay byte for byte. What stands behind the picture (films of "live" photos) goes too.
 */
export function cleanJpeg(data: Buffer, orientation: number | undefined): Buffer {
  const parts: Buffer[] = []
  if (isTurned(orientation)) {
    parts.push(segment(APP1, [Buffer.from('Exif\0\0', 'latin1'), orientationTiff(orientation)]))
  }
  for (const { marker, bytes } of segments(data)) if (isKept(marker, bytes)) parts.push(bytes)
  return Buffer.concat([Buffer.from([0xff, SOI]), ...parts])
}

/** Puts a colour profile into a JPEG that has none; the pixels are taken to be in it already. */
export function withColourProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / ICC_CHUNK)
  if (count > 255) return jpeg
  const parts = Array.from({ length: count }, (_, index) =>
    segment(APP2, [
      Buffer.from(ICC, 'latin1'),
      Buffer.from([index + 1, count]),
      profile.subarray(index * ICC_CHUNK, (index + 1) * ICC_CHUNK),
    ]),
  )
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
}

function segment(marker: number, content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** JFIF, colour profile and Adobe's colour marker say how to read the pixels. */
function isKept(marker: number, bytes: Buffer): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > 0xef) return true
  if (marker === APP0) return bytes.toString('latin1', 4, 9) === 'JFIF\0'
  if (marker === APP2) return bytes.toString('latin1', 4, 4 + ICC.length) === ICC
  return marker === APP14 && bytes.toString('latin1', 4, 9) === 'Adobe'
}

/**
 * The segments behind the start, a scan's coded pixels with the marker before them, to the end; a
 * photo that is cut short has none, and stays so: that it is, decoding tells.
 */
function* segments(data: Buffer): Generator<{ marker: number; bytes: Buffer }> {
  let at = 2
  for (;;) {
    // Stray bytes before a marker are passed over, as readers do; so is a marker's filling.
    at = data.indexOf(0xff, at)
    if (at === -1) return
    while (data[at + 1] === 0xff) at += 1
    const marker = data[at + 1]
    if (marker === undefined) return
    if (marker === EOI) {
      yield { marker, bytes: data.subarray(at, at + 2) }
      return
    }
    const end = endOfSegment(data, at, marker)
    yield { marker, bytes: data.subarray(at, end) }
    at = end
  }
}

function endOfSegment(data: Buffer, at: number, marker: number): number {
  // Markers without content: restarts and TEM.
  if ((marker >= 0xd0 && marker <= 0xd7) || marker === 0x01) return at + 2
  if (at + 4 > data.length) throw damagedPicture()
  const end = at + 2 + data.readUInt16BE(at + 2)
  if (end > data.length) throw damagedPicture()
  return marker === SOS ? endOfScan(data, end) : end
}

/** Coded pixels go on until a marker that is neither a stuffed zero nor a restart. */
function endOfScan(data: Buffer, start: number): number {
  let at = data.indexOf(0xff, start)
  while (at !== -1) {
    const next = data[at + 1]
    const isPixels = next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7)
    if (!isPixels && next !== 0xff) return at
    at = data.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return data.length
}
