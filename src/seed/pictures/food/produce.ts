import { mix, shade, varied, type Colour } from '../engine/colour'
import type { Pen } from '../engine/hand'
import { blob, circle, ellipse, polar, ribbon, smooth, type Point } from '../engine/outline'
import { castShadow, turned } from '../engine/shading'
import { dot, fill, haze, inside, line, place, times, type Svg } from '../engine/svg'
import { dill, leaf } from './leaves'

const toText = (point: Point) => point.map((n) => n.toFixed(1)).join(' ')

/** A round fruit from above with its stalk: tomato, onion, apple, lime by colour. */
export function fruit(pen: Pen, r: number, colour: Colour, look: { stalk?: 'tomato' | 'twig' | 'none'; long?: number } = {}): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r * (look.long ?? 1), r, 0.025, 10)
  const star = times(5, (i) => place(leaf(pen, r * 0.5, r * 0.14, '#4f7a34'), 0, 0, i * 72 + dice.around(0, 12)))
  const stalks = {
    tomato: star + dot(0, 0, r * 0.06, '#6c8a3c'),
    twig: dot(0, 0, r * 0.16, shade(colour, -0.16), 0.6) + line(`M0 0q${r * 0.1} ${-r * 0.2} ${r * 0.24} ${-r * 0.3}`, '#5a3a22', r * 0.07),
    none: '',
  }
  const pores = times(46, () => dot(dice.around(0, r * 0.9), dice.around(0, r * 0.85), dice.between(0.8, 2.2), shade(colour, dice.chance(0.5) ? -0.1 : 0.12), 0.5))
  return (
    castShadow(pen, outline, 0.6) + fill(outline, turned(colour, 0.12)) +
    inside(outline, haze(circle(r * 0.5, r * 0.6, r * 0.8), shade(colour, -0.13), 0.8) + haze(circle(-r * 0.35, -r * 0.4, r * 0.55), shade(colour, 0.1), 0.9) + pores) +
    fill(ellipse(-r * 0.4, -r * 0.46, r * 0.2, r * 0.1), '#ffffff', 0.55) + stalks[look.stalk ?? 'none']
  )
}

/** A whole chilli along x. */
export function chilli(pen: Pen, length: number, colour: Colour): Svg {
  const { dice } = pen
  const bow = dice.around(0, length * 0.16)
  const at = (t: number, half: number): [number, number, number] => [length * t, bow * Math.sin(t * Math.PI), half]
  const w = length * 0.085
  const outline = ribbon([at(0, w * 0.8), at(0.15, w), at(0.5, w * 0.85), at(0.8, w * 0.5), at(1, 1.5)])
  return (
    castShadow(pen, outline, 0.25) + fill(outline, turned(colour, 0.1)) +
    line(smooth([[length * 0.1, -w * 0.4 + bow * 0.3], [length * 0.4, -w * 0.4 + bow * 0.95], [length * 0.72, -w * 0.15 + bow * 0.75]], false), '#ffffff', w * 0.26, 0.55) +
    fill(ellipse(-w * 0.1, 0, w * 0.55, w * 0.9), '#5d8a3a') + line(`M0 0q${-length * 0.1} ${-bow * 0.3} ${-length * 0.17} ${-length * 0.05}`, '#567f36', w * 0.5)
  )
}

/** A carrot along x, its green at the left when it still has it. */
export function carrot(pen: Pen, length: number, colour: Colour = '#e8792b', hasTops = true): Svg {
  const { dice } = pen
  const w = length * 0.1
  const outline = ribbon([[0, 0, w * 0.8], [length * 0.06, 0, w], [length * 0.45, 4, w * 0.72], [length * 0.8, 0, w * 0.35], [length, -5, 2]])
  const tops = hasTops ? times(6, () => place(dill(pen, length * dice.between(0.55, 0.85), '#4e8a3c'), 0, 0, 180 + dice.around(0, 46))) : dot(0, 0, w * 0.3, '#6f8a3c')
  const rings = times(12, () => {
    const x = length * dice.between(0.03, 0.75)
    const half = w * (1 - x / length) * 0.9
    return line(`M${x} ${-half * dice.next()}q${4} ${half * 0.4} 0 ${half * 0.8}`, shade(colour, -0.13), 2.6, 0.55)
  })
  return tops + castShadow(pen, outline, 0.35) + fill(outline, turned(colour, 0.09)) + rings + line(`M${length * 0.06} ${-w * 0.45}L${length * 0.6} ${-w * 0.22}`, '#ffffff', w * 0.13, 0.45)
}

