import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { DECODE_SECONDS, MAX_PIXELS } from './limits'
import { colourProfile } from './metadata/boxes'
import { withColourProfile } from './metadata/jpeg'
import { damagedPictureError, tooManyPixelsError } from './unreadable'

/** The worker's path is relative to the project's root: in a build this module is elsewhere. */
const WORKER = ['media', 'heic-worker.mjs']
const QUALITY = 90

const Answer = z.union([
  z.object({ jpeg: z.instanceof(Uint8Array) }),
  z.object({ isTooLarge: z.literal(true) }),
  z.object({ error: z.string() }),
])

/**
 * Converts a HEIC photo (HEVC in HEIF) to an upright JPEG with its colour profile and no other metadata.
 * The JPEG replaces the original: only one browser shows HEIC, sharp cannot read it, and decoding takes
 * about 0.6 s, which each requested size would cost again.
 * @throws UnreadablePictureError when it cannot be read or has more than 40 megapixels
 */
export async function convertHeicToJpeg(data: Buffer): Promise<Buffer> {
  const profile = colourProfile(data)
  const answer = Answer.parse(await runWorker(data))
  if ('isTooLarge' in answer) throw tooManyPixelsError()
  if ('error' in answer) throw damagedPictureError(answer.error)
  const jpeg = Buffer.from(answer.jpeg)
  return profile ? withColourProfile(jpeg, profile) : jpeg
}

function runWorker(data: Buffer): Promise<unknown> {
  const bytes = new Uint8Array(data)
  const worker = new Worker(
    /* turbopackIgnore: true */ join(/* turbopackIgnore: true */ process.cwd(), ...WORKER),
    {
      workerData: { bytes, maxPixels: MAX_PIXELS, quality: QUALITY },
      transferList: [bytes.buffer],
    },
  )
  return new Promise<unknown>((resolve, reject) => {
    const limit = setTimeout(() => {
      resolve({ error: 'Reading it took too long.' })
    }, DECODE_SECONDS * 1000)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      resolve({ error: 'Reading it ended early.' })
    })
    worker.once('exit', () => {
      clearTimeout(limit)
    })
  }).finally(() => worker.terminate())
}
