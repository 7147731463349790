import { type Colour, mix, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse } from '@/demo/drawings/engine/outline'
import { pieceShadow } from '@/demo/drawings/engine/shading'
import { scatter } from '@/demo/drawings/engine/spread'
import { dot, fill, line, place, type Svg, times } from '@/demo/drawings/engine/svg'

/** Cooked rice heaped in a circle of radius `r` around the origin. */
export function rice(
  { dice }: Pen,
  r: number,
  colours: readonly Colour[],
  size = 13,
  count = 1500,
): Svg {
  const first = colours[0] ?? '#ffffff'
  const grain = () => {
    const at = r * Math.sqrt(dice.next())
    const turn = dice.between(0, Math.PI * 2)
    const [x, y, tilt] = [Math.cos(turn) * at, Math.sin(turn) * at, dice.between(0, Math.PI)]
    const long = size * dice.between(0.8, 1.2)
    const [dx, dy] = [Math.cos(tilt) * long, Math.sin(tilt) * long]
    const colour = varied(dice, dice.pick(colours), 0.035)
    const path = (ox: number, oy: number) =>
      `M${(x - dx / 2 + ox).toFixed(1)} ${(y - dy / 2 + oy).toFixed(1)}q${(dx / 2 - dy * 0.12).toFixed(1)} ${(dy / 2 + dx * 0.12).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`
    return (
      line(path(1.5, 2.5), shade(first, -0.3), size * 0.46, 0.4) +
      line(path(0, 0), colour, size * 0.44) +
      line(path(-1, -1.4), shade(colour, 0.09), size * 0.14, 0.8)
    )
  }
  return dot(0, 0, r, mix(shade(first, -0.12), '#c9a86a', 0.25)) + times(count, grain)
}

/** Seeds strewn in a circle: sesame, cumin, pips. */
export function seeds(
  { dice }: Pen,
  r: number,
  count: number,
  colours: readonly Colour[],
  size = 6,
): Svg {
  return times(count, () => {
    const at = r * Math.sqrt(dice.next())
    const turn = dice.between(0, Math.PI * 2)
    const colour = dice.pick(colours)
    return place(
      fill(ellipse(1.5, 2, size, size * 0.58), '#1c0d08', 0.35) +
        fill(ellipse(0, 0, size, size * 0.58), colour) +
        fill(ellipse(-size * 0.2, -size * 0.18, size * 0.5, size * 0.2), shade(colour, 0.14), 0.8),
      Math.cos(turn) * at,
      Math.sin(turn) * at,
      dice.between(0, 180),
    )
  })
}

/** Flakes and crumbs: angular bits of any colour. */
export function flakes(
  { dice }: Pen,
  r: number,
  count: number,
  colours: readonly Colour[],
  size = 6,
): Svg {
  return times(count, () => {
    const at = r * Math.sqrt(dice.next())
    const turn = dice.between(0, Math.PI * 2)
    const [x, y] = [Math.cos(turn) * at, Math.sin(turn) * at]
    const w = size * dice.between(0.5, 1.3)
    return fill(
      blob(dice, x, y, w, w * dice.between(0.4, 0.9), 0.4, 5),
      varied(dice, dice.pick(colours), 0.05),
      dice.between(0.75, 1),
    )
  })
}

interface RoundLook {
  colour: Colour
  size: number
  /** Length over width. */
  long?: number
  gloss?: number
  /** A bean's eye or a chickpea's beak. */
  mark?: 'eye' | 'beak'
}

/** One bean, chickpea, pea or berry around the origin. */
export function bean(pen: Pen, look: RoundLook): Svg {
  const { dice } = pen
  const { size, long = 1.5, gloss = 0.6 } = look
  const colour = varied(dice, look.colour, 0.035)
  const [a, b] = [size * Math.sqrt(long), size / Math.sqrt(long)]
  const outline =
    long > 1.25
      ? `M${-a} 0C${-a} ${-b * 1.25} ${a} ${-b * 1.25} ${a} 0C${a} ${b} ${a * 0.4} ${b} 0 ${b * 0.72}C${-a * 0.4} ${b} ${-a} ${b} ${-a} 0Z`
      : blob(dice, 0, 0, a, b, 0.06, 8)
  const marks = {
    eye: fill(ellipse(0, b * 0.45, a * 0.2, b * 0.14), shade(colour, -0.25), 0.6),
    beak: line(
      `M${-a * 0.1} ${b * 0.1}q${a * 0.4} ${-b * 0.1} ${a * 0.5} ${b * 0.5}`,
      shade(colour, -0.18),
      size * 0.12,
      0.7,
    ),
  }
  return (
    pieceShadow(pen, outline, size * 0.35) +
    fill(outline, shade(colour, -0.1)) +
    `<g transform="translate(${-size * 0.1} ${-size * 0.12}) scale(0.82)">${fill(outline, colour)}</g>` +
    (look.mark ? marks[look.mark] : '') +
    fill(ellipse(-a * 0.35, -b * 0.42, a * 0.26, b * 0.14), '#fffdf0', gloss)
  )
}

/** Many of them in a circle around the origin. */
export function beans(pen: Pen, r: number, gap: number, look: RoundLook, count?: number): Svg {
  return scatter(pen.dice, 0, 0, r, gap, count)
    .map(([x, y]) =>
      place(bean(pen, look), x, y, pen.dice.between(0, 360), pen.dice.between(0.88, 1.1)),
    )
    .join('')
}
