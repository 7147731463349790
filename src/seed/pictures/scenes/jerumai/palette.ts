import type { Pen } from '../../engine/hand'
import { place, type Svg } from '../../engine/svg'
import { leaf, sprig } from '../../food/leaves'
import { bananaLeaf } from '../../surfaces/leaf-table'
import type { TilePaint } from '../../surfaces/tiles'

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
  brass: '#d2a03a',
  brassRim: '#e8c064',
  chilli: '#d8261c',
  clay: '#c9552c',
  turmeric: '#f2b01e',
} as const

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
export const leafMat = (pen: Pen, x: number, y: number, degrees: number, length = 1500, width = 620): Svg =>
  place(bananaLeaf(pen, length, width, tone.leaf), x, y, degrees)

/** Curry leaves on their stalk. */
export const curryLeaves = (pen: Pen, length = 260): Svg => sprig(pen, length, 7, '#2d6b33', { length: length * 0.24, width: length * 0.09, angle: 48 })

/** One curry leaf, fried crisp and dark. */
export const curryLeaf = (pen: Pen, size = 62): Svg => leaf(pen, size, size * 0.38, '#255b2c')
