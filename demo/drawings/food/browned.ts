import { type Colour, mix, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, type Point } from '@/demo/drawings/engine/outline'
import { pieceShadow, turned } from '@/demo/drawings/engine/shading'
import { dot, fill, haze, inside, type Outline, type Svg, times } from '@/demo/drawings/engine/svg'

/** A pancake from above: pale edge, browned in a net. */
export function pancake(pen: Pen, r: number, colour: Colour = '#d9923f'): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.96, 0.03, 13)
  const patches = times(26, () => {
    const at = r * Math.sqrt(dice.next()) * 0.86
    const turn = dice.between(0, Math.PI * 2)
    return haze(
      blob(
        dice,
        Math.cos(turn) * at,
        Math.sin(turn) * at,
        r * dice.between(0.08, 0.28),
        r * dice.between(0.06, 0.18),
        0.3,
      ),
      shade(colour, dice.chance(0.6) ? -0.09 : 0.07),
      0.8,
    )
  })
  const pores = times(70, () =>
    dot(
      dice.around(0, r * 0.85),
      dice.around(0, r * 0.85),
      dice.between(1, 3.4),
      shade(colour, -0.15),
      0.45,
    ),
  )
  return (
    pieceShadow(pen, outline, r * 0.07, 0.36) +
    fill(outline, mix(colour, '#f4d9a0', 0.65)) +
    `<g transform="scale(0.93)">${fill(outline, shade(colour, -0.05))}</g>` +
    `<g transform="scale(0.88)">${fill(outline, turned(colour, 0.06))}</g>` +
    inside(outline, patches + pores)
  )
}

/** A browned crust in a given outline: focaccia, tortilla, pie; spots where it caught. */
export function browned(
  { dice }: Pen,
  outline: Outline,
  reach: Point,
  colour: Colour,
  spots = 60,
  dark = 0.14,
): Svg {
  const marks = times(spots, () => {
    const [x, y] = [dice.around(0, reach[0]), dice.around(0, reach[1])]
    return haze(
      blob(dice, x, y, dice.between(10, 58), dice.between(8, 36), 0.3, 8),
      shade(colour, dice.chance(0.62) ? -dark : 0.08),
      0.75,
    )
  })
  const fine = times(spots * 4, () =>
    dot(
      dice.around(0, reach[0]),
      dice.around(0, reach[1]),
      dice.between(1, 4),
      shade(colour, dice.chance(0.6) ? -dark * 1.4 : 0.1),
      0.5,
    ),
  )
  return fill(outline, turned(colour, 0.07)) + inside(outline, marks + fine)
}

/** A cube of toasted bread. */
export function crouton(pen: Pen, size: number): Svg {
  const colour = varied(pen.dice, '#d99a4a', 0.05)
  const outline = blob(pen.dice, 0, 0, size, size * 0.9, 0.1, 5)
  return (
    pieceShadow(pen, outline, size * 0.3) +
    fill(outline, shade(colour, -0.1)) +
    `<g transform="translate(-2 -3) scale(0.86)">${fill(outline, colour)}</g>` +
    times(8, () =>
      dot(
        pen.dice.around(0, size * 0.6),
        pen.dice.around(0, size * 0.6),
        pen.dice.between(1, size * 0.1),
        shade(colour, -0.16),
        0.6,
      ),
    ) +
    fill(ellipse(-size * 0.2, -size * 0.3, size * 0.3, size * 0.14), shade(colour, 0.12), 0.8)
  )
}
