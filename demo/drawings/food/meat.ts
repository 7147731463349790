import { type Colour, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, type Point, smooth } from '@/demo/drawings/engine/outline'
import { castShadow, pieceShadow, turned } from '@/demo/drawings/engine/shading'
import {
  dot,
  fill,
  haze,
  inside,
  line,
  place,
  type Outline,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'

/** A piece of meat or tofu off the grill: glaze and char. */
export function charred(pen: Pen, w: number, h: number, colour: Colour, char = 0.6): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, w, h, 0.11, 9)
  const tone = varied(dice, colour, 0.04)
  const black = times(8, () =>
    haze(
      blob(
        dice,
        dice.around(0, w),
        dice.around(0, h),
        w * dice.between(0.18, 0.46),
        h * dice.between(0.15, 0.4),
        0.3,
        8,
      ),
      '#2a120a',
      Math.min(1, char * dice.between(0.7, 1.5)),
    ),
  )
  return (
    pieceShadow(pen, outline, h * 0.2, 0.34) +
    fill(outline, shade(tone, -0.12)) +
    `<g transform="translate(${-w * 0.05} ${-h * 0.08}) scale(0.9)">${fill(outline, turned(tone, 0.07))}</g>` +
    inside(outline, black) +
    fill(ellipse(-w * 0.25, -h * 0.42, w * 0.32, h * 0.1), '#ffe9c0', 0.65) +
    dot(w * 0.3, -h * 0.2, h * 0.07, '#ffe9c0', 0.6)
  )
}

/** A skewer along x with its pieces. */
export function skewer(pen: Pen, length: number, pieces: number, colour: Colour): Svg {
  const w = (length * 0.66) / pieces
  const stick = line(`M0 0H${length}`, '#b98a4a', 9) + line(`M0 -2H${length}`, '#e6c48a', 3, 0.8)
  return (
    castShadow(pen, `M0 -5H${length}V5H0Z`, 0.3) +
    stick +
    times(pieces, (i) =>
      place(
        charred(pen, w * 0.62, w * 0.5, colour),
        length * 0.27 + i * w,
        pen.dice.around(0, 4),
        pen.dice.around(0, 14),
      ),
    )
  )
}

const scaled = (size: number, points: readonly Point[]) =>
  smooth(points.map(([x, y]): Point => [x * size, y * size]))

/** Skin out of the oven: browned in patches, pored, lit. */
function roastSkin(pen: Pen, outline: Outline, reach: number, colour: Colour): Svg {
  const { dice } = pen
  const [dark, light] = ['#7d3410', '#f3bd62']
  const marks = times(60, () => {
    const patch = blob(
      dice,
      dice.around(0, reach),
      dice.around(0, reach),
      dice.between(14, 54),
      dice.between(10, 34),
      0.3,
      8,
    )
    return haze(patch, dice.chance(0.5) ? dark : light, 0.6)
  })
  const pores = times(90, () =>
    dot(
      dice.around(0, reach),
      dice.around(0, reach),
      dice.between(1, 3),
      dice.chance(0.5) ? dark : '#ffdc96',
      0.4,
    ),
  )
  return (
    pieceShadow(pen, outline, reach * 0.09, 0.4) +
    fill(outline, turned(colour, 0.13)) +
    inside(outline, marks + pores)
  )
}

/** A leg from its hip to its bone, on one side of the bird. */
function drumstick(pen: Pen, size: number, colour: Colour, side: number): Svg {
  const meat = scaled(size, [
    [0, -0.34],
    [0.17, -0.3],
    [0.24, -0.1],
    [0.18, 0.14],
    [0.07, 0.38],
    [0.04, 0.5],
    [-0.04, 0.5],
    [-0.08, 0.36],
    [-0.18, 0.12],
    [-0.22, -0.1],
    [-0.15, -0.3],
  ])
  const bone =
    line(`M0 ${size * 0.46}V${size * 0.6}`, '#ecdcbc', size * 0.07) +
    dot(-size * 0.04, size * 0.62, size * 0.05, '#f7ecd6') +
    dot(size * 0.045, size * 0.62, size * 0.05, '#f7ecd6')
  const gleam = fill(
    scaled(size, [
      [-0.1, -0.22],
      [0.02, -0.24],
      [0.02, 0.02],
      [-0.08, 0.06],
    ]),
    '#ffe3a6',
    0.5,
  )
  return place(
    bone + roastSkin(pen, meat, size * 0.26, colour) + gleam,
    side * size * 0.37,
    size * 0.26,
    side * 36,
  )
}

function wing(pen: Pen, size: number, colour: Colour, side: number): Svg {
  const outline = scaled(size, [
    [0, -0.24],
    [0.1, -0.2],
    [0.13, 0.02],
    [0.07, 0.26],
    [-0.05, 0.28],
    [-0.12, 0.04],
    [-0.1, -0.18],
  ])
  return place(
    roastSkin(pen, outline, size * 0.17, colour),
    side * size * 0.53,
    -size * 0.2,
    side * -14,
  )
}

/** The two halves of the breast, parted and glazed. */
const breast = (size: number): Svg =>
  line(
    `M0 ${-size * 0.6}C${size * 0.03} ${-size * 0.2} ${-size * 0.03} 0 0 ${size * 0.3}`,
    '#7d3410',
    size * 0.03,
    0.6,
  ) +
  line(
    `M${-size * 0.035} ${-size * 0.5}Q${-size * 0.05} ${-size * 0.1} ${-size * 0.03} ${size * 0.2}`,
    '#ffd98c',
    size * 0.02,
    0.6,
  ) +
  [-1, 1]
    .map((side) =>
      fill(
        scaled(size, [
          [side * 0.12, -0.46],
          [side * 0.3, -0.4],
          [side * 0.38, -0.12],
          [side * 0.28, -0.2],
        ]),
        '#ffe3a6',
        0.55,
      ),
    )
    .join('')

const twine = (size: number): Svg =>
  line(
    `M${-size * 0.16} ${size * 0.66}Q0 ${size * 0.74} ${size * 0.16} ${size * 0.66}M${-size * 0.15} ${size * 0.7}Q0 ${size * 0.79} ${size * 0.15} ${size * 0.7}`,
    '#f4ead2',
    size * 0.02,
  ) +
  line(
    `M0 ${size * 0.74}q${size * 0.1} ${size * 0.06} ${size * 0.06} ${size * 0.18}M0 ${size * 0.74}q${-size * 0.1} ${size * 0.06} ${-size * 0.08} ${size * 0.16}`,
    '#f4ead2',
    size * 0.02,
  )

/** A roast chicken from above, its breast up and its legs tied at the bottom. */
export function roastChicken(pen: Pen, size: number, colour: Colour = '#c9752a'): Svg {
  const body = scaled(size, [
    [0, -0.66],
    [0.3, -0.62],
    [0.52, -0.36],
    [0.56, 0],
    [0.46, 0.34],
    [0.24, 0.56],
    [0, 0.6],
    [-0.24, 0.56],
    [-0.46, 0.34],
    [-0.56, 0],
    [-0.52, -0.36],
    [-0.3, -0.62],
  ])
  return (
    wing(pen, size, colour, -1) +
    wing(pen, size, colour, 1) +
    roastSkin(pen, body, size * 0.58, colour) +
    breast(size) +
    drumstick(pen, size, colour, -1) +
    drumstick(pen, size, colour, 1) +
    twine(size)
  )
}
