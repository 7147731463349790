import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob } from '@/demo/drawings/engine/outline'
import { box, fill, haze, inside, linear, type Svg, times } from '@/demo/drawings/engine/svg'
import { woodGrain } from '@/demo/drawings/surfaces/boards'

/** A limewashed wall down to `horizon`. */
export function wall({ dice }: Pen, colour: Colour, horizon: number): Svg {
  const clouds = times(18, (i) =>
    haze(
      blob(
        dice,
        dice.between(0, 1600),
        dice.between(0, horizon),
        dice.between(90, 300),
        dice.between(60, 200),
        0.3,
      ),
      shade(colour, i % 2 ? 0.035 : -0.035),
      1,
    ),
  )
  return (
    box(0, 0, 1600, horizon + 4, colour) +
    clouds +
    box(
      0,
      horizon - 190,
      1600,
      194,
      linear(
        [
          [0, '#000', 0],
          [1, '#000', 0.2],
        ],
        [0, 0, 0, 1],
      ),
    )
  )
}

/** A table top seen from its side: a lit edge, then wood running away. */
export function tableTop(pen: Pen, colour: Colour, horizon: number): Svg {
  const area = `M0 ${horizon}H1600V1200H0Z`
  return (
    fill(
      area,
      linear(
        [
          [0, shade(colour, -0.07)],
          [0.35, colour],
          [1, shade(colour, -0.06)],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    inside(area, woodGrain(pen, [-100, horizon, 1800, 1200 - horizon], colour, 12)) +
    box(0, horizon, 1600, 5, shade(colour, 0.14), 0.6)
  )
}

/** A cloth hanging over the table instead of bare wood. */
export function clothTop(_pen: Pen, colour: Colour, horizon: number, weave: Svg): Svg {
  const area = `M0 ${horizon}H1600V1200H0Z`
  return (
    fill(area, colour) +
    inside(area, weave) +
    fill(
      area,
      linear(
        [
          [0, '#000', 0.14],
          [0.3, '#000', 0],
          [1, '#000', 0.1],
        ],
        [0, 0, 0, 1],
      ),
    )
  )
}

/** A table painted in one colour. */
export const paintedTable = (colour: Colour): Svg => box(0, 0, 1600, 1200, colour)
