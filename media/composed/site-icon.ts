import sharp from 'sharp'
import type { FontFamily } from '@/src/domain/appearance/font-families'
import type { FontShelf } from './fonts'
import { fitText } from './lettering'

/** The mark of a site that has uploaded none: its first letter on its accent. */
export type SiteIcon = {
  title: string
  /** Width and height in pixels. */
  size: number
  /** `#rrggbb`, each readable on the other. */
  ground: string
  letter: string
  display: FontFamily
  displayWeight: number
}

/** Systems may crop an icon to a circle of four fifths of its size; the letter fits inside. */
const LETTER_SHARE = 0.5

/** Composes the icon of a site. @returns PNG */
export async function composeSiteIcon(shelf: FontShelf, icon: SiteIcon): Promise<Buffer> {
  const { size, ground: background, letter: colour } = icon
  const box = Math.round(size * LETTER_SHARE)
  const set = await fitText(shelf, {
    words: firstLetter(icon.title),
    family: icon.display,
    weight: icon.displayWeight,
    colour,
    width: size,
    height: box,
    maxSize: box * 1.35,
  })
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite(set ? [{ input: set.data, gravity: 'centre' }] : [])
    .png({ palette: true })
    .toBuffer()
}

function firstLetter(title: string): string {
  const { value } = new Intl.Segmenter().segment(title.trim())[Symbol.iterator]().next()
  return (value?.segment ?? '').toUpperCase()
}
