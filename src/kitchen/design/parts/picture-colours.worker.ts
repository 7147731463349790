import { pictureColours } from '@/src/domain/appearance/picture-palette'
import { pixelsOf } from './pixels'

/** Fetches the picture at an address, reads it, and answers with its colours, away from the page. */
async function answer(address: string): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`The picture was answered with ${response.status}`)
    const picture = await createImageBitmap(await response.blob())
    self.postMessage({ colours: pictureColours(pixelsOf(picture, picture)) })
  } catch {
    // The page tries itself: browsers draw drawings on pages alone, for example.
    self.postMessage(null)
  }
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => void answer(data))
