import { type Colour, mix, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { circle, polygon, wedge } from '@/demo/drawings/engine/outline'
import { box, dot, fill, inside, place, ring, type Svg, times } from '@/demo/drawings/engine/svg'

/** Colours of a painted tile: the glaze and up to three inks. */
export interface TilePaint {
  glaze: Colour
  inks: readonly [Colour, Colour, Colour]
}

const petals = (size: number, [a, b, c]: TilePaint['inks']): Svg =>
  times(4, (i) =>
    place(
      fill(
        `M0 0C${size * 0.34} ${-size * 0.06} ${size * 0.4} ${-size * 0.3} ${size * 0.42} ${-size * 0.42}C${size * 0.3} ${-size * 0.4} ${size * 0.06} ${-size * 0.34} 0 0Z`,
        a,
      ) +
        fill(
          `M${size * 0.08} ${-size * 0.08}C${size * 0.24} ${-size * 0.12} ${size * 0.3} ${-size * 0.24} ${size * 0.33} ${-size * 0.33}C${size * 0.24} ${-size * 0.3} ${size * 0.12} ${-size * 0.24} ${size * 0.08} ${-size * 0.08}Z`,
          b,
        ) +
        dot(size * 0.36, 0, size * 0.05, c),
      0,
      0,
      i * 90,
    ),
  ) + dot(0, 0, size * 0.09, c)

const quarters = (size: number, [a, b, c]: TilePaint['inks']): Svg => {
  const half = size / 2
  return times(4, (i) =>
    place(
      fill(wedge(-half, -half, half * 0.92, 0, 90), a) +
        fill(wedge(-half, -half, half * 0.66, 0, 90), b) +
        fill(wedge(-half, -half, half * 0.36, 0, 90), c),
      0,
      0,
      i * 90,
    ),
  )
}

const star = (size: number, [a, b, c]: TilePaint['inks']): Svg => {
  const points = Array.from({ length: 16 }, (_, i): [number, number] => {
    const r = (i % 2 ? 0.24 : 0.46) * size
    return [Math.cos((i * Math.PI) / 8) * r, Math.sin((i * Math.PI) / 8) * r]
  })
  return (
    fill(polygon(points), a) +
    ring(0, 0, size * 0.2, b, size * 0.05) +
    dot(0, 0, size * 0.09, c) +
    times(4, (i) => place(fill(circle(size * 0.42, size * 0.42, size * 0.1), b), 0, 0, i * 90))
  )
}

const diagonals = (size: number, [a, b, c]: TilePaint['inks']): Svg => {
  const h = size / 2
  return (
    fill(
      polygon([
        [-h, -h],
        [h, -h],
        [-h, h],
      ]),
      a,
    ) +
    fill(
      polygon([
        [-h, -h],
        [0, -h],
        [-h, 0],
      ]),
      b,
    ) +
    dot(size * 0.22, size * 0.22, size * 0.1, c)
  )
}

const motifs = { petals, quarters, star, diagonals }

/** A tiled table or wall. The motif turns from tile to tile as tilers lay them. */
export function tiles(
  { dice }: Pen,
  motif: keyof typeof motifs,
  paint: TilePaint,
  size = 200,
  tilt = 0,
): Svg {
  const half = size / 2
  const frame = polygon([
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ])
  const drawing = inside(frame, motifs[motif](size, paint.inks))
  const one = () => {
    const glaze = varied(dice, paint.glaze, 0.02)
    return (
      fill(frame, glaze) +
      drawing +
      box(-half, -half, size, size, mix(glaze, '#000000', 0.8), dice.between(0, 0.07)) +
      box(-half, -half, size, size * 0.04, '#ffffff', 0.35) +
      box(-half, half - size * 0.045, size, size * 0.045, '#00141a', 0.22) +
      box(half - size * 0.03, -half, size * 0.03, size, '#00141a', 0.16)
    )
  }
  const grout = mix(paint.glaze, paint.inks[0], 0.35)
  const rows = Math.ceil(1900 / size)
  const columns = Math.ceil(2300 / size)
  const all = times(rows * columns, (i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return place(
      one(),
      -300 + column * (size + 5),
      -300 + row * (size + 5),
      motif === 'diagonals' ? ((row + column) % 4) * 90 : 0,
    )
  })
  return box(0, 0, 1600, 1200, grout) + `<g transform="rotate(${tilt} 800 600)">${all}</g>`
}
