import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, type Point, radians, ribbon, smooth } from '@/demo/drawings/engine/outline'
import { pieceShadow } from '@/demo/drawings/engine/shading'
import { scatter } from '@/demo/drawings/engine/spread'
import {
  dot,
  fill,
  haze,
  inside,
  line,
  linear,
  place,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'
import { flakes } from '@/demo/drawings/food/grains'

/** Colours of a napa cabbage leaf in paste: pale at its rib, red at its frill. */
const stained = (red: Colour) =>
  linear(
    [
      [0, '#f7ebc4'],
      [0.34, '#f3cf8c'],
      [0.62, red],
      [1, shade(red, -0.1)],
    ],
    [0, 0.4, 1, 0.6],
  )

/** A ruffled piece of fermented cabbage along x: rib on the left, frill on the right. */
export function kimchiLeaf(pen: Pen, size: number): Svg {
  const { dice } = pen
  const red = dice.pick(['#d63a1e', '#de5226', '#c22c18', '#e8702f'])
  const half = size * dice.between(0.42, 0.62)
  const frill = Array.from({ length: 13 }, (_, i): Point => {
    const angle = -100 + (i * 200) / 12
    const ruffle = i % 2 ? 0.84 : 1.06
    return [
      size * 0.28 + Math.cos(radians(angle)) * size * 0.66 * ruffle,
      Math.sin(radians(angle)) * half * ruffle,
    ]
  })
  const outline = smooth([
    [-size * 0.92, half * 0.34],
    [-size, 0],
    [-size * 0.92, -half * 0.34],
    [-size * 0.4, -half * 0.5],
    ...frill,
    [-size * 0.4, half * 0.5],
  ])
  const veins = times(6, (i) => {
    const side = i % 2 ? 1 : -1
    const x = -size * 0.3 + i * size * 0.14
    return line(
      `M${x} ${side * half * 0.06}q${size * 0.2} ${side * half * 0.2} ${size * 0.36} ${side * half * 0.66}`,
      '#ffe2a4',
      size * 0.028,
      0.75,
    )
  })
  const rib = ribbon([
    [-size * 0.94, 0, half * 0.26],
    [-size * 0.3, 0, half * 0.2],
    [size * 0.3, 0, half * 0.09],
    [size * 0.66, 0, 2],
  ])
  const paste = times(7, () =>
    haze(
      blob(dice, dice.around(0, size * 0.9), dice.around(0, half), size * 0.2, size * 0.13, 0.3, 7),
      red,
      0.9,
    ),
  )
  return (
    pieceShadow(pen, outline, size * 0.2, 0.34) +
    fill(outline, stained(red)) +
    inside(
      outline,
      paste +
        veins +
        fill(rib, '#fff3d2', 0.85) +
        flakes(pen, size * 0.9, 11, ['#8f1a0e', '#b3261a', '#f0953c'], size * 0.06),
    ) +
    fill(ellipse(size * 0.1, -half * 0.44, size * 0.2, size * 0.035), '#fffaf0', 0.8) +
    fill(ellipse(-size * 0.6, -half * 0.1, size * 0.18, size * 0.03), '#ffffff', 0.8)
  )
}

/** Kimchi filling a bowl. */
export const kimchi = (pen: Pen, r: number): Svg =>
  dot(0, 0, r, '#8c2010') +
  scatter(pen.dice, 0, 0, r, r * 0.16)
    .map(([x, y]) =>
      place(kimchiLeaf(pen, r * pen.dice.between(0.24, 0.36)), x, y, pen.dice.between(0, 360)),
    )
    .join('')