/** A head of garlic from above, and loose cloves by the same look. */
export function garlic(pen: Pen, r: number): Svg {
  const paper = '#efe6dc'
  const outline = times(1, () => smooth(Array.from({ length: 16 }, (_, i): Point => polar(0, 0, r * (i % 2 ? 0.93 : 1.02), i * 22.5))))
  const cloves = times(8, (i) => {
    const [a, b] = [polar(0, 0, r * 0.14, i * 45 + 22), polar(0, 0, r * 0.94, i * 45 + 22)]
    return line(`M${toText(a)}L${toText(b)}`, '#b79fae', r * 0.035, 0.7) + line(`M${toText(polar(0, 0, r * 0.3, i * 45))}L${toText(polar(0, 0, r * 0.8, i * 45 + 4))}`, '#ffffff', r * 0.09, 0.6)
  })
  return castShadow(pen, outline, 0.5) + fill(outline, turned(paper, 0.08)) + cloves + fill(blob(pen.dice, 0, 0, r * 0.22, r * 0.2, 0.15, 7), '#d9c6a8') + dot(-2, -2, r * 0.09, '#b99a74')
}

/** One clove of garlic. */
export function clove(pen: Pen, size: number): Svg {
  const outline = `M${-size} ${size * 0.1}C${-size * 0.6} ${-size * 0.7} ${size * 0.5} ${-size * 0.7} ${size} ${-size * 0.12}C${size * 0.5} ${size * 0.5} ${-size * 0.5} ${size * 0.62} ${-size} ${size * 0.1}Z`
  return castShadow(pen, outline, 0.2) + fill(outline, turned('#f3e8d8', 0.08)) + line(`M${-size * 0.6} ${-size * 0.05}Q0 ${-size * 0.42} ${size * 0.6} ${-size * 0.14}`, '#b48ea2', size * 0.08, 0.5) + line(`M${-size * 0.4} ${-size * 0.2}Q0 ${-size * 0.42} ${size * 0.3} ${-size * 0.3}`, '#ffffff', size * 0.1, 0.7)
}

/** A knobbly root: ginger, turmeric. */
export function root(pen: Pen, size: number, colour: Colour = '#c99f63'): Svg {
  const { dice } = pen
  const knob = (x: number, y: number, rx: number, ry: number, turn: number) => {
    const outline = blob(dice, 0, 0, rx, ry, 0.09, 9)
    const rings = times(5, (i) => line(`M${-rx * 0.7 + i * rx * 0.35} ${-ry * 0.8}q${rx * 0.1} ${ry * 0.8} 0 ${ry * 1.6}`, shade(colour, -0.13), 2.4, 0.55))
    return place(castShadow(pen, outline, 0.4) + fill(outline, turned(varied(dice, colour, 0.02), 0.1)) + inside(outline, rings) + fill(ellipse(-rx * 0.2, -ry * 0.5, rx * 0.4, ry * 0.12), '#ffffff', 0.3), x, y, turn)
  }
  const cut = place(fill(ellipse(0, 0, size * 0.13, size * 0.2), '#f1d488') + line(ellipse(0, 0, size * 0.08, size * 0.13), '#d9b25c', 3, 0.8), size * 0.74, -size * 0.02, -8)
  return knob(-size * 0.55, -size * 0.3, size * 0.36, size * 0.19, 52) + knob(size * 0.1, size * 0.32, size * 0.34, size * 0.18, 70) + knob(-size * 0.3, size * 0.05, size * 0.5, size * 0.24, -6) + knob(size * 0.36, -size * 0.02, size * 0.42, size * 0.22, 4) + cut
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
    return line(smooth(points, false), mix(heart, outer, at * at), r * 0.045, 0.95) + line(smooth(points, false), mix('#fffdf0', outer, at * 0.5), r * 0.014, 0.9)
  })
  const core = `M${-r * 0.13} ${r * 0.88}C${-r * 0.08} ${r * 0.4} ${-r * 0.04} ${r * 0.2} 0 ${-r * 0.05}C${r * 0.04} ${r * 0.2} ${r * 0.08} ${r * 0.4} ${r * 0.13} ${r * 0.88}Z`
  return castShadow(pen, outline, 0.9) + fill(outline, outer) + `<g transform="scale(0.95)">${fill(outline, mix(heart, outer, 0.25))}</g>` + inside(outline, folds + fill(core, mix(heart, '#ffffff', 0.55)))
}

