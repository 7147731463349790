import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { MAX_PIXELS, MAX_SIDE } from './limits'
import {
  damagedPictureError,
  tooLong,
  tooManyPixelsError,
  UnreadablePictureError,
} from './unreadable'

/** The positions of the values of a BMP header, in bytes. */
const AT = { pixels: 10, headerSize: 14, width: 18, height: 22, bits: 28, compression: 30 } as const
const FILE_HEADER_BYTES = 14
const INFO_HEADER_BYTES = 40
const UNCOMPRESSED = 0
/** The bits of each color are named by masks behind the header. */
const BIT_FIELDS = new Set([3, 6])

/** Gives the color of a pixel in a row, as the number 0xRRGGBB: an array each would be slow. */
type ReadPixel = (rowAt: number, x: number) => number

/** Pixels that are decoded before other requests get a turn. */
const PIXELS_AT_ONCE = 1_000_000

/**
 * Decodes a BMP, which sharp cannot read: uncompressed ones of 1 to 32 bits a pixel, without transparency.
 * @throws UnreadablePictureError for a damaged or run-length encoded one, and, before it is decoded, for
 *   one over the limits of pictures
 */
export async function readBmp(data: Buffer): Promise<Sharp> {
  const { width, height, isBottomUp } = sizeOf(data)
  const bits = data.readUInt16LE(AT.bits)
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const start = data.readUInt32LE(AT.pixels)
  const readPixel = pixelReader(data, bits)
  if (start + rowBytes * height > data.length) throw damagedPictureError()
  const pixels = Buffer.alloc(width * height * 3)
  const rowsAtOnce = Math.ceil(PIXELS_AT_ONCE / width)
  for (let y = 0; y < height; y += 1) {
    const rowAt = start + rowBytes * (isBottomUp ? height - 1 - y : y)
    for (let x = 0; x < width; x += 1) {
      pixels.writeUIntBE(readPixel(rowAt, x), (y * width + x) * 3, 3)
    }
    if (y % rowsAtOnce === 0) await setImmediate()
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

function pixelReader(data: Buffer, bits: number): ReadPixel {
  const compression = data.readUInt32LE(AT.compression)
  if (BIT_FIELDS.has(compression) && (bits === 16 || bits === 32)) {
    return maskedReader(data, bits, masksOf(data))
  }
  if (compression !== UNCOMPRESSED) {
    throw new UnreadablePictureError(
      'This file is a compressed BMP, which we cannot read. Save it as JPEG or PNG.',
    )
  }
  if (PALETTE_BITS.has(bits)) return paletteReader(data, bits)
  if (bits === 16) return maskedReader(data, bits, [0x7c00, 0x3e0, 0x1f])
  if (bits !== 24 && bits !== 32) throw damagedPictureError()
  return (rowAt, x) => data.readUIntLE(rowAt + x * (bits / 8), 3)
}

/** The size in pixels; a negative height means rows from the top. */
function sizeOf(data: Buffer): { width: number; height: number; isBottomUp: boolean } {
  if (data.length < FILE_HEADER_BYTES + INFO_HEADER_BYTES) throw damagedPictureError()
  const width = data.readInt32LE(AT.width)
  const signedHeight = data.readInt32LE(AT.height)
  const height = Math.abs(signedHeight)
  if (width <= 0 || height === 0) throw damagedPictureError()
  if (width * height > MAX_PIXELS) throw tooManyPixelsError()
  if (Math.max(width, height) > MAX_SIDE) throw tooLong()
  return { width, height, isBottomUp: signedHeight > 0 }
}

const PALETTE_BITS = new Set([1, 4, 8])

function paletteReader(data: Buffer, bits: number): ReadPixel {
  const start = FILE_HEADER_BYTES + data.readUInt32LE(AT.headerSize)
  const colors = Array.from({ length: 2 ** bits }, (_, index) => {
    const at = start + index * 4
    return at + 3 > data.length ? 0 : data.readUIntLE(at, 3)
  })
  const perByte = 8 / bits
  return (rowAt, x) => {
    const byte = data[rowAt + Math.floor(x / perByte)] ?? 0
    return colors[(byte >> (8 - bits * ((x % perByte) + 1))) & (2 ** bits - 1)] ?? 0
  }
}

type Masks = readonly [red: number, green: number, blue: number]

/** Masks stand behind the first 40 bytes of the header, in every version of it. */
function masksOf(data: Buffer): Masks {
  const at = FILE_HEADER_BYTES + INFO_HEADER_BYTES
  if (data.length < at + 12) throw damagedPictureError()
  return [data.readUInt32LE(at), data.readUInt32LE(at + 4), data.readUInt32LE(at + 8)]
}

const maskedReader =
  (data: Buffer, bits: number, [red, green, blue]: Masks): ReadPixel =>
  (rowAt, x) => {
    const pixel = data.readUIntLE(rowAt + x * (bits / 8), bits / 8)
    return (
      maskedValue(pixel, red) * 0x10000 +
      maskedValue(pixel, green) * 0x100 +
      maskedValue(pixel, blue)
    )
  }

/** The value of a color, 0 to 255. */
function maskedValue(pixel: number, mask: number): number {
  if (mask === 0) return 0
  const shift = 31 - Math.clz32(mask & -mask)
  return Math.round((((pixel & mask) >>> shift) * 255) / (mask >>> shift))
}
