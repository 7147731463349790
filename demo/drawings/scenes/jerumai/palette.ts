import type { Pen } from '@/demo/drawings/engine/hand'
import { strewn } from '@/demo/drawings/engine/strew'
import { dot, place, type Svg } from '@/demo/drawings/engine/svg'
import { chilli } from '@/demo/drawings/food/aromatics'
import { bean, rice } from '@/demo/drawings/food/grains'
import { leaf, parsley, sprig } from '@/demo/drawings/food/leaves'
import { bananaLeaf } from '@/demo/drawings/surfaces/leaf-table'
import type { TilePaint } from '@/demo/drawings/surfaces/tiles'

/** Coriander strewn in a circle. */
export const coriander = (pen: Pen, r: number, count: number, size = 25): Svg =>
  strewn(pen, r, size * 2, count, () => parsley(pen, size, '#2f8a3c'))

/** A dried chilli along x. */
export const driedChilli = (pen: Pen, length: number): Svg => chilli(pen, length, '#8f1a14')

/** White rice turned out of a cup. */
export const riceDome = (pen: Pen, r: number): Svg =>
  `<g transform="translate(10 14)">${dot(0, 0, r, '#06303a', 0.4)}</g>` +
  rice(pen, r, ['#fffaf0', '#f5ead2', '#ffffff'], r * 0.09, 700)

/** The coconut coast: mango, hibiscus, deep teal, coconut white, brass and leaf. */
export const tone = {
  mango: '#f7a11b',
  sun: '#fbc531',
  hibiscus: '#e3326c',
  rose: '#f58aa8',
  teal: '#0d5158',
  sea: '#1f8f8b',
  mint: '#a6dccb',
  coconut: '#fff6e3',
  leaf: '#2f8a46',
  deepLeaf: '#1c6238',
  brass: '#dba63c',
  brassRim: '#f0c868',
  chilli: '#d8261c',
  clay: '#c9552c',
  turmeric: '#f2b01e',
} as const

/** Beaten brass. */
export const brass = { glaze: tone.brass, rim: tone.brassRim, finish: 'brass' } as const

/** The tiles of the house, by room. */
export const tilePaint = {
  teal: { glaze: tone.coconut, inks: [tone.teal, tone.mint, tone.mango] },
  hibiscus: { glaze: tone.hibiscus, inks: [tone.coconut, tone.mango, tone.teal] },
  mango: { glaze: tone.sun, inks: [tone.hibiscus, tone.coconut, tone.teal] },
  sea: { glaze: tone.sea, inks: [tone.coconut, tone.teal, tone.mango] },
  night: { glaze: tone.teal, inks: [tone.sea, tone.mango, tone.hibiscus] },
  rose: { glaze: '#f9c9cf', inks: [tone.hibiscus, tone.coconut, tone.teal] },
} satisfies Record<string, TilePaint>

/** One banana leaf laid as a mat. */
export const leafMat = (
  pen: Pen,
  x: number,
  y: number,
  degrees: number,
  length = 1500,
  width = 620,
): Svg => place(bananaLeaf(pen, length, width, tone.leaf), x, y, degrees)

/** Curry leaves on their stalk. */
export const curryLeaves = (pen: Pen, length = 260): Svg =>
  sprig(pen, length, 7, '#2d6b33', { length: length * 0.24, width: length * 0.09, angle: 48 })

/** One curry leaf, fried crisp and dark. */
export const curryLeaf = (pen: Pen, size = 62): Svg => leaf(pen, size, size * 0.38, '#255b2c')

/** Roasted peanuts strewn in a circle. */
export const peanuts = (pen: Pen, r: number, count: number): Svg =>
  strewn(pen, r, 44, count, () => bean(pen, { colour: '#dba658', size: 19, long: 1.5, gloss: 0.5 }))
