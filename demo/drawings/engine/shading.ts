import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { dot, fill, linear, type Outline, place, soft, type Svg } from '@/demo/drawings/engine/svg'

/** The shadow a big thing throws on the table; `height` 1 is a bowl's, 0.2 a cloth's. */
export function castShadow({ hand }: Pen, outline: Outline, height = 1): Svg {
  const { dx, dy, blur, colour, opacity } = hand.shadow
  const far = place(
    soft(outline, colour, opacity, Math.max(3, blur * height)),
    dx * height,
    dy * height,
  )
  const near = place(soft(outline, colour, opacity * 0.6, 5), dx * height * 0.3, dy * height * 0.35)
  return far + (height > 0.3 ? near : '')
}

/** The small hard shadow of one piece of food on another: cheap enough for hundreds. */
export function pieceShadow({ hand }: Pen, outline: Outline, depth: number, opacity = 0.28): Svg {
  const turn = depth / Math.hypot(hand.shadow.dx, hand.shadow.dy)
  const [dx, dy] = [hand.shadow.dx * turn, hand.shadow.dy * turn]
  const colour = hand.shadow.colour
  return (
    place(fill(outline, colour, opacity * 0.6), dx * 1.5, dy * 1.5) +
    place(fill(outline, colour, opacity), dx * 0.7, dy * 0.7)
  )
}

/** The paint of a rounded thing lit from above on the left. */
export const turned = (colour: Colour, contrast = 0.1) =>
  linear(
    [
      [0, shade(colour, contrast)],
      [0.5, colour],
      [1, shade(colour, -contrast * 1.2)],
    ],
    [0.15, 0, 0.85, 1],
  )

/**
 * A rounded piece of food around the origin, at most `size` from it: shadow, dark edge, lit body
 * and a glint. Soft hands turn the body, flat ones set a lighter shape into a darker one.
 */
export function lump(pen: Pen, outline: Outline, colour: Colour, size: number, gloss = 0.5): Svg {
  const lit = -size * 0.1
  const body =
    pen.hand.modelling === 'soft'
      ? fill(outline, turned(colour, 0.11))
      : fill(outline, shade(colour, -0.09)) +
        `<g transform="translate(${lit} ${lit}) scale(0.8)">${fill(outline, colour)}</g>` +
        `<g transform="translate(${lit * 2} ${lit * 2.2}) scale(0.42)">${fill(outline, shade(colour, 0.06))}</g>`
  const glint =
    gloss > 0
      ? dot(-size * 0.34, -size * 0.38, size * 0.12, '#fffdf2', gloss) +
        dot(-size * 0.14, -size * 0.52, size * 0.06, '#fffdf2', gloss * 0.8)
      : ''
  return pieceShadow(pen, outline, size * 0.22) + body + glint
}
