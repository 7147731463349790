import { type Colour, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, type Point, polar, ribbon, smooth } from '@/demo/drawings/engine/outline'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import { dot, fill, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'

const toText = (point: Point) => point.map((n) => n.toFixed(1)).join(' ')

/** A whole chilli along x. */
export function chilli(pen: Pen, length: number, colour: Colour): Svg {
  const { dice } = pen
  const bow = dice.around(0, length * 0.16)
  const at = (t: number, half: number): [number, number, number] => [
    length * t,
    bow * Math.sin(t * Math.PI),
    half,
  ]
  const w = length * 0.085
  const outline = ribbon([
    at(0, w * 0.8),
    at(0.15, w),
    at(0.5, w * 0.85),
    at(0.8, w * 0.5),
    at(1, 1.5),
  ])
  return (
    castShadow(pen, outline, 0.25) +
    fill(outline, turned(colour, 0.1)) +
    line(
      smooth(
        [
          [length * 0.1, -w * 0.4 + bow * 0.3],
          [length * 0.4, -w * 0.4 + bow * 0.95],
          [length * 0.72, -w * 0.15 + bow * 0.75],
        ],
        false,
      ),
      '#ffffff',
      w * 0.26,
      0.55,
    ) +
    fill(ellipse(-w * 0.1, 0, w * 0.55, w * 0.9), '#5d8a3a') +
    line(
      `M0 0q${-length * 0.1} ${-bow * 0.3} ${-length * 0.17} ${-length * 0.05}`,
      '#567f36',
      w * 0.5,
    )
  )
}

/** A head of garlic from above, and loose cloves by the same look. */
export function garlic(pen: Pen, r: number): Svg {
  const paper = '#efe6dc'
  const outline = times(1, () =>
    smooth(
      Array.from({ length: 16 }, (_, i): Point => polar(0, 0, r * (i % 2 ? 0.93 : 1.02), i * 22.5)),
    ),
  )
  const cloves = times(8, (i) => {
    const [a, b] = [polar(0, 0, r * 0.14, i * 45 + 22), polar(0, 0, r * 0.94, i * 45 + 22)]
    return (
      line(`M${toText(a)}L${toText(b)}`, '#b79fae', r * 0.035, 0.7) +
      line(
        `M${toText(polar(0, 0, r * 0.3, i * 45))}L${toText(polar(0, 0, r * 0.8, i * 45 + 4))}`,
        '#ffffff',
        r * 0.09,
        0.6,
      )
    )
  })
  return (
    castShadow(pen, outline, 0.5) +
    fill(outline, turned(paper, 0.08)) +
    cloves +
    fill(blob(pen.dice, 0, 0, r * 0.22, r * 0.2, 0.15, 7), '#d9c6a8') +
    dot(-2, -2, r * 0.09, '#b99a74')
  )
}

/** One clove of garlic. */
export function clove(pen: Pen, size: number): Svg {
  const outline = `M${-size} ${size * 0.1}C${-size * 0.6} ${-size * 0.7} ${size * 0.5} ${-size * 0.7} ${size} ${-size * 0.12}C${size * 0.5} ${size * 0.5} ${-size * 0.5} ${size * 0.62} ${-size} ${size * 0.1}Z`
  return (
    castShadow(pen, outline, 0.2) +
    fill(outline, turned('#f3e8d8', 0.08)) +
    line(
      `M${-size * 0.6} ${-size * 0.05}Q0 ${-size * 0.42} ${size * 0.6} ${-size * 0.14}`,
      '#b48ea2',
      size * 0.08,
      0.5,
    ) +
    line(
      `M${-size * 0.4} ${-size * 0.2}Q0 ${-size * 0.42} ${size * 0.3} ${-size * 0.3}`,
      '#ffffff',
      size * 0.1,
      0.7,
    )
  )
}

/** A knobbly root: ginger, turmeric. */
export function root(pen: Pen, size: number, colour: Colour = '#c99f63'): Svg {
  const { dice } = pen
  const knob = (x: number, y: number, rx: number, ry: number, turn: number) => {
    const outline = blob(dice, 0, 0, rx, ry, 0.09, 9)
    const rings = times(5, (i) =>
      line(
        `M${-rx * 0.7 + i * rx * 0.35} ${-ry * 0.8}q${rx * 0.1} ${ry * 0.8} 0 ${ry * 1.6}`,
        shade(colour, -0.13),
        2.4,
        0.55,
      ),
    )
    return place(
      castShadow(pen, outline, 0.4) +
        fill(outline, turned(varied(dice, colour, 0.02), 0.1)) +
        inside(outline, rings) +
        fill(ellipse(-rx * 0.2, -ry * 0.5, rx * 0.4, ry * 0.12), '#ffffff', 0.3),
      x,
      y,
      turn,
    )
  }
  const cut = place(
    fill(ellipse(0, 0, size * 0.13, size * 0.2), '#f1d488') +
      line(ellipse(0, 0, size * 0.08, size * 0.13), '#d9b25c', 3, 0.8),
    size * 0.74,
    -size * 0.02,
    -8,
  )
  return (
    knob(-size * 0.55, -size * 0.3, size * 0.36, size * 0.19, 52) +
    knob(size * 0.1, size * 0.32, size * 0.34, size * 0.18, 70) +
    knob(-size * 0.3, size * 0.05, size * 0.5, size * 0.24, -6) +
    knob(size * 0.36, -size * 0.02, size * 0.42, size * 0.22, 4) +
    cut
  )
}
