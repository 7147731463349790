import sharp from 'sharp'
import type { FontFamily } from '@/src/domain/appearance/font-families'
import type { FontShelf } from './fonts'
import { fitText } from './lettering'
import type { Lettering } from './lettering'

/** The colours a picture is composed in, each `#rrggbb`. */
export type ComposedColours = {
  ground: string
  text: string
  subdued: string
  accent: string
  plate: string
  outline: string
}

/** The content of a composed share picture. */
export type SharePicture = {
  title: string
  siteTitle: string
  /** A short line: `45 min · 12 ingredients`; empty for none. */
  facts: string
  colours: ComposedColours
  display: FontFamily
  displayWeight: number
  narrative: FontFamily
}

/**
 * Pixels of the picture.
 * @see docs/product/media.md#composed-pictures
 */
const WIDTH = 800
const HEIGHT = 600
const MARGIN = 64
const TITLE_TOP = 150
const TITLE_HEIGHT = 290
const QUALITY = 86

/**
 * Composes the picture of a link, 800 by 600, in the type and colours of the site. @returns JPEG
 */
export async function composeSharePicture(
  shelf: FontShelf,
  { title, siteTitle, facts, colours, ...type }: SharePicture,
): Promise<Buffer> {
  const line = { width: WIDTH - 2 * MARGIN, height: 44, weight: 600, family: type.narrative }
  const words: [Lettering, (height: number) => number][] = [
    [{ ...line, words: siteTitle, colour: colours.accent, maxSize: 30 }, () => MARGIN],
    [
      {
        words: title,
        family: type.display,
        weight: type.displayWeight,
        colour: colours.text,
        width: 560,
        height: TITLE_HEIGHT,
        maxSize: 84,
      },
      () => TITLE_TOP,
    ],
    [
      { ...line, weight: 400, words: facts, colour: colours.subdued, maxSize: 28 },
      (height) => HEIGHT - MARGIN - height,
    ],
  ]
  const layers = await Promise.all(
    words.map(async ([lettering, top]) => {
      const set = await fitText(shelf, lettering)
      return set ? [{ input: set.data, left: MARGIN, top: top(set.height) }] : []
    }),
  )
  return sharp(Buffer.from(ground(colours)))
    .composite(layers.flat())
    .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A table's edge with a plate on it, half out of the picture. */
const ground = ({ ground: paper, plate, outline, accent }: ComposedColours): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
    <circle cx="742" cy="470" r="232" fill="${outline}" opacity="0.45"/>
    <circle cx="736" cy="460" r="232" fill="${plate}" stroke="${outline}" stroke-width="2"/>
    <circle cx="736" cy="460" r="162" fill="none" stroke="${outline}" stroke-width="2"/>
    <g transform="translate(726 452) rotate(-24) scale(2.6)" fill="none" stroke="${accent}" stroke-width="1.4" stroke-linecap="round">
      <path d="M-30 16C-18-26 22-34 34-20 30 14-4 30-30 16z" fill="${accent}" fill-opacity="0.16"/>
      <path d="M-30 16C-12 6 12-6 34-20"/>
    </g>
    <rect width="${WIDTH}" height="10" fill="${accent}"/>
  </svg>`
