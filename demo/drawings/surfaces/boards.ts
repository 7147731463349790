import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { ellipse, type Point, polygon, smooth } from '@/demo/drawings/engine/outline'
import { box, fill, inside, line, linear, type Svg, times } from '@/demo/drawings/engine/svg'

/** Grain lines along the x axis within a height, bending together around a knot. */
export function woodGrain(
  { dice }: Pen,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: Colour,
  density = 13,
): Svg {
  const knotX = x + w * dice.between(0.1, 0.9)
  const knotY = y + h * dice.between(0.2, 0.8)
  const hasKnot = dice.chance(0.4)
  const count = Math.round(h / density)
  const grain = times(count, (i) => {
    const gy = y + ((i + 0.5) * h) / count
    const points: Point[] = []
    for (let step = 0; step <= 9; step++) {
      const px = x + (w * step) / 9
      const pull = hasKnot ? Math.exp(-(((px - knotX) / 110) ** 2)) * 26 * Math.sign(gy - knotY) : 0
      points.push([px, gy + pull * Math.exp(-Math.abs(gy - knotY) / 50) + dice.around(0, 4)])
    }
    const tone = dice.chance(0.7) ? shade(colour, -dice.between(0.03, 0.1)) : shade(colour, 0.05)
    return line(smooth(points, false), tone, dice.between(0.8, 3.4), dice.between(0.3, 0.75))
  })
  const knot = hasKnot
    ? fill(ellipse(knotX, knotY, 26, 12), shade(colour, -0.13), 0.8) +
      fill(ellipse(knotX - 2, knotY, 15, 7), shade(colour, -0.2), 0.8)
    : ''
  return grain + knot
}

/** Planks side by side over the whole table, `tilt` degrees from level. */
export function boards(pen: Pen, colour: Colour, tilt = 0, plank = 210): Svg {
  const { dice } = pen
  const rows = Math.ceil(2100 / plank)
  const all = times(rows, (i) => {
    const y = -500 + i * plank
    const tone = shade(colour, dice.around(0, 0.035))
    const band = polygon([
      [-400, y],
      [2000, y],
      [2000, y + plank],
      [-400, y + plank],
    ])
    return (
      fill(band, tone) +
      inside(band, woodGrain(pen, [-400, y, 2400, plank], tone)) +
      box(-400, y, 2400, 5, '#0a0705', 0.55) +
      box(-400, y + 5, 2400, 3, shade(colour, 0.12), 0.35) +
      box(
        -400,
        y + plank - 26,
        2400,
        26,
        linear(
          [
            [0, '#000', 0],
            [1, '#000', 0.18],
          ],
          [0, 0, 0, 1],
        ),
      )
    )
  })
  return box(0, 0, 1600, 1200, colour) + `<g transform="rotate(${tilt} 800 600)">${all}</g>`
}
