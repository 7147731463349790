import type { Pen } from '@/src/seed/pictures/engine/hand'
import { blob, ellipse, smooth } from '@/src/seed/pictures/engine/outline'
import { lump } from '@/src/seed/pictures/engine/shading'
import { scatter } from '@/src/seed/pictures/engine/spread'
import { dot, fill, inside, line, place, type Svg, times } from '@/src/seed/pictures/engine/svg'
import { flakes } from '@/src/seed/pictures/food/grains'

/** A ruffled piece of fermented cabbage: pale rib, red sauce. */
export function kimchiLeaf(pen: Pen, size: number): Svg {
  const { dice } = pen
  const red = dice.pick(['#c8371d', '#d9512a', '#b32a18', '#e06a35'])
  const outline = blob(dice, 0, 0, size, size * dice.between(0.45, 0.7), 0.16, 13)
  const rib = smooth([
    [-size * 0.95, 0],
    [-size * 0.3, -size * 0.16],
    [size * 0.4, -size * 0.06],
    [size * 0.3, size * 0.1],
    [-size * 0.3, size * 0.18],
  ])
  const veins = times(5, (i) =>
    line(
      `M${-size * 0.5 + i * size * 0.2} 0l${size * 0.22} ${(i % 2 ? 1 : -1) * size * 0.36}`,
      '#f6c58a',
      size * 0.03,
      0.7,
    ),
  )
  return (
    lump(pen, outline, red, size, 0) +
    inside(
      outline,
      veins +
        fill(rib, '#f3dba8', 0.92) +
        fill(ellipse(-size * 0.3, size * 0.02, size * 0.4, size * 0.05), '#fff7dc', 0.8) +
        flakes(pen, size * 0.9, 9, ['#8f1a0e', '#e8772e'], 5),
    ) +
    fill(ellipse(size * 0.3, -size * 0.24, size * 0.16, size * 0.05), '#fff0dc', 0.75)
  )
}

/** Kimchi filling a bowl. */
export const kimchi = (pen: Pen, r: number): Svg =>
  dot(0, 0, r, '#8c2010') +
  scatter(pen.dice, 0, 0, r, r * 0.16)
    .map(([x, y]) =>
      place(kimchiLeaf(pen, r * pen.dice.between(0.18, 0.3)), x, y, pen.dice.between(0, 360)),
    )
    .join('')
