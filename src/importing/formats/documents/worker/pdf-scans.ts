import { getResolvedPDFJS } from 'unpdf'
import type { getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { encodeRawPicture } from '@/media/legible-picture'

/** Maximum number of scanned pages recognised per document. */
export const MAX_SCANS = 100
/** Smaller pictures are ornaments. */
const MIN_SIDE = 300
/** Scanning programs split a page into a few strips. */
const MAX_PICTURES_A_PAGE = 12

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** A decoded picture of PDF.js; in the first kind a bit is a pixel, and rows begin at whole bytes. */
const Decoded = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  data: z.instanceof(Uint8Array).or(z.instanceof(Uint8ClampedArray)),
})
type Decoded = z.infer<typeof Decoded>

/** Reads the embedded pictures of a PDF page as greyscale PNG, in drawing order. */
export async function readScan(page: Page): Promise<Uint8Array[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const encoded: Uint8Array[] = []
  for (const [at, operation] of fnArray.entries()) {
    if (operation !== OPS.paintImageXObject || encoded.length === MAX_PICTURES_A_PAGE) continue
    const picture = Decoded.safeParse(await decodedPicture(page, argsArray[at]))
    if (!picture.success) continue
    const { width, height } = picture.data
    if (Math.min(width, height) >= MIN_SIDE) encoded.push(await encode(picture.data))
  }
  page.cleanup()
  return encoded
}

async function decodedPicture(page: Page, args: unknown): Promise<unknown> {
  const key: unknown = Array.isArray(args) ? args[0] : undefined
  if (typeof key !== 'string') return null
  const objects = key.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    objects.get(key, resolve)
  })
}

async function encode({ width, height, data }: Decoded): Promise<Buffer> {
  const channels = data.length / (width * height)
  if (channels === 3 || channels === 4) {
    return encodeRawPicture({ data, width, height, channels })
  }
  return encodeRawPicture({ data: greyOf(data, width, height), width, height, channels: 1 })
}

/** Black and white pixels of a bit each as bytes. */
function greyOf(bits: Decoded['data'], width: number, height: number): Uint8Array {
  const row = Math.ceil(width / 8)
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = bits[y * row + (x >> 3)] ?? 0
      if ((byte >> (7 - (x & 7))) & 1) grey[y * width + x] = 255
    }
  }
  return grey
}
