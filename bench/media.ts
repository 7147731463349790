import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { diskCache } from '@/media/cache/disk-cache'
import { diskStorage } from '@/media/storage/disk'
import { pictureServer } from '@/media/serve'
import type { PictureServer } from '@/media/serve'
import { storePicture } from '@/media/store-picture'
import type { ServedFormat } from '@/media/transform'
import { ImageQuery } from '@/src/contract/media/media'

/** One row of the table of figures. */
export type MediaFigure = {
  id: 'V10'
  what: string
  measured: number
  limit: number
  unit: string
}

type Work = (round: number) => Promise<void>

const ROUNDS = 20
/** The options of `media/transform.ts`, for bare sharp. */
const BARE: Readonly<Record<ServedFormat, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 75 }),
  webp: (picture) => picture.webp({ quality: 75, effort: 2 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 0 }),
}

/**
 * V10: measures the time of a size that is not cached, from the file on disk to the bytes sent and stored,
 * relative to bare sharp on the same file in the same process, in alternating rounds.
 */
export async function mediaFigures(): Promise<MediaFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-media-'))
  try {
    const storage = diskStorage(join(folder, 'media'))
    const { key } = await storePicture(storage, await drawPhoto())
    const cache = diskCache(join(folder, 'cache'), 2 * 1024 ** 3)
    const path = join(folder, 'media', key.slice(0, 2), key)
    const figures: MediaFigure[] = []
    for (const format of ['jpeg', 'webp', 'avif'] as const) {
      // Without the cache of sources: each round reads the file, as bare sharp does.
      const measured = await ratioOfFastest(
        (round) => askFor(pictureServer(storage, cache), key, round, format),
        (round) => bare(path, round, format),
      )
      const what = `picture of 6 megapixels to 800 by 600 as ${format}, not cached, against bare sharp`
      figures.push({ id: 'V10', what, measured, limit: 1.2, unit: 'times' })
    }
    return figures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A different width in each round, so that nothing is found in a cache. */
const widthOf = (round: number): number => 800 - round

async function askFor(
  { serve }: PictureServer,
  key: string,
  round: number,
  format: ServedFormat,
): Promise<void> {
  const query = ImageQuery.parse({ width: widthOf(round), height: 600 })
  const picture = await serve(key, query, format)
  if (!picture) throw new Error('The picture was not found.')
}

async function bare(path: string, round: number, format: ServedFormat): Promise<void> {
  const picture = sharp(await readFile(path))
    .autoOrient()
    .resize({ width: widthOf(round), height: 600, fit: 'cover', withoutEnlargement: true })
  await BARE[format](picture).toBuffer()
}

/** Returns the ratio of the fastest runs, in alternating rounds: other load only makes times longer. */
async function ratioOfFastest(ours: Work, bareOnes: Work): Promise<number> {
  const fastest = { ours: Infinity, bare: Infinity }
  for (let round = 0; round < ROUNDS; round += 1) {
    fastest.ours = Math.min(fastest.ours, await timeOf(ours, round))
    fastest.bare = Math.min(fastest.bare, await timeOf(bareOnes, round))
  }
  return Number((fastest.ours / fastest.bare).toFixed(3))
}

async function timeOf(work: Work, round: number): Promise<number> {
  const start = performance.now()
  await work(round)
  return performance.now() - start
}

/** Draws 3000 by 2000 pixels with shapes and the grain of a photo. */
async function drawPhoto(): Promise<Buffer> {
  const size = { width: 3000, height: 2000 }
  const shapes = Array.from(
    { length: 60 },
    (_, index) =>
      `<circle cx="${(index * 397) % 3000}" cy="${(index * 271) % 2000}" r="${60 + ((index * 53) % 240)}" ` +
      `fill="hsl(${(index * 47) % 360} 60% ${30 + ((index * 13) % 50)}%)" opacity=".7"/>`,
  ).join('')
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="3000" height="2000" fill="#b98"/>${shapes}</svg>`,
  )
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(drawing)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}
