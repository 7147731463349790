import type { Pen } from '@/demo/drawings/engine/hand'
import type { Point } from '@/demo/drawings/engine/outline'
import { strewn } from '@/demo/drawings/engine/strew'
import { place, type Svg } from '@/demo/drawings/engine/svg'
import { parsley } from '@/demo/drawings/food/leaves'
import { fork, spoon } from '@/demo/drawings/props/cutlery'
import { checkedCloth, checks, napkin, stripes } from '@/demo/drawings/surfaces/cloth'

/** Odile's kitchen: butter paper, tomato, espresso, and enamel with a blue or red rim. */
export const tone = {
  butter: '#f4e6c3',
  cream: '#faf1da',
  tomato: '#d8432b',
  brick: '#a92f1f',
  espresso: '#3d2820',
  mustard: '#e0a52e',
  sage: '#8da37b',
  sky: '#a9c3c4',
  blue: '#2f5477',
  enamel: '#fbf6ea',
  green: '#5f8a3c',
  leek: '#a9bf6a',
  crust: '#b9702c',
  golden: '#dc9a3e',
  iron: '#33302e',
  steel: '#c9c4b8',
} as const

/** Enamelware with a coloured lip. */
export const enamel = (rim: string = tone.blue) =>
  ({ glaze: tone.enamel, rim, finish: 'enamel' }) as const

/** Red checks over the whole table. */
export const redChecks = (pen: Pen, tilt = -8, cell = 84): Svg =>
  checkedCloth(pen, tone.cream, tone.tomato, cell, tilt)

/** A checked cloth thrown on the table. */
export const checkedNapkin = (
  pen: Pen,
  corners: readonly Point[],
  colour: string = tone.tomato,
  cell = 46,
): Svg => napkin(pen, corners, tone.cream, checks(colour, cell))

/** A kitchen towel with broad stripes. */
export const stripedTowel = (
  pen: Pen,
  corners: readonly Point[],
  colour: string = tone.blue,
): Svg =>
  napkin(
    pen,
    corners,
    tone.cream,
    stripes(colour, [
      [40, 26],
      [16, 8],
      [90, 0],
    ]),
  )

/** A spoon beside the plate. */
export const laidSpoon = (pen: Pen, x: number, y: number, degrees: number, length = 620): Svg =>
  place(spoon(pen, length, tone.steel), x, y, degrees)

/** A fork beside the plate. */
export const laidFork = (pen: Pen, x: number, y: number, degrees: number, length = 640): Svg =>
  place(fork(pen, length, tone.steel), x, y, degrees)

/** The bread of the house. */
export const loaf = { crust: '#a8662c', crumb: '#f0dfb6' } as const

/** The same, toasted. */
export const toast = { ...loaf, toasted: 0.7 } as const

/** Parsley strewn in a circle. */
export const herbs = (pen: Pen, r: number, count: number, size = 25): Svg =>
  strewn(pen, r, size * 2, count, () => parsley(pen, size, tone.green))
