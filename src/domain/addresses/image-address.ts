/** The part of a picture that is shown, in source pixels. */
export type CropBox = { width: number; height: number; x: number; y: number }

/** Data that is needed to request a picture. */
export type ImageSource = { key: string; width: number; height: number; crop: CropBox | null }

/**
 * Parameters of a picture's address; the default quality is the server's 75.
 * @see docs/product/media.md#sizes-and-formats
 */
export type ImageRequest = {
  width?: number
  height?: number
  quality?: number
  crop?: CropBox | null
}

/** Widths a picture is offered in: enough steps for phones, tablets and sharp desktop screens. */
const OFFERED_WIDTHS = [160, 320, 480, 640, 800, 1080, 1440, 1920, 2400] as const

/** The address of a picture: `/media/{key}?width&height&quality&crop=width,height,x,y`. */
export function imageAddress(key: string, request: ImageRequest = {}): string {
  const { width, height, quality, crop } = request
  const query = Object.entries({
    width,
    height,
    quality,
    crop: crop ? [crop.width, crop.height, crop.x, crop.y].map(Math.round).join(',') : undefined,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const path = key.split('/').map(encodeURIComponent).join('/')
  return `/media/${path}${query === '' ? '' : `?${query}`}`
}

/** The largest crop of a picture with a ratio (width by height), centred in its author's crop. */
export function cropToRatio(image: ImageSource, ratio: number): CropBox {
  const box = image.crop ?? { width: image.width, height: image.height, x: 0, y: 0 }
  const isTooWide = box.width / box.height > ratio
  const width = isTooWide ? box.height * ratio : box.width
  const height = isTooWide ? box.height : box.width / ratio
  return {
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(height)),
    x: Math.round(box.x + (box.width - width) / 2),
    y: Math.round(box.y + (box.height - height) / 2),
  }
}

/** Attributes of an `img` element. */
export type ImageAttributes = { src: string; srcSet: string; width: number; height: number }

/**
 * `src`, `srcset` and dimensions of a picture in a ratio (its own if none is given), never wider than the
 * picture nor than `maxWidth` (in CSS pixels, doubled for high-density screens).
 */
export function imageAttributes(
  image: ImageSource,
  { ratio, maxWidth }: { ratio?: number; maxWidth: number },
): ImageAttributes {
  const crop = ratio === undefined ? image.crop : cropToRatio(image, ratio)
  const shown = crop ?? image
  const widest = Math.min(Math.floor(shown.width), maxWidth * 2)
  const smaller = OFFERED_WIDTHS.filter((width) => width < widest)
  const address = (width: number) => imageAddress(image.key, { width, crop })
  const middle = smaller.findLast((width) => width <= maxWidth) ?? widest
  return {
    src: address(middle),
    srcSet: [...smaller, widest].map((width) => `${address(width)} ${width}w`).join(', '),
    width: Math.round(shown.width),
    height: Math.round(shown.height),
  }
}
