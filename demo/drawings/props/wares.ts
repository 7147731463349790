import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { ribbon, rounded, smooth } from '@/demo/drawings/engine/outline'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import {
  box,
  dot,
  fill,
  inside,
  line,
  linear,
  place,
  ring,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'
import { sardine } from '@/demo/drawings/food/seafood'
import { tone } from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { woodGrain } from '@/demo/drawings/surfaces/boards'
import { tin } from '@/demo/drawings/vessels/cookware'

/** A book lying on the table, its cover painted by `cover` in a 480 by 640 field around the origin. */
export function book(pen: Pen, colour: Colour, cover: Svg): Svg {
  const outline = rounded(0, 0, 500, 660, 8)
  const pages = place(
    fill(outline, '#efe6d2') + times(6, (i) => line(`M252 ${-322 + i}V328`, '#c9bda4', 1)),
    14,
    12,
  )
  return (
    castShadow(pen, rounded(8, 8, 516, 676, 8), 0.8) +
    pages +
    fill(outline, colour) +
    inside(outline, cover) +
    box(
      -250,
      -330,
      34,
      660,
      linear(
        [
          [0, '#000', 0.28],
          [0.5, '#fff', 0.12],
          [1, '#000', 0.2],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    line('M-210 -330V330', shade(colour, -0.14), 4, 0.6) +
    fill(
      outline,
      linear([
        [0, '#fff', 0.14],
        [0.5, '#fff', 0],
        [1, '#000', 0.12],
      ]),
    )
  )
}

/** A turned wooden tamper along x. */
export function tamper(pen: Pen, length: number, colour: Colour): Svg {
  const w = length * 0.1
  const outline = ribbon([
    [0, 0, w],
    [length * 0.02, 0, w * 1.16],
    [length * 0.3, 0, w * 1.12],
    [length * 0.36, 0, w * 0.72],
    [length * 0.62, 0, w * 0.42],
    [length * 0.9, 0, w * 0.6],
    [length * 0.97, 0, w * 0.66],
    [length, 0, w * 0.4],
  ])
  return (
    castShadow(pen, outline, 0.7) +
    fill(outline, colour) +
    inside(outline, woodGrain(pen, [0, -w * 1.3, length, w * 2.6], colour, 9)) +
    fill(
      outline,
      linear(
        [
          [0, '#fff', 0.3],
          [0.4, '#fff', 0],
          [1, '#2a1206', 0.42],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    line(`M${length * 0.32} ${-w * 1.1}V${w * 1.1}`, shade(colour, -0.2), 5, 0.6) +
    line(`M${length * 0.05} ${-w * 0.66}H${length * 0.28}`, '#ffffff', 8, 0.35)
  )
}

/** A wooden spoon along x with one flat edge. */
export function flatSpoon(pen: Pen, length: number, colour: Colour): Svg {
  const w = length * 0.1
  const head = smooth([
    [-w * 0.2, -w * 1.05],
    [w * 1.2, -w * 1.1],
    [w * 2.6, -w * 0.5],
    [w * 3, 0],
    [w * 2.6, w * 0.55],
    [w * 1.2, w * 1],
    [-w * 0.2, w * 0.9],
    [-w * 0.42, 0],
  ])
  const handle = ribbon([
    [w * 2.4, 0, w * 0.3],
    [length * 0.5, 0, w * 0.22],
    [length * 0.9, 0, w * 0.32],
    [length, 0, w * 0.2],
  ])
  const grain = (outline: string) =>
    inside(outline, woodGrain(pen, [-w, -w * 1.3, length + w, w * 2.6], colour, 9))
  return (
    castShadow(pen, head + handle, 0.5) +
    fill(handle, turned(colour, 0.1)) +
    grain(handle) +
    fill(head, turned(colour, 0.1)) +
    grain(head) +
    place(
      `<g transform="scale(0.74 0.66)">${fill(head, shade(colour, -0.1), 0.55)}</g>`,
      w * 0.3,
      w * 0.02,
    ) +
    dot(length * 0.94, 0, w * 0.1, '#3d2820', 0.8)
  )
}

/** Three closed tins of sardines. */
export const sardineStack = (pen: Pen): Svg =>
  [0, 1, 2]
    .map((i) =>
      place(
        castShadow(pen, rounded(0, 0, 520, 320, 90), 0.7) +
          fill(rounded(0, 0, 520, 320, 90), '#e2c873') +
          fill(
            rounded(0, 0, 492, 292, 80),
            turned([tone.tomato, tone.blue, tone.mustard][i] ?? tone.blue, 0.05),
          ) +
          fill(rounded(0, 0, 420, 180, 60), tone.cream) +
          place(sardine(pen, 340), -170, 0, -4) +
          line('M-200 -112H200M-200 112H200', tone.cream, 6),
        [380, 640, 470][i] ?? 0,
        [310, 500, 740][i] ?? 0,
        [-14, 10, -5][i] ?? 0,
      ),
    )
    .join('')

/** An open tin of sardines, its lid rolled back. */
export const sardineTin = (pen: Pen): Svg =>
  tin(
    pen,
    { x: 0, y: 0, w: 480, h: 320, colour: '#d8b45a', rim: '#e6cf8c', corner: 90 },
    fill(rounded(0, 0, 460, 300, 80), '#c99a35') +
      times(4, (i) => place(sardine(pen, 400), i % 2 ? -196 : 196, -84 + i * 56, i % 2 ? 0 : 180)),
  ) +
  place(
    castShadow(pen, rounded(0, 0, 470, 90, 40), 0.5) +
      fill(rounded(0, 0, 470, 90, 40), turned('#d9c07a', 0.12)) +
      ring(0, 0, 22, '#b0914a', 8),
    0,
    -200,
  )
