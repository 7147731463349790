import { type Colour, mix, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, type Point, polar, ribbon, smooth } from '@/demo/drawings/engine/outline'
import { pieceShadow, turned } from '@/demo/drawings/engine/shading'
import { fill, haze, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'

/** A cooked prawn curled around the origin. */
export function prawn(pen: Pen, size: number, colour: Colour = '#f0703c'): Svg {
  const at = (degrees: number, r: number): Point => polar(0, 0, r, degrees)
  const body = Array.from({ length: 9 }, (_, i): [number, number, number] => {
    const [x, y] = at(-170 + i * 33, size * (0.66 + 0.02 * i))
    return [x, y, size * (0.32 - i * 0.026)]
  })
  const outline = ribbon(body)
  const bands = times(7, (i) => {
    const turn = -150 + i * 33
    return line(
      `M${at(turn, size * 0.36)
        .map((n) => n.toFixed(1))
        .join(' ')}Q${at(turn + 12, size * 0.66)
        .map((n) => n.toFixed(1))
        .join(' ')} ${at(turn, size * 0.98)
        .map((n) => n.toFixed(1))
        .join(' ')}`,
      i % 2 ? shade(colour, -0.12) : '#ffd9bd',
      size * 0.055,
      0.75,
    )
  })
  const [tx, ty] = at(104, size * 0.84)
  const tail = [-34, 0, 34]
    .map((turn) =>
      place(
        fill(ellipse(size * 0.2, 0, size * 0.24, size * 0.085), shade(colour, -0.1)) +
          line(`M0 0H${size * 0.36}`, shade(colour, 0.1), 3, 0.6),
        tx,
        ty,
        175 + turn,
      ),
    )
    .join('')
  return (
    tail +
    pieceShadow(pen, outline, size * 0.14) +
    fill(outline, turned(colour, 0.1)) +
    inside(
      outline,
      line(
        smooth(
          body.map(([x, y]): Point => [x * 0.66, y * 0.66]),
          false,
        ),
        mix(colour, '#fff0df', 0.7),
        size * 0.2,
        0.75,
      ) + bands,
    ) +
    line(
      smooth([at(-150, size * 0.86), at(-100, size * 0.86), at(-50, size * 0.84)], false),
      '#ffffff',
      size * 0.06,
      0.6,
    )
  )
}

/** A flaked chunk of white fish in sauce. */
export function fishChunk(pen: Pen, size: number, tint: Colour): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, size, size * 0.66, 0.16, 6)
  const colour = mix('#fff6e6', tint, 0.2)
  const flakes = times(4, (i) => {
    const x = -size * 0.55 + i * size * 0.36
    const path = `M${x} ${-size * 0.7}q${size * 0.26} ${size * 0.35} ${size * 0.04} ${size * 0.72}t${-size * 0.06} ${size * 0.7}`
    return (
      line(path, mix(colour, tint, 0.6), size * 0.055, 0.7) +
      `<g transform="translate(${size * 0.05} 0)">${line(path, '#fffdf6', size * 0.04, 0.8)}</g>`
    )
  })
  const skin = `M${-size * 1.1} ${size * 0.3}Q0 ${size * 0.62} ${size * 1.1} ${size * 0.28}V${size}H${-size * 1.1}Z`
  return (
    pieceShadow(pen, outline, size * 0.2, 0.34) +
    fill(outline, mix(colour, tint, 0.42)) +
    `<g transform="translate(-3 -5) scale(0.92)">${fill(outline, colour)}</g>` +
    inside(
      outline,
      flakes +
        fill(skin, mix(tint, '#8a4a12', 0.25), 0.9) +
        line(
          `M${-size} ${size * 0.3}Q0 ${size * 0.62} ${size} ${size * 0.28}`,
          '#5a6a66',
          size * 0.05,
          0.6,
        ) +
        haze(blob(dice, -size * 0.5, size * 0.1, size * 0.5, size * 0.34, 0.2), tint, 0.6),
    ) +
    fill(ellipse(-size * 0.3, -size * 0.36, size * 0.24, size * 0.07), '#ffffff', 0.7)
  )
}

/** A sardine along x. */
export function sardine(pen: Pen, length: number): Svg {
  const half = length * 0.1
  const outline = ribbon([
    [0, 0, half * 0.5],
    [length * 0.12, 0, half * 0.9],
    [length * 0.45, 0, half],
    [length * 0.8, 0, half * 0.55],
    [length * 0.9, 0, half * 0.3],
  ])
  const scales = times(34, () =>
    line(
      `M${length * pen.dice.between(0.1, 0.8)} ${pen.dice.around(0, half * 0.6)}q5 4 0 8`,
      '#eef2f0',
      2,
      0.7,
    ),
  )
  return (
    pieceShadow(pen, outline, half * 0.4) +
    fill(
      `M${length * 0.86} 0L${length} ${-half}L${length * 0.95} 0L${length} ${half}Z`,
      '#7f95a0',
    ) +
    fill(outline, turned('#a9bac0', 0.12)) +
    inside(
      outline,
      fill(
        `M0 ${-half * 1.2}H${length}V${-half * 0.25}Q${length * 0.5} ${-half * 0.5} 0 ${-half * 0.2}Z`,
        '#47626f',
        0.85,
      ) + scales,
    ) +
    line(`M${length * 0.1} ${-half * 0.05}H${length * 0.75}`, '#f5f8f4', 4, 0.6)
  )
}
