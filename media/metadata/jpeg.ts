import { damagedPictureError } from '../unreadable'
import { isRotated, orientationTiff } from './orientation'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const COMMENT = 0xfe
const ICC = 'ICC_PROFILE\0'
/**
 * Maximum bytes of a profile chunk: a segment's length includes its own two bytes, the identifier and two
 * bytes of numbering.
 */
const ICC_CHUNK = 65_535 - 2 - ICC.length - 2

/**
 * Removes from a JPEG everything but the picture, its colour profile and its orientation; the coded pixels
 * stay byte for byte. Data after the picture (films of "live" photos) is removed too.
 */
export function cleanJpeg(data: Buffer, orientation: number | undefined): Buffer {
  const parts: Buffer[] = []
  if (isRotated(orientation)) {
    parts.push(segment(APP1, [Buffer.from('Exif\0\0', 'latin1'), orientationTiff(orientation)]))
  }
  for (const { marker, bytes } of segments(data)) if (isKept(marker, bytes)) parts.push(bytes)
  return Buffer.concat([Buffer.from([0xff, SOI]), ...parts])
}

/** Adds a colour profile to a JPEG that has none; assumes that the pixels already are in it. */
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

/** Whether a segment says how to read the pixels: JFIF, colour profile, Adobe's colour marker. */
function isKept(marker: number, bytes: Buffer): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > 0xef) return true
  if (marker === APP0) return bytes.toString('latin1', 4, 9) === 'JFIF\0'
  if (marker === APP2) return bytes.toString('latin1', 4, 4 + ICC.length) === ICC
  return marker === APP14 && bytes.toString('latin1', 4, 9) === 'Adobe'
}

/**
 * Yields the segments after the start; a scan is one segment from its marker to its last coded pixel. Does
 * not detect truncated files: decoding does.
 */
function* segments(data: Buffer): Generator<{ marker: number; bytes: Buffer }> {
  let at = 2
  for (;;) {
    // Stray bytes before a marker are skipped, as decoders do; so is its padding.
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
  if (at + 4 > data.length) throw damagedPictureError()
  const end = at + 2 + data.readUInt16BE(at + 2)
  if (end > data.length) throw damagedPictureError()
  return marker === SOS ? endOfScan(data, end) : end
}

/** Finds the end of coded pixels: a marker that is neither a stuffed zero nor a restart. */
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
