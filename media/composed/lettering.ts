import sharp from 'sharp'
import type { FontFamily } from '@/src/domain/appearance/font-families'
import type { FontShelf, SetFont } from './fonts'

/** Words to be set into a box; with a height, in the largest size that fits it. */
export type Lettering = {
  words: string
  family: FontFamily
  weight: number
  /** `#rrggbb`. */
  colour: string
  /** Pixels. */
  width: number
  height: number
  /** Letters no taller than this, in pixels. */
  maxSize: number
}

/** Words as a picture with a clear ground, as large as they came out. */
export type SetWords = { data: Buffer; width: number; height: number }

/** At 72 dots an inch a point is a pixel. */
const DPI = 72
/** Sizes that are tried, each a bit smaller than the one before. */
const STEP = 0.88
const SMALLEST = 16

/** Sets words in a family into a box; null when there is nothing to set. */
export async function setWords(shelf: FontShelf, asked: Lettering): Promise<SetWords | null> {
  const words = asked.words.trim()
  if (words === '') return null
  const [font, ...others] = await shelf(asked.family)
  if (!font) return null
  // Once named, a file serves every text of its family: so letters of more languages are found.
  for (const { path, name } of others) await drawWords('.', { path, name }, asked, SMALLEST)
  let size = asked.maxSize
  let drawn = await drawWords(words, font, asked, size)
  while (isTooLarge(drawn, asked) && size * STEP >= SMALLEST) {
    size *= STEP
    drawn = await drawWords(words, font, asked, size)
  }
  return isTooLarge(drawn, asked) ? cut(drawn, asked) : drawn
}

const isTooLarge = (drawn: SetWords, { width, height }: Lettering): boolean =>
  drawn.height > height || drawn.width > width

/** Draws words in a font, in one size (pixels), broken into lines of a width. */
export async function drawWords(
  words: string,
  font: SetFont,
  { weight, colour, width }: Pick<Lettering, 'weight' | 'colour' | 'width'>,
  size: number,
): Promise<SetWords> {
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

async function cut(drawn: SetWords, { width, height }: Lettering): Promise<SetWords> {
  const box = { width: Math.min(width, drawn.width), height: Math.min(height, drawn.height) }
  const data = await sharp(drawn.data)
    .extract({ left: 0, top: 0, ...box })
    .png()
    .toBuffer()
  return { data, ...box }
}

/** XML forbids most control characters; the rest of a text is anybody's. */
const escapeMarkup = (words: string): string =>
  words
    // eslint-disable-next-line no-control-regex -- these are what has to go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
