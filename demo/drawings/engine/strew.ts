import type { Pen } from '@/demo/drawings/engine/hand'
import { scatter } from '@/demo/drawings/engine/spread'
import { place, type Svg } from '@/demo/drawings/engine/svg'

/** Pieces strewn in a circle around the origin, `gap` apart, each turned another way. */
export const strewn = (pen: Pen, r: number, gap: number, count: number, draw: () => Svg): Svg =>
  scatter(pen.dice, 0, 0, r, gap, count)
    .map(([x, y]) => place(draw(), x, y, pen.dice.between(0, 360)))
    .join('')
