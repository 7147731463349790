import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { type Point, polygon, smooth } from '@/demo/drawings/engine/outline'
import { castShadow } from '@/demo/drawings/engine/shading'
import {
  box,
  fill,
  inside,
  line,
  type Outline,
  softLine,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'

/** Two crossing sets of bands: gingham. */
export function checks(colour: Colour, cell: number, opacity = 0.62): Svg {
  const bands = (isAcross: boolean) =>
    times(Math.ceil(2600 / cell / 2), (i) => {
      const at = -600 + i * cell * 2
      return isAcross
        ? box(-600, at, 2800, cell, colour, opacity)
        : box(at, -600, cell, 2800, colour, opacity)
    })
  return bands(true) + bands(false)
}

/** Bands of given widths, again and again. */
export function stripes(
  colour: Colour,
  pattern: readonly (readonly [gap: number, width: number])[],
): Svg {
  let all = ''
  let at = -700
  while (at < 2300) {
    for (const [gap, width] of pattern) {
      all += box(at + gap, -700, width, 3000, colour, 0.85)
      at += gap + width
    }
  }
  return all
}

/** A checked tablecloth over the whole table, `tilt` degrees from level. */
export function checkedCloth(
  { dice }: Pen,
  ground: Colour,
  colour: Colour,
  cell = 80,
  tilt = -8,
): Svg {
  const threads = times(150, (i) => {
    const at = i * 8.1 + dice.around(0, 2)
    return line(`M-600 ${at * 2 - 600}h2800`, i % 2 ? '#fff' : shade(colour, -0.1), 1, 0.12)
  })
  return (
    box(0, 0, 1600, 1200, ground) +
    `<g transform="rotate(${tilt} 800 600)">${checks(colour, cell)}${threads}</g>`
  )
}

/** A folded cloth lying on the table: corners, what is woven into it, and a few creases. */
export function napkin(pen: Pen, corners: readonly Point[], ground: Colour, weave: Svg): Svg {
  const { dice } = pen
  const outline: Outline = softPolygon(pen, corners)
  const [a, b, c, d] = [corners[0], corners[1], corners[2], corners[3]]
  if (!a || !b || !c || !d) return ''
  const between = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ]
  const crease = (t: number) => {
    const path = smooth(
      [
        between(a, b, t),
        between(between(a, b, t), between(d, c, t), 0.5 + dice.around(0, 0.08)),
        between(d, c, t + dice.around(0, 0.06)),
      ],
      false,
    )
    return line(path, shade(ground, -0.25), 7, 0.28) + line(path, '#ffffff', 3, 0.35)
  }
  const hem = softLine(outline, shade(ground, -0.3), 16, 0.35)
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) * (180 / Math.PI)
  return (
    castShadow(pen, outline, 0.35) +
    fill(outline, ground) +
    inside(
      outline,
      `<g transform="translate(${a[0]} ${a[1]}) rotate(${turn})">${weave}</g>` +
        crease(0.33) +
        crease(0.68) +
        hem,
    )
  )
}

/** A polygon whose sides sag a little, as cloth does. */
function softPolygon({ dice }: Pen, corners: readonly Point[]): Outline {
  const points: Point[] = []
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner
    points.push(corner)
    for (const t of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      points.push([
        corner[0] + (next[0] - corner[0]) * t + dice.around(0, 5),
        corner[1] + (next[1] - corner[1]) * t + dice.around(0, 5),
      ])
    }
  })
  return points.length > 3 ? smooth(points) : polygon(corners)
}

/** Greaseproof paper, crumpled and smoothed out again. */
export function bakingPaper(pen: Pen, corners: readonly Point[], colour: Colour): Svg {
  const { dice } = pen
  const outline = softPolygon(pen, corners)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const creases = times(26, (i) => {
    const [x, y] = [left + dice.next() * w, top + dice.next() * h]
    const far: Point = [x + dice.around(0, 260), y + dice.around(0, 260)]
    return line(
      smooth([[x, y], [(x + far[0]) / 2 + dice.around(0, 24), (y + far[1]) / 2], far], false),
      i % 2 ? '#ffffff' : shade(colour, -0.12),
      dice.between(1.5, 3.5),
      0.5,
    )
  })
  return castShadow(pen, outline, 0.3) + fill(outline, colour) + inside(outline, creases)
}
