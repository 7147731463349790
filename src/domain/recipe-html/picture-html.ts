import { imageAddress } from '../addresses/image-address'
import type { ImageSource } from '../addresses/image-address'
import type { WrittenPicture } from './content'
import { escapeHtml } from './escape'

/** Wide enough for every reader of feeds, and not more than a phone can carry. */
const WIDEST = 1200

/** The absolute address of a picture in its author's crop, with its dimensions. */
export function pictureAddress(
  image: ImageSource,
  origin: string,
): { url: string; width: number; height: number } {
  const shown = image.crop ?? image
  const width = Math.min(WIDEST, Math.round(shown.width))
  // Unmeasured pictures have a size of 0: they are used unchanged.
  if (width <= 0) return { url: origin + imageAddress(image.key), width: 0, height: 0 }
  const height = Math.round((shown.height * width) / shown.width)
  return { url: origin + imageAddress(image.key, { width, crop: image.crop }), width, height }
}

/** A picture as HTML, with its absolute address. */
export const pictureHtml = (image: ImageSource, origin: string, alt: string): string =>
  `<p>${imageHtml(image, origin, alt)}</p>`

/** Formats a picture with its caption as HTML; `''` if there is neither. */
export function figureHtml(
  image: WrittenPicture | undefined,
  caption: string | undefined,
  origin: string,
): string {
  const shown = image ? imageHtml(image, origin, image.alt ?? '') : ''
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  return shown || words ? `<figure>${shown}${words}</figure>` : ''
}

function imageHtml(image: ImageSource, origin: string, alt: string): string {
  const { url, width, height } = pictureAddress(image, origin)
  const size = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : ''
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"${size}>`
}
