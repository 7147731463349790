import { type Colour, mix, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { arc, blob, ellipse, type Point, polar, smooth } from '@/demo/drawings/engine/outline'
import { pieceShadow, turned } from '@/demo/drawings/engine/shading'
import { dot, fill, line, place, ring, type Svg, times } from '@/demo/drawings/engine/svg'

/** A round of citrus: peel, pith, segments with their grain. */
export function citrus(pen: Pen, r: number, peel: Colour, flesh: Colour, segments = 9): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r, 0.02, 12)
  const step = 360 / segments
  const parts = times(segments, (i) => {
    const [from, to] = [i * step + 3.2, (i + 1) * step - 3.2]
    const tip = polar(0, 0, r * 0.1, (from + to) / 2)
    const a = polar(0, 0, r * 0.78, from + 2)
    const b = polar(0, 0, r * 0.82, (from + to) / 2)
    const c = polar(0, 0, r * 0.78, to - 2)
    const near1 = polar(0, 0, r * 0.4, from)
    const near2 = polar(0, 0, r * 0.4, to)
    const segment = smooth([tip, near1, a, b, c, near2])
    const threads = times(6, () => {
      const at = dice.between(from + 4, to - 4)
      const [x1, y1] = polar(0, 0, r * dice.between(0.2, 0.45), at)
      const [x2, y2] = polar(0, 0, r * dice.between(0.55, 0.76), at)
      return line(
        `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`,
        shade(flesh, dice.chance(0.5) ? 0.1 : -0.05),
        r * 0.022,
        0.75,
      )
    })
    return fill(segment, varied(dice, flesh, 0.02)) + threads
  })
  return (
    pieceShadow(pen, outline, r * 0.12) +
    fill(outline, peel) +
    ring(0, 0, r * 0.96, shade(peel, -0.07), r * 0.05, 0.6) +
    dot(0, 0, r * 0.9, mix(peel, '#fffdf0', 0.82)) +
    parts +
    line(arc(0, 0, r * 0.7, 195, 250), '#ffffff', r * 0.05, 0.55)
  )
}

/** A wedge of citrus lying on its side. */
export function citrusWedge(pen: Pen, r: number, peel: Colour, flesh: Colour): Svg {
  const outline = `M${-r} 0C${-r * 0.7} ${r * 0.75} ${r * 0.7} ${r * 0.75} ${r} 0C${r * 0.5} ${-r * 0.26} ${-r * 0.5} ${-r * 0.26} ${-r} 0Z`
  const face = `M${-r * 0.93} 0C${-r * 0.62} ${r * 0.46} ${r * 0.62} ${r * 0.46} ${r * 0.93} 0C${r * 0.5} ${-r * 0.2} ${-r * 0.5} ${-r * 0.2} ${-r * 0.93} 0Z`
  const cut = times(5, (i) =>
    line(
      `M${-r * 0.5 + i * r * 0.25} ${-r * 0.08}L${-r * 0.6 + i * r * 0.3} ${r * 0.22}`,
      mix(flesh, '#ffffff', 0.6),
      r * 0.035,
      0.8,
    ),
  )
  return (
    pieceShadow(pen, outline, r * 0.16) +
    fill(outline, peel) +
    line(
      `M${-r * 0.8} ${r * 0.3}C${-r * 0.4} ${r * 0.6} ${r * 0.4} ${r * 0.6} ${r * 0.8} ${r * 0.3}`,
      shade(peel, -0.12),
      r * 0.06,
      0.5,
    ) +
    fill(face, mix(peel, '#fffdf0', 0.8)) +
    `<g transform="scale(0.9 0.78)">${fill(face, flesh)}</g>` +
    cut +
    line(
      `M${-r * 0.6} ${-r * 0.02}Q0 ${-r * 0.16} ${r * 0.4} ${-r * 0.1}`,
      '#ffffff',
      r * 0.05,
      0.6,
    )
  )
}

/** A half moon of apple, cut side up. */
export function appleSlice(pen: Pen, r: number, skin: Colour, flesh: Colour = '#f6e8bd'): Svg {
  const outline = `M${-r} 0C${-r * 0.8} ${r * 0.85} ${r * 0.8} ${r * 0.85} ${r} 0C${r * 0.5} ${r * 0.2} ${-r * 0.5} ${r * 0.2} ${-r} 0Z`
  return (
    pieceShadow(pen, outline, r * 0.12) +
    fill(outline, skin) +
    `<g transform="translate(0 ${-r * 0.02}) scale(0.94 0.86)">${fill(outline, turned(flesh, 0.05))}</g>`
  )
}

/** A triangle of watermelon. */
export function watermelon(pen: Pen, size: number, flesh: Colour): Svg {
  const { dice } = pen
  const tri: Point[] = [
    [0, -size * 0.62],
    [size * 0.6, size * 0.38],
    [-size * 0.6, size * 0.38],
  ]
  const edge = (t: number): Point[] => [
    [0, -size * 0.62 * t],
    [size * 0.6 * t, size * (0.38 - (1 - t) * 0.6)],
    [0, size * (0.52 - (1 - t) * 0.75)],
    [-size * 0.6 * t, size * (0.38 - (1 - t) * 0.6)],
  ]
  const cut = (t: number) => {
    const [top, right, low, left] = edge(t)
    if (!top || !right || !low || !left) return ''
    return `M${top[0]} ${-size * 0.62}L${right.join(' ')}Q${low.join(' ')} ${left.join(' ')}Z`
  }
  const pips = times(8, () => {
    const t = dice.between(0.3, 0.85)
    const x = dice.around(0, size * 0.36 * t)
    return place(
      fill(ellipse(0, 0, size * 0.022, size * 0.038), '#2a1512') +
        dot(-1.5, -2.5, 1.6, '#ffffff', 0.7),
      x,
      -size * 0.62 + t * size * 0.82,
      dice.around(0, 25),
    )
  })
  return (
    pieceShadow(pen, `M${tri.map((p) => p.join(' ')).join('L')}Z`, size * 0.08, 0.34) +
    fill(cut(1), '#1f6b3c') +
    fill(cut(0.955), '#a9d47e') +
    fill(cut(0.92), '#f7efdc') +
    fill(cut(0.875), turned(flesh, 0.05)) +
    times(26, () => {
      const t = dice.between(0.15, 0.86)
      return dot(
        dice.around(0, size * 0.42 * t),
        -size * 0.62 + t * size * 0.86,
        dice.between(1, 3.4),
        shade(flesh, 0.09),
        0.5,
      )
    }) +
    pips
  )
}
