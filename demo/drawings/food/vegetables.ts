import { type Colour, mix, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import {
  blob,
  circle,
  ellipse,
  type Point,
  polar,
  ribbon,
  smooth,
} from '@/demo/drawings/engine/outline'
import { castShadow, lump, turned } from '@/demo/drawings/engine/shading'
import { dot, fill, haze, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { dill } from '@/demo/drawings/food/leaves'

/** A carrot along x, its green at the left when it still has it. */
export function carrot(pen: Pen, length: number, colour: Colour = '#e8792b', hasTops = true): Svg {
  const { dice } = pen
  const w = length * 0.1
  const outline = ribbon([
    [0, 0, w * 0.8],
    [length * 0.06, 0, w],
    [length * 0.45, 4, w * 0.72],
    [length * 0.8, 0, w * 0.35],
    [length, -5, 2],
  ])
  const tops = hasTops
    ? times(6, () =>
        place(
          dill(pen, length * dice.between(0.55, 0.85), '#4e8a3c'),
          0,
          0,
          180 + dice.around(0, 46),
        ),
      )
    : dot(0, 0, w * 0.3, '#6f8a3c')
  const rings = times(12, () => {
    const x = length * dice.between(0.03, 0.75)
    const half = w * (1 - x / length) * 0.9
    return line(
      `M${x} ${-half * dice.next()}q4 ${half * 0.4} 0 ${half * 0.8}`,
      shade(colour, -0.13),
      2.6,
      0.55,
    )
  })
  return (
    tops +
    castShadow(pen, outline, 0.35) +
    fill(outline, turned(colour, 0.09)) +
    rings +
    line(`M${length * 0.06} ${-w * 0.45}L${length * 0.6} ${-w * 0.22}`, '#ffffff', w * 0.13, 0.45)
  )
}

/** Half a cabbage, its folded heart showing. */
export function cabbageHalf(pen: Pen, r: number, outer: Colour, heart: Colour): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.92, 0.03, 13)
  const folds = times(46, (i) => {
    const side = i % 2 ? 1 : -1
    const at = 0.16 + (i / 46) * 0.8
    const points: Point[] = [0, 1, 2, 3, 4].map((k) => {
      const angle = 100 - side * (k * 38 + dice.around(0, 9))
      return polar(0, r * 0.1, r * at * dice.between(0.84, 1.04), angle)
    })
    return (
      line(smooth(points, false), mix(heart, outer, at * at), r * 0.045, 0.95) +
      line(smooth(points, false), mix('#fffdf0', outer, at * 0.5), r * 0.014, 0.9)
    )
  })
  const core = `M${-r * 0.13} ${r * 0.88}C${-r * 0.08} ${r * 0.4} ${-r * 0.04} ${r * 0.2} 0 ${-r * 0.05}C${r * 0.04} ${r * 0.2} ${r * 0.08} ${r * 0.4} ${r * 0.13} ${r * 0.88}Z`
  return (
    castShadow(pen, outline, 0.9) +
    fill(outline, outer) +
    `<g transform="scale(0.95)">${fill(outline, mix(heart, outer, 0.25))}</g>` +
    inside(outline, folds + fill(core, mix(heart, '#ffffff', 0.55)))
  )
}

