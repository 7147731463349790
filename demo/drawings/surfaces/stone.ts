import { type Colour, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob } from '@/demo/drawings/engine/outline'
import { scatterBox } from '@/demo/drawings/engine/spread'
import { box, dot, fill, haze, type Svg, times } from '@/demo/drawings/engine/svg'

/** Honed stone or limewash: clouds, and fine specks. */
export function stone({ dice }: Pen, colour: Colour, cloud = 0.05): Svg {
  const clouds = times(16, (i) =>
    haze(
      blob(
        dice,
        dice.between(-100, 1700),
        dice.between(-100, 1300),
        dice.between(120, 380),
        dice.between(80, 260),
        0.25,
      ),
      shade(colour, i % 2 ? cloud : -cloud),
      0.9,
    ),
  )
  const specks = times(420, () =>
    dot(
      dice.between(0, 1600),
      dice.between(0, 1200),
      dice.between(0.6, 2.2),
      shade(colour, dice.chance(0.5) ? 0.16 : -0.14),
      dice.between(0.3, 0.7),
    ),
  )
  return box(0, 0, 1600, 1200, colour) + clouds + specks
}

/** Terrazzo: chips of several stones set in plaster. */
export function terrazzo({ dice }: Pen, ground: Colour, chips: readonly Colour[]): Svg {
  const large = scatterBox(dice, [-20, -20, 1640, 1240], 62)
  const small = scatterBox(dice, [-20, -20, 1640, 1240], 30, 1200)
  const chip = ([x, y]: readonly [number, number], size: number) =>
    fill(
      blob(
        dice,
        x,
        y,
        size * dice.between(0.7, 1.3),
        size * dice.between(0.5, 1),
        0.35,
        dice.int(5, 7),
      ),
      varied(dice, dice.pick(chips), 0.04),
    )
  return (
    box(0, 0, 1600, 1200, ground) +
    small.map((point) => chip(point, dice.between(2, 6))).join('') +
    large.map((point) => chip(point, dice.between(9, 24))).join('')
  )
}
