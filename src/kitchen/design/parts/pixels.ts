/**
 * Pixels along the longer side of a picture when its colours are sampled: few enough to be fast, and enough
 * for its main colours.
 */
const SIDE = 64

/**
 * The pixels of a picture, made small: red, green, blue and opacity.
 * @param source decoded in this context: a worker has no elements
 * @throws Error when it cannot be read
 */
export function pixelsOf(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Uint8ClampedArray {
  // An SVG may have no intrinsic size.
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
