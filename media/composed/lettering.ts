import sharp from 'sharp'
import type { FontFamily } from '@/src/domain/appearance/font-families'
import type { FontShelf, SetFont } from './fonts'

/** Text to lay out in a box; with a height, in the largest size that fits. */
export type Lettering = {
  words: string
  family: FontFamily
  weight: number
  /** `#rrggbb`. */
  colour: string
  /** Pixels. */
  width: number
  height: number
  /** Maximum letter size in pixels. */
  maxSize: number
}

/** Rendered text as a picture with a transparent background, with its actual size. */
export type RenderedText = { data: Buffer; width: number; height: number }

/** At 72 DPI a point is a pixel. */
const DPI = 72
/** Ratio of each tried font size to the previous one. */
const STEP = 0.88
const SMALLEST = 16

/** Renders text in a font family, fitted into a box; null for an empty text. */
export async function fitText(shelf: FontShelf, asked: Lettering): Promise<RenderedText | null> {
  const words = asked.words.trim()
  if (words === '') return null
  const [font, ...others] = await shelf(asked.family)
  if (!font) return null
  // A named file serves every text of its family, so letters of more languages are found.
  for (const { path, name } of others) await renderTextAtSize('.', { path, name }, asked, SMALLEST)
  let size = asked.maxSize
  let drawn = await renderTextAtSize(words, font, asked, size)
  while (isTooLarge(drawn, asked) && size * STEP >= SMALLEST) {
    size *= STEP
    drawn = await renderTextAtSize(words, font, asked, size)
  }
  return isTooLarge(drawn, asked) ? cut(drawn, asked) : drawn
}

const isTooLarge = (drawn: RenderedText, { width, height }: Lettering): boolean =>
  drawn.height > height || drawn.width > width

/** Renders text in a font and a size (pixels), wrapped at a width. */
export async function renderTextAtSize(
  words: string,
  font: SetFont,
  { weight, colour, width }: Pick<Lettering, 'weight' | 'colour' | 'width'>,
  size: number,
): Promise<RenderedText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" weight="${weight}">${escapeMarkup(words)}</span>`,
      font: `${font.name} ${Math.round(size)}`,
      ...(font.path === '' ? {} : { fontfile: font.path }),
      width,
      dpi: DPI,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function cut(drawn: RenderedText, { width, height }: Lettering): Promise<RenderedText> {
  const box = { width: Math.min(width, drawn.width), height: Math.min(height, drawn.height) }
  const data = await sharp(drawn.data)
    .extract({ left: 0, top: 0, ...box })
    .png()
    .toBuffer()
  return { data, ...box }
}

/** XML forbids most control characters; the rest of the text is user input. */
const escapeMarkup = (words: string): string =>
  words
    // eslint-disable-next-line no-control-regex -- these are what has to go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