/** A beetroot with its stalks, around its middle. */
export function beetroot(pen: Pen, r: number, isCut = false): Svg {
  const colour = '#6d1834'
  const outline = smooth([
    [0, -r * 0.92],
    [r * 0.7, -r * 0.62],
    [r, r * 0.05],
    [r * 0.6, r * 0.7],
    [r * 0.1, r * 1.05],
    [r * 0.02, r * 1.7],
    [-r * 0.1, r * 1.05],
    [-r * 0.62, r * 0.7],
    [-r, r * 0.05],
    [-r * 0.7, -r * 0.62],
  ])
  const stalks = times(5, (i) =>
    line(
      `M${(i - 2) * r * 0.1} ${-r * 0.8}q${(i - 2) * r * 0.2} ${-r * 0.5} ${(i - 2) * r * 0.34} ${-r * (0.9 + (i % 2) * 0.3)}`,
      i % 2 ? '#a92a52' : '#8d1f45',
      r * 0.1,
    ),
  )
  const rings = times(5, (i) =>
    line(circle(0, 0, r * (0.84 - i * 0.16)), i % 2 ? '#9c1f4a' : '#4f0f26', r * 0.05, 0.8),
  )
  const body = isCut
    ? castShadow(pen, circle(0, 0, r), 0.5) +
      dot(0, 0, r, '#5a1229') +
      dot(0, 0, r * 0.93, '#861a40') +
      rings +
      dot(0, 0, r * 0.1, '#b83a66') +
      fill(ellipse(-r * 0.3, -r * 0.42, r * 0.3, r * 0.1), '#ffffff', 0.28)
    : stalks +
      castShadow(pen, outline, 0.8) +
      fill(outline, turned(colour, 0.12)) +
      line(
        `M${-r * 0.6} ${-r * 0.3}q${r * 0.2} ${-r * 0.3} ${r * 0.5} ${-r * 0.36}`,
        '#ffffff',
        r * 0.08,
        0.3,
      )
  return body
}

/** Half an aubergine along x, scored, glazed dark. */
export function aubergine(pen: Pen, length: number, glaze: Colour = '#8a4a1c'): Svg {
  const half = length * 0.19
  const body = ribbon([
    [0, 0, half * 0.35],
    [length * 0.1, 0, half * 0.62],
    [length * 0.35, 6, half * 0.8],
    [length * 0.7, 4, half],
    [length * 0.92, 0, half * 0.74],
    [length, 0, half * 0.2],
  ])
  const cuts = times(26, (i) => {
    const x = -length * 0.12 + i * length * 0.055
    return (
      line(`M${x} ${-half}l${half * 1.5} ${half * 2}`, '#4a210b', 5, 0.65) +
      line(`M${x} ${half}l${half * 1.5} ${-half * 2}`, '#4a210b', 5, 0.65) +
      line(`M${x - 3} ${-half - 2}l${half * 1.5} ${half * 2}`, '#d9a257', 2, 0.5)
    )
  })
  const shine = times(26, () =>
    place(
      fill(
        ellipse(0, 0, pen.dice.between(6, 22), pen.dice.between(3, 7)),
        '#ffdf9e',
        pen.dice.between(0.3, 0.75),
      ),
      length * pen.dice.between(0.1, 0.92),
      pen.dice.around(0, half * 0.8),
      -30,
    ),
  )
  const char = times(12, () =>
    haze(
      blob(
        pen.dice,
        length * pen.dice.between(0.05, 0.97),
        pen.dice.around(0, half),
        pen.dice.between(20, 60),
        pen.dice.between(12, 34),
        0.3,
      ),
      '#1f0c06',
      0.8,
    ),
  )
  const cap = fill(
    `M${-length * 0.1} ${-9}L${length * 0.02} ${-half * 0.4}Q${length * 0.1} ${-half * 0.5} ${length * 0.09} ${-half * 0.2}L${length * 0.12} 0L${length * 0.09} ${half * 0.2}Q${length * 0.1} ${half * 0.5} ${length * 0.02} ${half * 0.4}L${-length * 0.1} 9Z`,
    turned('#5f7a45', 0.1),
  )
  return (
    castShadow(pen, body, 0.6) +
    fill(body, '#2c1526') +
    `<g transform="translate(${length * 0.02} 0) scale(0.965 0.88)">${fill(body, turned(glaze, 0.1))}${inside(body, char + cuts + shine)}</g>` +
    cap
  )
}

/** A piece of soft vegetable or fruit, cut in dice. */
export function cube(pen: Pen, size: number, colour: Colour, gloss = 0.5): Svg {
  const { dice } = pen
  const tone = varied(dice, colour, 0.04)
  const outline = blob(dice, 0, 0, size, size * dice.between(0.75, 1), 0.1, 5)
  return lump(pen, outline, tone, size, gloss)
}
