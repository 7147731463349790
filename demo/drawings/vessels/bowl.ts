import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { arc, blob, circle } from '@/demo/drawings/engine/outline'
import { castShadow } from '@/demo/drawings/engine/shading'
import { scatter } from '@/demo/drawings/engine/spread'
import {
  dot,
  fill,
  inside,
  line,
  linear,
  place,
  ring,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'

interface BowlLook {
  x: number
  y: number
  /** Outer radius. */
  r: number
  glaze: Colour
  /** The glaze inside, when it is another. */
  well?: Colour
  /** Unglazed clay, coloured enamel or polished metal along the rim. */
  rim: Colour
  /** Fill level of the food: 0.86 leaves some wall visible. */
  full?: number
  finish?: 'stoneware' | 'enamel' | 'brass'
  /** Height of the bowl, for its shadow. */
  height?: number
}

/** Iron specks in the glaze. */
const specks = ({ dice }: Pen, r: number, colour: Colour) =>
  scatter(dice, 0, 0, r, r * 0.05, 150)
    .map(([x, y]) => dot(x, y, dice.between(0.7, 2.6), colour, dice.between(0.3, 0.8)))
    .join('')

/** Hammer marks along the wall, each with a lit and a dark side. */
const hammered = ({ dice }: Pen, r: number, colour: Colour) =>
  times(150, () => {
    const at = r * dice.between(0.8, 0.97)
    const turn = dice.between(0, Math.PI * 2)
    const [x, y] = [Math.cos(turn) * at, Math.sin(turn) * at]
    return (
      fill(blob(dice, x, y, r * 0.03, r * 0.024, 0.2, 6), shade(colour, 0.14), 0.5) +
      fill(blob(dice, x - 3, y - 3, r * 0.022, r * 0.018, 0.2, 6), shade(colour, -0.13), 0.4)
    )
  })

/** The rim's shadow on what the bowl holds: a crescent on the lit side. */
export function innerShadow({ hand }: Pen, r: number, depth: number, opacity = 0.5): Svg {
  const { dx, dy, colour } = hand.shadow
  const turn = depth / Math.hypot(dx, dy)
  const [x, y] = [dx * turn, dy * turn]
  const layers = hand.modelling === 'soft' ? 7 : 3
  const each = 1 - (1 - opacity) ** (1 / layers)
  const spread = hand.modelling === 'soft' ? depth * 0.9 : depth * 0.25
  const crescents = times(layers, (i) => {
    const width = depth * 2 + spread * ((2 * i) / (layers - 1) - 1) * 2
    return ring(x * 0.5, y * 0.5, r + depth * 0.5, colour, Math.max(2, width), each)
  })
  return inside(circle(0, 0, r), crescents)
}

/** A bowl from above. `contents` lies in a circle of `r * full` around the origin, clipped to it. */
export function bowl(pen: Pen, look: BowlLook, contents: Svg, over: Svg = ''): Svg {
  const { r, glaze, rim, full = 0.84, finish = 'stoneware', height = 1 } = look
  const well = look.well ?? glaze
  const outline = circle(0, 0, r)
  const isFlat = pen.hand.modelling === 'flat'
  const wall = linear(
    [
      [0, shade(well, -0.17)],
      [0.55, well],
      [1, shade(well, 0.07)],
    ],
    [0.14, 0.1, 0.86, 0.9],
  )
  const edge = isFlat ? r * 0.042 : r * 0.03
  const body =
    fill(outline, rim) +
    line(arc(0, 0, r - edge * 0.35, 170, 290), shade(rim, 0.16), edge * 0.5, 0.8) +
    line(arc(0, 0, r - edge * 0.3, -10, 100), shade(rim, -0.14), edge * 0.5, 0.7) +
    dot(0, 0, r - edge, glaze) +
    dot(0, 0, r - edge, wall) +
    (finish === 'brass' ? hammered(pen, r, glaze) : '') +
    (finish === 'stoneware' ? specks(pen, r - edge, shade(glaze, -0.3)) : '') +
    ring(0, 0, r * (full + 1) * 0.48, shade(well, 0.1), 2.5, 0.35) +
    line(arc(0, 0, r * 0.93, 20, 75), '#ffffff', r * 0.014, 0.45) +
    line(arc(0, 0, r * 0.93, 82, 90), '#ffffff', r * 0.014, 0.4)
  const food = r * full
  const bed =
    contents === '' ? '' : inside(circle(0, 0, food), contents) + innerShadow(pen, food, r * 0.07)
  return place(castShadow(pen, outline, height) + body + bed + over, look.x, look.y)
}

interface PlateLook {
  x: number
  y: number
  r: number
  glaze: Colour
  /** The coloured line of an enamel plate, or the clay edge of a stoneware one. */
  rim: Colour
  finish?: 'stoneware' | 'enamel' | 'brass'
  /** A second line between rim and well. */
  band?: Colour
}

/** A plate from above; what lies on it is drawn around the origin, not clipped. */
export function plate(pen: Pen, look: PlateLook, food: Svg): Svg {
  const { r, glaze, rim, band, finish = 'stoneware' } = look
  const outline = circle(0, 0, r)
  const slope = linear(
    [
      [0, shade(glaze, -0.1)],
      [0.5, glaze],
      [1, shade(glaze, 0.04)],
    ],
    [0.14, 0.1, 0.86, 0.9],
  )
  const flat = linear(
    [
      [0, shade(glaze, 0.03)],
      [1, shade(glaze, -0.06)],
    ],
    [0.14, 0.1, 0.86, 0.9],
  )
  const chips =
    finish === 'enamel'
      ? times(3, () => {
          const at = pen.dice.between(0, Math.PI * 2)
          return fill(
            blob(pen.dice, Math.cos(at) * r * 0.985, Math.sin(at) * r * 0.985, 9, 6, 0.3, 6),
            '#2b2320',
            0.85,
          )
        })
      : ''
  return place(
    castShadow(pen, outline, 0.5) +
      fill(outline, rim) +
      dot(0, 0, r * 0.955, glaze) +
      dot(0, 0, r * 0.955, slope) +
      (band ? ring(0, 0, r * 0.87, band, r * 0.018) : '') +
      ring(3, 3, r * 0.74, shade(glaze, -0.16), r * 0.02, 0.5) +
      dot(0, 0, r * 0.735, flat) +
      (finish === 'stoneware' ? specks(pen, r * 0.95, shade(glaze, -0.3)) : '') +
      (finish === 'brass' ? hammered(pen, r, glaze) : '') +
      line(arc(0, 0, r * 0.91, 200, 250), '#ffffff', r * 0.018, 0.5) +
      chips +
      food,
    look.x,
    look.y,
  )
}
