import type { Pen } from '@/demo/drawings/engine/hand'
import { ellipse, polar, wedge } from '@/demo/drawings/engine/outline'
import { fill, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { browned } from '@/demo/drawings/food/browned'

/** A tortilla between two angles, its far cut face showing potato in egg. */
export const tortillaPiece = (
  pen: Pen,
  r: number,
  from: number,
  to: number,
  isOpen: boolean,
): Svg => {
  const deep = 58
  const [tipX, tipY] = polar(0, 0, r, to)
  const wall = `M0 0L${tipX} ${tipY}v${deep}L0 ${deep}Z`
  const potato = times(60, () =>
    place(
      fill(
        ellipse(0, 0, pen.dice.between(24, 54), pen.dice.between(6, 11)),
        pen.dice.pick(['#f9e8b4', '#ecca70', '#fff5d6']),
        0.95,
      ),
      pen.dice.between(0, tipX),
      pen.dice.between(tipY, deep),
      -34,
    ),
  )
  const face =
    fill(wall, '#f0d07c') +
    inside(wall, potato + line(`M0 ${deep - 3}L${tipX} ${tipY + deep - 3}`, '#b8762a', 12)) +
    line(`M0 0L${tipX} ${tipY}`, '#c27f2a', 7)
  const under =
    `<g transform="translate(22 ${deep + 12})">${fill(wedge(0, 0, r, from, to), '#4a2416', 0.3)}</g>` +
    `<g transform="translate(0 ${deep})">${fill(wedge(0, 0, r, from, to), '#a3641f')}</g>` +
    `<g transform="translate(0 ${deep * 0.5})">${fill(wedge(0, 0, r, from, to), '#bd7d2b')}</g>`
  return (
    under +
    browned(pen, wedge(0, 0, r, from, to), [r, r], '#e6a93e', 140, 0.12) +
    line(wedge(0, 0, r * 0.985, from, to), '#b8752a', 7, 0.4) +
    (isOpen ? face : '')
  )
}
