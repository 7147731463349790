import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, circle, ellipse } from '@/demo/drawings/engine/outline'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import { dot, fill, haze, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { leaf } from '@/demo/drawings/food/leaves'

/** A round fruit from above with its stalk: tomato, onion, apple, lime by colour. */
export function fruit(
  pen: Pen,
  r: number,
  colour: Colour,
  look: { stalk?: 'tomato' | 'twig' | 'none'; long?: number } = {},
): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r * (look.long ?? 1), r, 0.025, 10)
  const star = times(5, (i) =>
    place(leaf(pen, r * 0.5, r * 0.14, '#4f7a34'), 0, 0, i * 72 + dice.around(0, 12)),
  )
  const stalks = {
    tomato: star + dot(0, 0, r * 0.06, '#6c8a3c'),
    twig:
      dot(0, 0, r * 0.16, shade(colour, -0.16), 0.6) +
      line(`M0 0q${r * 0.1} ${-r * 0.2} ${r * 0.24} ${-r * 0.3}`, '#5a3a22', r * 0.07),
    none: '',
  }
  const pores = times(46, () =>
    dot(
      dice.around(0, r * 0.9),
      dice.around(0, r * 0.85),
      dice.between(0.8, 2.2),
      shade(colour, dice.chance(0.5) ? -0.1 : 0.12),
      0.5,
    ),
  )
  return (
    castShadow(pen, outline, 0.6) +
    fill(outline, turned(colour, 0.12)) +
    inside(
      outline,
      haze(circle(r * 0.5, r * 0.6, r * 0.8), shade(colour, -0.13), 0.8) +
        haze(circle(-r * 0.35, -r * 0.4, r * 0.55), shade(colour, 0.1), 0.9) +
        pores,
    ) +
    fill(ellipse(-r * 0.4, -r * 0.46, r * 0.2, r * 0.1), '#ffffff', 0.55) +
    stalks[look.stalk ?? 'none']
  )
}

/** Half a lemon or lime, cut side up is `citrus`; this is the whole fruit lying down. */
export function lemon(pen: Pen, size: number, colour: Colour = '#f0c62f'): Svg {
  const { dice } = pen
  const outline = `M${-size * 1.12} 0C${-size} ${-size * 0.16} ${-size * 0.9} ${-size * 0.3} ${-size * 0.72} ${-size * 0.52}C${-size * 0.3} ${-size * 0.86} ${size * 0.36} ${-size * 0.84} ${size * 0.74} ${-size * 0.5}C${size * 0.9} ${-size * 0.3} ${size} ${-size * 0.2} ${size * 1.16} ${-size * 0.06}C${size * 1.18} ${size * 0.06} ${size * 0.96} ${size * 0.2} ${size * 0.76} ${size * 0.48}C${size * 0.4} ${size * 0.86} ${-size * 0.34} ${size * 0.86} ${-size * 0.74} ${size * 0.5}C${-size * 0.92} ${size * 0.3} ${-size} ${size * 0.14} ${-size * 1.12} 0Z`
  return (
    castShadow(pen, outline, 0.6) +
    fill(outline, turned(colour, 0.11)) +
    inside(
      outline,
      times(80, () =>
        dot(
          dice.around(0, size),
          dice.around(0, size * 0.8),
          dice.between(1, 2.6),
          shade(colour, dice.chance(0.6) ? -0.07 : 0.1),
          0.6,
        ),
      ),
    ) +
    fill(ellipse(-size * 0.3, -size * 0.46, size * 0.34, size * 0.11), '#ffffff', 0.45)
  )
}
