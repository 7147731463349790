import { type Colour, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { type Point, polar, smooth } from '@/demo/drawings/engine/outline'
import { pieceShadow } from '@/demo/drawings/engine/shading'
import { fill, line, place, type Svg, times } from '@/demo/drawings/engine/svg'

/** A plain leaf from the origin along x: bay, curry leaf, basil, mint by width and teeth. */
export function leaf(pen: Pen, length: number, width: number, colour: Colour, teeth = 0): Svg {
  const { dice } = pen
  const tone = varied(dice, colour, 0.04)
  const bow = dice.around(0, length * 0.08)
  const steps = teeth > 0 ? teeth * 2 : 7
  const side = (sign: number): Point[] =>
    Array.from({ length: steps }, (_, i): Point => {
      const t = (i + 1) / (steps + 1)
      const tooth = teeth > 0 && i % 2 ? 0.88 : 1
      return [
        t * length,
        sign * width * 0.5 * Math.sin(Math.PI * t ** 0.8) * tooth + bow * Math.sin(Math.PI * t),
      ]
    })
  const outline = smooth([[0, 0], ...side(-1), [length, 0], ...side(1).reverse()])
  const rib = `M${-length * 0.12} 0Q${length * 0.5} ${bow * 1.8} ${length * 0.94} 0`
  const half = smooth([[0, 0], ...side(1), [length, 0], [length * 0.5, bow]], true)
  const veins = times(4, (i) => {
    const x = length * (0.2 + i * 0.17)
    return line(
      `M${x} ${bow * 0.8}l${length * 0.11} ${-width * 0.27}M${x} ${bow * 0.8}l${length * 0.11} ${width * 0.27}`,
      shade(tone, 0.1),
      Math.max(1, length * 0.012),
      0.6,
    )
  })
  return (
    pieceShadow(pen, outline, length * 0.06) +
    fill(outline, tone) +
    fill(half, shade(tone, -0.07), 0.7) +
    veins +
    line(rib, shade(tone, 0.13), Math.max(1.4, length * 0.025), 0.9)
  )
}

/** A flat parsley or coriander leaf: three lobes, each cut again. */
export function parsley(pen: Pen, size: number, colour: Colour): Svg {
  const { dice } = pen
  const tone = varied(dice, colour, 0.05)
  const lobe = (turn: number, reach: number) => {
    const points: Point[] = [[0, 0]]
    for (let i = 0; i <= 6; i++) {
      const angle = turn - 34 + (i * 68) / 6
      points.push(polar(0, 0, reach * (i % 2 ? 0.78 : 1) * (1 - Math.abs(i - 3) * 0.09), angle))
    }
    return smooth(points)
  }
  const all = lobe(-90, size) + lobe(-168, size * 0.82) + lobe(-12, size * 0.82)
  const veins = [-90, -160, -20]
    .map((turn) => {
      const [x, y] = polar(0, 0, size * 0.62, turn)
      return `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
  return (
    pieceShadow(pen, all, size * 0.12) +
    line(
      `M0 0q${size * 0.08} ${size * 0.5} ${dice.around(0, size * 0.2)} ${size * 0.8}`,
      shade(tone, 0.04),
      size * 0.07,
    ) +
    fill(all, tone) +
    line(veins, shade(tone, 0.13), size * 0.045, 0.7)
  )
}

/** A frond of dill or fennel: threads on threads. */
export function dill(pen: Pen, length: number, colour: Colour): Svg {
  const { dice } = pen
  const tone = varied(dice, colour, 0.03)
  const bend = dice.around(0, 0.25)
  const threads = times(11, (i) => {
    const t = 0.12 + (i / 11) * 0.88
    const [x, y] = [length * t, bend * length * t * t]
    return [-1, 1]
      .map((side) => {
        const reach = length * 0.34 * (1.1 - t)
        const turn = bend * 2 * t + side * 0.75
        const [bx, by] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
        const hairs = times(4, (k) => {
          const at = 0.35 + k * 0.2
          const [hx, hy] = [x + (bx - x) * at, y + (by - y) * at]
          const hair = reach * 0.34
          return [-0.7, 0.7]
            .map((spread) =>
              line(
                `M${hx.toFixed(1)} ${hy.toFixed(1)}l${(Math.cos(turn + spread) * hair).toFixed(1)} ${(Math.sin(turn + spread) * hair).toFixed(1)}`,
                tone,
                length * 0.009,
              ),
            )
            .join('')
        })
        return (
          line(
            `M${x.toFixed(1)} ${y.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`,
            tone,
            length * 0.011,
          ) + hairs
        )
      })
      .join('')
  })
  return (
    line(`M0 0Q${length * 0.5} 0 ${length} ${bend * length}`, shade(tone, -0.03), length * 0.02) +
    threads
  )
}

/** A sprig with leaves in pairs: curry leaf, thyme, rosemary, mint by what a leaf looks like. */
export function sprig(
  pen: Pen,
  length: number,
  pairs: number,
  colour: Colour,
  look: { length: number; width: number; angle?: number; teeth?: number },
): Svg {
  const { dice } = pen
  const bend = dice.around(0, 0.12)
  const at = (t: number): Point => [length * t, bend * length * Math.sin(t * Math.PI)]
  const leaves = times(pairs, (i) => {
    const t = 0.14 + (i / pairs) * 0.84
    const [x, y] = at(t)
    const size = look.length * (1.1 - t * 0.45)
    return [-1, 1]
      .map((side) =>
        place(
          leaf(pen, size, look.width * (size / look.length), colour, look.teeth ?? 0),
          x,
          y,
          side * (look.angle ?? 52) + dice.around(0, 12),
        ),
      )
      .join('')
  })
  const [ex, ey] = at(1)
  return (
    line(
      smooth([at(0), at(0.33), at(0.66), at(1)], false),
      shade(colour, -0.06),
      Math.max(2, length * 0.014),
    ) +
    leaves +
    place(
      leaf(pen, look.length * 0.7, look.width * 0.7, colour, look.teeth ?? 0),
      ex,
      ey,
      dice.around(0, 12),
    )
  )
}

/** A bunch of mint or basil: leaves around a heart. */
export function rosette(pen: Pen, size: number, colour: Colour, teeth = 4): Svg {
  const { dice } = pen
  const outer = times(5, (i) =>
    place(
      leaf(pen, size, size * 0.58, shade(colour, -0.03), teeth),
      0,
      0,
      i * 72 + dice.around(0, 14),
    ),
  )
  const inner = times(4, (i) =>
    place(
      leaf(pen, size * 0.55, size * 0.36, shade(colour, 0.05), teeth),
      0,
      0,
      i * 90 + 30 + dice.around(0, 14),
    ),
  )
  return outer + inner
}

/** Rings cut from a spring onion, chive or leek. */
export function onionRings(
  pen: Pen,
  points: readonly Point[],
  size: number,
  colours: readonly Colour[],
): Svg {
  const { dice } = pen
  return points
    .map(([x, y]) => {
      const colour = varied(dice, dice.pick(colours), 0.04)
      const s = size * dice.between(0.7, 1.2)
      const squash = dice.between(0.62, 1)
      const round = `M${-s} 0a${s} ${s * squash} 0 1 0 ${2 * s} 0a${s} ${s * squash} 0 1 0 ${-2 * s} 0Z`
      return place(
        pieceShadow(pen, round, s * 0.3) +
          fill(round, colour) +
          `<g transform="scale(0.62)">${fill(round, shade(colour, -0.2))}</g>` +
          `<g transform="scale(0.46) translate(${s * 0.16} ${s * 0.16})">${fill(round, shade(colour, 0.12))}</g>` +
          line(
            `M${-s * 0.8} ${-s * squash * 0.3}A${s} ${s * squash} 0 0 1 ${s * 0.1} ${-s * squash * 0.9}`,
            '#ffffff',
            s * 0.14,
            0.5,
          ),
        x,
        y,
        dice.between(0, 360),
      )
    })
    .join('')
}