/** Half a lemon or lime, cut side up is `citrus`; this is the whole fruit lying down. */
export function lemon(pen: Pen, size: number, colour: Colour = '#f0c62f'): Svg {
  const { dice } = pen
  const outline = `M${-size * 1.12} 0C${-size} ${-size * 0.16} ${-size * 0.9} ${-size * 0.3} ${-size * 0.72} ${-size * 0.52}C${-size * 0.3} ${-size * 0.86} ${size * 0.36} ${-size * 0.84} ${size * 0.74} ${-size * 0.5}C${size * 0.9} ${-size * 0.3} ${size} ${-size * 0.2} ${size * 1.16} ${-size * 0.06}C${size * 1.18} ${size * 0.06} ${size * 0.96} ${size * 0.2} ${size * 0.76} ${size * 0.48}C${size * 0.4} ${size * 0.86} ${-size * 0.34} ${size * 0.86} ${-size * 0.74} ${size * 0.5}C${-size * 0.92} ${size * 0.3} ${-size} ${size * 0.14} ${-size * 1.12} 0Z`
  return castShadow(pen, outline, 0.6) + fill(outline, turned(colour, 0.11)) + inside(outline, times(80, () => dot(dice.around(0, size), dice.around(0, size * 0.8), dice.between(1, 2.6), shade(colour, dice.chance(0.6) ? -0.07 : 0.1), 0.6))) + fill(ellipse(-size * 0.3, -size * 0.46, size * 0.34, size * 0.11), '#ffffff', 0.45)
}

/** A beetroot with its stalks, around its middle. */
export function beetroot(pen: Pen, r: number, isCut = false): Svg {
  const colour = '#6d1834'
  const outline = smooth([[0, -r * 0.92], [r * 0.7, -r * 0.62], [r, r * 0.05], [r * 0.6, r * 0.7], [r * 0.1, r * 1.05], [r * 0.02, r * 1.7], [-r * 0.1, r * 1.05], [-r * 0.62, r * 0.7], [-r, r * 0.05], [-r * 0.7, -r * 0.62]])
  const stalks = times(5, (i) => line(`M${(i - 2) * r * 0.1} ${-r * 0.8}q${(i - 2) * r * 0.2} ${-r * 0.5} ${(i - 2) * r * 0.34} ${-r * (0.9 + (i % 2) * 0.3)}`, i % 2 ? '#a92a52' : '#8d1f45', r * 0.1))
  const rings = times(5, (i) => line(circle(0, 0, r * (0.84 - i * 0.16)), i % 2 ? '#9c1f4a' : '#4f0f26', r * 0.05, 0.8))
  const body = isCut
    ? castShadow(pen, circle(0, 0, r), 0.5) + dot(0, 0, r, '#5a1229') + dot(0, 0, r * 0.93, '#861a40') + rings + dot(0, 0, r * 0.1, '#b83a66') + fill(ellipse(-r * 0.3, -r * 0.42, r * 0.3, r * 0.1), '#ffffff', 0.28)
    : stalks + castShadow(pen, outline, 0.8) + fill(outline, turned(colour, 0.12)) + line(`M${-r * 0.6} ${-r * 0.3}q${r * 0.2} ${-r * 0.3} ${r * 0.5} ${-r * 0.36}`, '#ffffff', r * 0.08, 0.3)
  return body
}
