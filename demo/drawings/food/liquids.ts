import { type Colour, mix, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, type Point, ribbon, smooth } from '@/demo/drawings/engine/outline'
import { scatter } from '@/demo/drawings/engine/spread'
import { dot, fill, haze, line, ring, soft, type Svg, times } from '@/demo/drawings/engine/svg'

/** A soup or sauce from above: a surface with slow swirls of its own colour. */
export function broth({ dice }: Pen, r: number, colour: Colour, rough = 0.06): Svg {
  const swirls = times(22, (i) => {
    const at = r * Math.sqrt(dice.next()) * 0.9
    const turn = dice.between(0, Math.PI * 2)
    return haze(
      blob(
        dice,
        Math.cos(turn) * at,
        Math.sin(turn) * at,
        r * dice.between(0.15, 0.5),
        r * dice.between(0.08, 0.26),
        0.3,
        8,
      ),
      shade(colour, i % 2 ? rough : -rough),
      0.7,
    )
  })
  const flecks = times(90, () => {
    const at = r * Math.sqrt(dice.next())
    const turn = dice.between(0, Math.PI * 2)
    return fill(
      blob(
        dice,
        Math.cos(turn) * at,
        Math.sin(turn) * at,
        dice.between(2, 7),
        dice.between(2, 5),
        0.3,
        6,
      ),
      shade(colour, dice.chance(0.5) ? 0.1 : -0.12),
      0.5,
    )
  })
  return dot(0, 0, r, colour) + swirls + flecks
}

/** Drops of oil on a surface, each a lens with a bright edge. */
export function oil({ dice }: Pen, r: number, colour: Colour, count = 60, size = 16): Svg {
  return scatter(dice, 0, 0, r, size * 1.1, count)
    .map(([x, y]) => {
      const s = size * dice.between(0.2, 1)
      const drop = blob(dice, x, y, s, s * dice.between(0.75, 1), 0.08, 8)
      return (
        fill(drop, shade(colour, -0.12), 0.5) +
        fill(drop, colour, 0.72) +
        line(drop, shade(colour, 0.14), Math.max(1, s * 0.12), 0.7) +
        dot(x - s * 0.35, y - s * 0.4, s * 0.2, '#ffffff', 0.75)
      )
    })
    .join('')
}

/** Cream or yoghurt let fall in a spiral. */
export function swirl({ dice }: Pen, r: number, colour: Colour, turns = 2.4, width = 0.1): Svg {
  const start = dice.between(0, Math.PI * 2)
  const steps = Math.round(turns * 12)
  const points = Array.from({ length: steps }, (_, i): [number, number, number] => {
    const t = i / (steps - 1)
    const angle = start + t * turns * Math.PI * 2
    const at = r * (0.08 + 0.9 * t)
    return [
      Math.cos(angle) * at,
      Math.sin(angle) * at,
      r *
        width *
        (0.35 + Math.sin(Math.PI * Math.min(1, t * 1.08)) * 0.65) *
        dice.between(0.85, 1.15),
    ]
  })
  const path = ribbon(points)
  const light = smooth(
    points.map(([x, y, half]): Point => [x - half * 0.3, y - half * 0.4]),
    false,
  )
  return (
    fill(path, shade(colour, -0.2), 0.35) +
    `<g transform="translate(-2 -3)">${fill(path, colour)}${line(light, shade(colour, 0.06), r * width * 0.3, 0.7)}</g>`
  )
}

/** Yoghurt or labneh spread with the back of a spoon: ridges that run round. */
export function swoosh({ dice }: Pen, r: number, colour: Colour): Svg {
  const edge = blob(dice, 0, 0, r, r, 0.035, 13)
  const ridge = (i: number) => {
    const at = r * (0.9 - i * 0.115)
    const start = dice.between(0, 6.28)
    const points = Array.from({ length: 12 }, (_, k): [number, number, number] => {
      const t = k / 11
      const angle = start + t * dice.between(3.4, 3.7)
      const d = at - t * r * 0.1
      return [Math.cos(angle) * d, Math.sin(angle) * d, r * 0.032 * Math.sin(Math.PI * t) + 1]
    })
    const path = ribbon(points)
    return (
      `<g transform="translate(${r * 0.014} ${r * 0.02})">${soft(path, shade(colour, -0.2), 0.5, 5)}</g>` +
      fill(path, shade(colour, 0.05), 0.95)
    )
  }
  return fill(edge, shade(colour, -0.02)) + times(7, ridge)
}

/** Foam: bubbles packed, small on large. */
export function foam({ dice }: Pen, r: number, colour: Colour, size = 14): Svg {
  return scatter(dice, 0, 0, r, size * 0.8, 420)
    .map(([x, y]) => {
      const s = size * dice.between(0.25, 0.75)
      return (
        dot(x, y, s, mix(colour, '#ffffff', 0.25), 0.8) +
        ring(x, y, s, shade(colour, -0.14), 1.2, 0.5) +
        dot(x - s * 0.3, y - s * 0.35, s * 0.26, '#ffffff', 0.9)
      )
    })
    .join('')
}

/** Sauce in a drizzle back and forth across a circle. */
export function drizzle({ dice }: Pen, r: number, colour: Colour, width = 9, lines = 7): Svg {
  const points: Point[] = []
  for (let i = 0; i <= lines; i++) {
    const y = -r * 0.8 + (i * r * 1.6) / lines
    const half = Math.sqrt(Math.max(0, r * r - y * y)) * 0.92
    points.push([(i % 2 ? 1 : -1) * half + dice.around(0, 12), y])
  }
  const path = smooth(points, false)
  return (
    `<g transform="translate(2 4)">${line(path, '#2a1208', width, 0.25)}</g>` +
    line(path, shade(colour, -0.05), width) +
    `<g transform="translate(-1 -2)">${line(path, shade(colour, 0.08), width * 0.45, 0.8)}</g>`
  )
}

/** Soft lumps of one colour: a chunky sauce, a dal, a crumble. */
export function rubble(
  { dice }: Pen,
  r: number,
  colours: readonly Colour[],
  size: number,
  count: number,
): Svg {
  return scatter(dice, 0, 0, r, size * 0.75, count)
    .map(([x, y]) => {
      const s = size * dice.between(0.4, 0.9)
      const colour = varied(dice, dice.pick(colours), 0.04)
      const piece = blob(dice, x, y, s, s * dice.between(0.65, 0.95), 0.18, 7)
      return (
        `<g transform="translate(${(s * 0.16).toFixed(1)} ${(s * 0.22).toFixed(1)})">${fill(piece, shade(colour, -0.26), 0.5)}</g>` +
        fill(piece, shade(colour, -0.06)) +
        fill(
          blob(dice, x - s * 0.12, y - s * 0.16, s * 0.68, s * 0.55, 0.16, 7),
          shade(colour, 0.04),
        ) +
        dot(x - s * 0.3, y - s * 0.35, s * 0.11, '#ffffff', 0.4)
      )
    })
    .join('')
}
