/**
 * Pixels along the longer side that the colours of a picture are taken from: few enough to be read
 * at once, and enough for its moods.
 */
const SIDE = 64

/**
 * The pixels of a picture, made small: red, green, blue and opacity.
 * @param source drawn where this runs: a worker has no elements
 * @throws Error when it cannot be read
 */
export function pixelsOf(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Uint8ClampedArray {
  // A drawing may have no size of its own.
  const [wide, high] = [width || SIDE, height || SIDE]
  const scale = SIDE / Math.max(wide, high)
  const [across, down] = [
    Math.max(1, Math.round(wide * scale)),
    Math.max(1, Math.round(high * scale)),
  ]
  const context = contextOf(across, down)
  if (!context) throw new Error('This browser draws no pictures')
  context.drawImage(source, 0, 0, across, down)
  return context.getImageData(0, 0, across, down).data
}

function contextOf(width: number, height: number) {
  if (typeof OffscreenCanvas === 'function')
    return new OffscreenCanvas(width, height).getContext('2d')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  return canvas.getContext('2d')
}
