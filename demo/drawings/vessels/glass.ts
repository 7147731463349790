import { type Colour, mix, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { ellipse } from '@/demo/drawings/engine/outline'
import {
  dot,
  fill,
  inside,
  line,
  linear,
  type Outline,
  place,
  soft,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'

/** The long shadow of an upright thing on the table it stands on. */
export function standingShadow({ hand }: Pen, x: number, base: number, w: number, length = 1): Svg {
  const { colour, opacity } = hand.shadow
  const reach = w * 1.5 * length
  const pool = `M${x - w * 0.46} ${base}C${x + w * 0.3} ${base - w * 0.02} ${x + reach} ${base + w * 0.04} ${x + reach + w * 0.3} ${base + w * 0.16}C${x + reach} ${base + w * 0.3} ${x} ${base + w * 0.2} ${x - w * 0.46} ${base + w * 0.06}Z`
  return (
    soft(pool, colour, opacity * 0.8, hand.modelling === 'soft' ? 18 : 5) +
    soft(
      ellipse(x + w * 0.04, base + 2, w * 0.5, w * 0.035),
      colour,
      Math.min(0.9, opacity * 1.3),
      6,
    )
  )
}

interface GlassLook {
  /** Middle of the foot. */
  x: number
  base: number
  w: number
  h: number
  /** Width of the foot in parts of `w`. */
  foot?: number
  /** Fill level, 0 to 1. */
  level: number
  liquid: Colour
  /** The colour at the bottom, where the drink is deeper. */
  depth?: Colour
}

function tumbler(w: number, h: number, foot: number): Outline {
  const [t, b] = [w / 2, (w * foot) / 2]
  return `M${-t} ${-h}L${-b} ${-18}Q${-b} 0 ${-b + 18} 0H${b - 18}Q${b} 0 ${b} -18L${t} ${-h}Z`
}

/** Bubbles rising, smaller below. */
export const fizz = ({ dice }: Pen, w: number, top: number, bottom: number, count: number): Svg =>
  times(count, () => {
    const y = dice.between(top, bottom)
    const size = dice.between(1.5, 4.5) * (1.4 - 0.6 * ((y - top) / (bottom - top)))
    const x = dice.between(-w / 2, w / 2)
    return (
      dot(x, y, size, '#ffffff', 0.34) +
      dot(x - size * 0.3, y - size * 0.3, size * 0.4, '#ffffff', 0.8)
    )
  })

/** A tall glass from the side; `contents` hang around its foot's middle, y upwards negative. */
export function tallGlass(pen: Pen, look: GlassLook, contents: Svg, over: Svg = ''): Svg {
  const { w, h, foot = 0.78, level, liquid, depth = shade(look.liquid, -0.1) } = look
  const outline = tumbler(w, h, foot)
  const top = -h * level
  const half = (w / 2) * (foot + (1 - foot) * level) - 5
  const fluid = `M${-w} ${top}H${w}V20H${-w}Z`
  const surface = ellipse(0, top, half, w * 0.055)
  return place(
    standingShadow(pen, 0, 0, w * foot) +
      inside(
        outline,
        fill(outline, '#ffffff', 0.16) +
          fill(
            fluid,
            linear(
              [
                [0, liquid],
                [1, depth],
              ],
              [0, 0, 0, 1],
            ),
          ) +
          contents +
          fill(`M${w * 0.16} ${top}h${w}V0h${-w}Z`, shade(depth, -0.1), 0.22) +
          fill(
            `M${-w * 0.36} ${top + 24}h${w * 0.07}L${-w * 0.25} ${-40}h${-w * 0.05}Z`,
            '#ffffff',
            0.32,
          ),
      ) +
      fill(surface, mix(liquid, '#ffffff', 0.3)) +
      line(surface, mix(liquid, '#ffffff', 0.55), 3, 0.8) +
      over +
      fill(
        `M${(-w * foot) / 2 + 4} -26H${(w * foot) / 2 - 4}L${(w * foot) / 2 - 16} 0H${(-w * foot) / 2 + 16}Z`,
        '#ffffff',
        0.3,
      ) +
      line(outline, '#ffffff', 3.5, 0.55) +
      line(`M${-w * 0.43} ${-h + 26}L${(-w * foot) / 2 + 16} ${-70}`, '#ffffff', w * 0.03, 0.65) +
      line(`M${w * 0.44} ${-h + 40}L${w * 0.42} ${-h * 0.66}`, '#ffffff', w * 0.018, 0.6) +
      line(ellipse(0, -h, w / 2, w * 0.06), '#ffffff', 4.5, 0.8),
    look.x,
    look.base,
  )
}
