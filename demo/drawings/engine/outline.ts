import type { Dice } from '@/demo/drawings/engine/dice'
import { type Outline, round } from '@/demo/drawings/engine/svg'

/** A place on the sheet, in pixels from its top left corner or from the origin of what is drawn. */
export type Point = readonly [x: number, y: number]

/** Degrees as radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point at an angle (degrees, clockwise from the right) and distance. */
export const polar = (cx: number, cy: number, r: number, degrees: number): Point => [
  cx + r * Math.cos(radians(degrees)),
  cy + r * Math.sin(radians(degrees)),
]

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** Straight lines from point to point, closed. */
export const polygon = (points: readonly Point[]): Outline => `M${points.map(pair).join('L')}Z`

/** A smooth line through the points (Catmull-Rom as Béziers), closed or open. */
export function smooth(points: readonly Point[], isClosed = true): Outline {
  const count = points.length
  const at = (i: number): Point => {
    const index = isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))
    return points[index] ?? [0, 0]
  }
  let path = `M${pair(at(0))}`
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${pair(c1)} ${pair(c2)} ${pair(to)}`
  }
  return isClosed ? `${path}Z` : path
}

/** A circle as path data. */
export const circle = (cx: number, cy: number, r: number): Outline => ellipse(cx, cy, r, r)

/** An ellipse as path data. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): Outline =>
  `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 0 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-rx * 2)} 0Z`

/** A round thing cut or painted by hand: `wobble` is how far it strays, in parts of its radius. */
export function blob(
  dice: Dice,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0.05,
  corners = 11,
): Outline {
  const turn = dice.between(0, 360)
  const points: Point[] = []
  for (let i = 0; i < corners; i++) {
    const stray = 1 + dice.around(0, wobble)
    const [x, y] = polar(0, 0, stray, turn + (i * 360) / corners)
    points.push([cx + x * rx, cy + y * ry])
  }
  return smooth(points)
}

/** A rectangle with round corners, around the middle (cx, cy). */
export function rounded(cx: number, cy: number, w: number, h: number, r: number): Outline {
  const [x, y] = [cx - w / 2, cy - h / 2]
  const turn = (dx: number, dy: number) =>
    `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`
  return `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}${turn(r, r)}v${round(h - 2 * r)}${turn(-r, r)}h${round(2 * r - w)}${turn(-r, -r)}v${round(2 * r - h)}${turn(r, -r)}Z`
}

/** A piece of cake seen from above: from the middle, between two angles. */
export function wedge(cx: number, cy: number, r: number, from: number, to: number): Outline {
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0
  return `M${round(cx)} ${round(cy)}L${pair(polar(cx, cy, r, from))}A${round(r)} ${round(r)} 0 ${isLarge} 1 ${pair(polar(cx, cy, r, to))}Z`
}

/** Part of a circle's line between two angles. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): Outline {
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0
  return `M${pair(polar(cx, cy, r, from))}A${round(r)} ${round(r)} 0 ${isLarge} 1 ${pair(polar(cx, cy, r, to))}`
}

/** A band that swells: the points of its middle line with half its width at each. */
export function ribbon(middle: readonly (readonly [number, number, number])[]): Outline {
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach(([x, y, half], i) => {
    const before = middle[i - 1] ?? middle[i]
    const after = middle[i + 1] ?? middle[i]
    if (!before || !after) return
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    left.push([x - (dy / length) * half, y + (dx / length) * half])
    right.unshift([x + (dy / length) * half, y - (dx / length) * half])
  })
  return smooth([...left, ...right])
}
