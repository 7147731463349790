import type { Dice } from '@/demo/drawings/engine/dice'
import { type Point, polar } from '@/demo/drawings/engine/outline'

/** Up to `count` points in a circle, none nearer to another than `gap`, middle ones last. */
export function scatter(
  dice: Dice,
  cx: number,
  cy: number,
  r: number,
  gap: number,
  count = 4000,
): Point[] {
  const points: Point[] = []
  const cells = new Map<number, Point[]>()
  const key = (x: number, y: number) => Math.floor(x / gap) * 4096 + Math.floor(y / gap)
  const isFree = (x: number, y: number) => {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const near = cells.get(key(x + dx * gap, y + dy * gap)) ?? []
        if (near.some(([px, py]) => Math.hypot(px - x, py - y) < gap)) return false
      }
    }
    return true
  }
  const tries = Math.min(count * 12, Math.ceil((r / gap) ** 2 * 26) + 40)
  for (let i = 0; i < tries && points.length < count; i++) {
    const [x, y] = polar(cx, cy, r * Math.sqrt(dice.next()), dice.between(0, 360))
    if (!isFree(x, y)) continue
    const point: Point = [x, y]
    points.push(point)
    cells.set(key(x, y), [...(cells.get(key(x, y)) ?? []), point])
  }
  return points.sort((a, b) => distance(b, cx, cy) - distance(a, cx, cy))
}

const distance = ([x, y]: Point, cx: number, cy: number) => Math.hypot(x - cx, y - cy)

/** Like `scatter`, in a rectangle. */
export function scatterBox(
  dice: Dice,
  [x, y, w, h]: readonly [number, number, number, number],
  gap: number,
  count = 4000,
): Point[] {
  const reach = Math.hypot(w, h) / 2
  const all = scatter(dice, x + w / 2, y + h / 2, reach, gap, count * 4)
  return all.filter(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h).slice(0, count)
}

/** `count` points evenly on a circle, each straying a little. */
export function around(
  dice: Dice,
  cx: number,
  cy: number,
  r: number,
  count: number,
  stray = 0,
): { x: number; y: number; degrees: number }[] {
  const turn = dice.between(0, 360)
  return Array.from({ length: count }, (_, i) => {
    const degrees = turn + (i * 360) / count + dice.around(0, stray * 20)
    const [x, y] = polar(cx, cy, r * (1 + dice.around(0, stray * 0.2)), degrees)
    return { x, y, degrees }
  })
}
