import type { ImageType } from '@/src/domain/pictures/image-type'

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const AVIF_BRANDS = new Set(['avif', 'avis'])

const starts = (data: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => data[at + index] === byte)

const text = (data: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...data.subarray(start, end))

/** Detects the type of a picture from its bytes; null if it is not an accepted type. */
export function sniffImageType(data: Uint8Array): ImageType | null {
  if (starts(data, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (/^GIF8[79]a$/.test(text(data, 0, 6))) return 'image/gif'
  if (text(data, 0, 4) === 'RIFF' && text(data, 8, 12) === 'WEBP') return 'image/webp'
  if (text(data, 4, 8) === 'ftyp') return heifType(data)
  if (isTiff(data)) return 'image/tiff'
  if (isBmp(data)) return 'image/bmp'
  return looksLikeSvg(data) ? 'image/svg+xml' : null
}

const isTiff = (data: Uint8Array): boolean =>
  starts(data, [0x49, 0x49, 0x2a, 0]) || starts(data, [0x4d, 0x4d, 0, 0x2a])

/** Sizes of the header behind that of the file, by version. */
const BMP_HEADERS = new Set([40, 52, 56, 108, 124])

const isBmp = (data: Uint8Array): boolean =>
  starts(data, [0x42, 0x4d]) && starts(data, [0, 0, 0], 15) && BMP_HEADERS.has(data[14] ?? 0)

/** Names of unsupported file formats, by their first bytes. */
const UNREADABLE: readonly [readonly number[], string][] = [
  [[0x38, 0x42, 0x50, 0x53], 'a Photoshop picture'],
  [[0, 0, 1, 0], 'an icon'],
  [[0xff, 0x0a], 'a JPEG XL picture'],
  [[0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20], 'a JPEG XL picture'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
]

/** Names the type of an unsupported file; null for an unknown type. */
export const unreadableKind = (data: Uint8Array): string | null =>
  UNREADABLE.find(([bytes]) => starts(data, bytes))?.[1] ?? null

/** HEIF files share one container format; its brands name the codec. */
function heifType(data: Uint8Array): ImageType | null {
  const end = Math.min(data.length, new DataView(data.buffer, data.byteOffset).getUint32(0), 256)
  const brands = [text(data, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(data, at, at + 4))
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'image/avif'
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'image/heic'
  return brands.some((brand) => brand === 'mif1' || brand === 'msf1') ? 'image/heif' : null
}

/** Whether a file is XML whose root element is `svg`. */
function looksLikeSvg(data: Uint8Array): boolean {
  const isWide = starts(data, [0xff, 0xfe]) || starts(data, [0xfe, 0xff])
  const head = data.subarray(0, 8192)
  const words = new TextDecoder(isWide ? wideEncoding(data) : 'utf-8').decode(head)
  return /^\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*<svg[\s/>]/i.test(
    words,
  )
}

const wideEncoding = (data: Uint8Array): string => (data[0] === 0xff ? 'utf-16le' : 'utf-16be')
