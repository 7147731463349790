import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { DECODE_SECONDS, MAX_PIXELS } from './limits'
import { colourProfile } from './metadata/boxes'
import { withColourProfile } from './metadata/jpeg'
import { damagedPicture, tooManyPixels } from './unreadable'

/** The worker is addressed from the project's root: in a build this module lies elsewhere. */
const WORKER = ['media', 'heic-worker.mjs']
const QUALITY = 90

const Answer = z.union([
  z.object({ jpeg: z.instanceof(Uint8Array) }),
  z.object({ isTooLarge: z.literal(true) }),
  z.object({ error: z.string() }),
])

/**
 * A photo of a telephone (HEVC in HEIF) as JPEG, upright, with its colour profile and nothing else.
 * The JPEG is kept instead of the original: no browser but one shows HEIC, sharp cannot read it, and
 * reading it takes about 0.6 s, which would be paid again for every size that is asked for.
 * @throws UnreadablePictureError when it cannot be read or has more than 40 megapixels
 */
export async function jpegOfHeic(data: Buffer): Promise<Buffer> {
  const profile = colourProfile(data)
  const answer = Answer.parse(await runWorker(data))
  if ('isTooLarge' in answer) throw tooManyPixels()
  if ('error' in answer) throw damagedPicture(answer.error)
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
