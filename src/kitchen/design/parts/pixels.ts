import { smallPicture } from '../../pictures/picture-address'

/**
 * Pixels along the longer side that the colours of a picture are taken from: few enough to be read
 * within a frame. Drawings are only drawn by a page, so that a worker could not do it for a logo.
 */
const SIDE = 64

/**
 * The pixels of a picture, made small: red, green, blue and opacity.
 * @throws Error when it cannot be loaded or read
 */
export async function pixelsOf(key: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = smallPicture(key, 200)
  await image.decode()
  const { naturalWidth, naturalHeight } = image
  // A drawing may have no size of its own.
  const [wide, high] = [naturalWidth || SIDE, naturalHeight || SIDE]
  const scale = SIDE / Math.max(wide, high)
  const [width, height] = [Math.max(1, wide * scale), Math.max(1, high * scale)].map(
    Math.round,
  ) as [number, number]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}
