import { pictureColours } from '@/src/domain/appearance/picture-palette'
import type { Colours } from '@/src/domain/appearance/palettes'
import { smallPicture } from '../../pictures/picture-address'
import { pixelsOf } from './pixels'

/** The answer of the worker; null when the page has to do it. */
type Answer = { colours: Colours | null } | null

/**
 * The eight colours of a picture, read in a worker where that can; null when it shows nothing.
 * @throws Error when it cannot be loaded or read
 * @see docs/product/site-design.md#palettes-from-a-picture
 */
export async function coloursOfPicture(key: string): Promise<Colours | null> {
  const address = smallPicture(key, 200)
  const answer = await askWorker(new URL(address, location.href).href)
  return answer ? answer.colours : readOnPage(address)
}

function askWorker(address: string): Promise<Answer> {
  if (typeof Worker !== 'function') return Promise.resolve(null)
  const worker = new Worker(new URL('./picture-colours.worker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<Answer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
    // A worker that does not start, for whatever reason.
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage(address)
  }).finally(() => worker.terminate())
}

async function readOnPage(address: string): Promise<Colours | null> {
  const image = new Image()
  image.src = address
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  return pictureColours(pixelsOf(image, { width, height }))
}
