import { type Colour, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { type Point, smooth } from '@/demo/drawings/engine/outline'
import { line, type Svg, times } from '@/demo/drawings/engine/svg'

/** One strand: its dark side, its body, its light. */
function strand(pen: Pen, path: string, colour: Colour, width: number, depth: Colour): Svg {
  const { dx, dy } = pen.hand.shadow
  const turn = (width * 0.45) / Math.hypot(dx, dy)
  return (
    `<g transform="translate(${(dx * turn).toFixed(1)} ${(dy * turn).toFixed(1)})">${line(path, depth, width * 1.12, 0.45)}</g>` +
    line(path, shade(colour, -0.11), width) +
    `<g transform="translate(${(-width * 0.1).toFixed(1)} ${(-width * 0.14).toFixed(1)})">${line(path, colour, width * 0.66)}</g>` +
    `<g transform="translate(${(-width * 0.18).toFixed(1)} ${(-width * 0.24).toFixed(1)})">${line(path, shade(colour, 0.1), width * 0.2, 0.7)}</g>`
  )
}

/** Look and number of strands. */
export interface StrandLook {
  colours: readonly Colour[]
  /** The dark between the strands. */
  depth: Colour
  width: number
  count: number
}

/** Noodles lying in loops within a circle of radius `r`: bundles of strands that run together. */
export function noodles(pen: Pen, r: number, { colours, depth, width, count }: StrandLook): Svg {
  const { dice } = pen
  const bundle = () => {
    const turn = dice.between(0, Math.PI * 2)
    const off = dice.between(0, r * 0.55)
    const [cx, cy] = [Math.cos(turn) * off, Math.sin(turn) * off]
    const start = dice.between(0, Math.PI * 2)
    const sweep = dice.between(2.2, 4.6) * (dice.chance(0.5) ? 1 : -1)
    const radius = Math.min(r - off, r * dice.between(0.25, 0.85))
    const squash = dice.between(0.6, 1)
    return times(dice.int(3, 5), (i) => {
      const points: Point[] = []
      for (let step = 0; step <= 7; step++) {
        const angle = start + (sweep * step) / 7
        const at =
          Math.max(8, radius - i * width * 0.95) * (1 + Math.sin(step * 1.7 + start) * 0.06)
        points.push([cx + Math.cos(angle) * at, cy + Math.sin(angle) * at * squash])
      }
      return strand(
        pen,
        smooth(points, false),
        varied(dice, dice.pick(colours), 0.025),
        width * dice.between(0.9, 1.06),
        depth,
      )
    })
  }
  return times(Math.ceil(count / 4), bundle)
}

/** Short shreds thrown on a heap: cabbage, papaya, carrot, coconut. `curl` bends them. */
export function shreds(
  pen: Pen,
  r: number,
  look: StrandLook,
  length: number,
  curl = 0.4,
  middle: Point = [0, 0],
): Svg {
  const { dice } = pen
  return times(look.count, (i) => {
    const at = r * Math.sqrt(dice.next()) * (1 - (0.25 * i) / look.count)
    const turn = dice.between(0, Math.PI * 2)
    const [x, y] = [middle[0] + Math.cos(turn) * at, middle[1] + Math.sin(turn) * at]
    return shred(
      pen,
      x,
      y,
      dice.between(0, Math.PI * 2),
      length * dice.between(0.6, 1.2),
      curl,
      look,
    )
  })
}

/** One shred starting at (x, y) in the direction `angle` (radians). */
function shred(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  curl: number,
  look: StrandLook,
): Svg {
  const { dice } = pen
  const bend = dice.around(0, curl)
  const points: Point[] = [0, 1, 2, 3].map((step) => {
    const along = (length * step) / 3 - length / 2
    const side = bend * length * (1 - ((step - 1.5) / 1.5) ** 2) + dice.around(0, length * 0.05)
    return [
      x + Math.cos(angle) * along - Math.sin(angle) * side,
      y + Math.sin(angle) * along + Math.cos(angle) * side,
    ]
  })
  return strand(
    pen,
    smooth(points, false),
    varied(dice, dice.pick(look.colours), 0.03),
    look.width * dice.between(0.7, 1.15),
    look.depth,
  )
}
