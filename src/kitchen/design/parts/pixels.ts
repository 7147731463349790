import { smallPicture } from '../../pictures/picture-address'

/**
 * Pixels along the longer side that the colours of a picture are taken from: few enough to be read
 * within a frame, so that no worker is needed, which the policy of built files would not let run.
 */
const SIDE = 64

/**
 * The pixels of a picture, made small: red, green, blue and opacity.
 * @throws Error when it cannot be loaded or read
 */
export async function pixelsOf(key: string): Promise<Uint8ClampedArray> {
  const answer = await fetch(smallPicture(key, 200))
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}`)
  const bitmap = await createImageBitmap(await answer.blob())
  const scale = SIDE / Math.max(bitmap.width, bitmap.height)
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context.getImageData(0, 0, width, height).data
}
