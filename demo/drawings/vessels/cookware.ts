import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { arc, circle, rounded } from '@/demo/drawings/engine/outline'
import { castShadow } from '@/demo/drawings/engine/shading'
import { box, dot, fill, inside, line, linear, place, type Svg } from '@/demo/drawings/engine/svg'
import { woodGrain } from '@/demo/drawings/surfaces/boards'
import { innerShadow } from '@/demo/drawings/vessels/bowl'

interface PanLook {
  x: number
  y: number
  r: number
  colour: Colour
  /** The cooking surface, when it is not the colour of the outside (enamelled iron). */
  well?: Colour
  /** Direction of the handle, in degrees. */
  handle: number
  /** A skillet's long handle with a short one opposite, or two short ones. */
  handles?: 'two' | 'skillet'
}

/** A long handle with the hole it hangs by, to the right of a pan of radius `r`. */
function longHandle(pen: Pen, r: number, colour: Colour): Svg {
  const outline = `M${r * 0.9} ${-r * 0.15}C${r * 1.15} ${-r * 0.1} ${r * 1.2} ${-r * 0.075} ${r * 1.7} ${-r * 0.1}a${r * 0.1} ${r * 0.1} 0 0 1 0 ${r * 0.2}C${r * 1.2} ${r * 0.075} ${r * 1.15} ${r * 0.1} ${r * 0.9} ${r * 0.15}Z`
  return (
    castShadow(pen, outline, 0.5) +
    fill(outline, shade(colour, -0.02)) +
    line(`M${r} ${-r * 0.06}H${r * 1.15}`, shade(colour, 0.14), r * 0.02, 0.6) +
    fill(rounded(r * 1.66, 0, r * 0.12, r * 0.07, r * 0.034), '#000000', 0.45)
  )
}

function shortHandle(pen: Pen, r: number, colour: Colour): Svg {
  const outline = `M${r * 0.9} ${-r * 0.26}C${r * 1.1} ${-r * 0.26} ${r * 1.22} ${-r * 0.2} ${r * 1.22} 0S${r * 1.1} ${r * 0.26} ${r * 0.9} ${r * 0.26}Z`
  return (
    castShadow(pen, outline, 0.4) +
    fill(outline, shade(colour, -0.02)) +
    fill(rounded(r * 1.09, 0, r * 0.1, r * 0.28, r * 0.05), '#000000', 0.35)
  )
}

/** A pan from above; contents are clipped to its well. */
export function pan(pen: Pen, look: PanLook, contents: Svg): Svg {
  const { r, colour, handle, handles = 'skillet' } = look
  const well = look.well ?? shade(colour, -0.05)
  const near = handles === 'two' ? shortHandle(pen, r, colour) : longHandle(pen, r, colour)
  const outside = linear([
    [0, shade(colour, 0.12)],
    [0.5, colour],
    [1, shade(colour, -0.08)],
  ])
  const wall = linear([
    [0, shade(well, -0.12)],
    [1, shade(well, 0.08)],
  ])
  const body =
    castShadow(pen, circle(0, 0, r), 0.8) +
    place(near, 0, 0, handle) +
    place(shortHandle(pen, r, colour), 0, 0, handle + 180) +
    dot(0, 0, r, outside) +
    line(arc(0, 0, r * 0.985, 175, 285), shade(colour, 0.28), r * 0.016, 0.7) +
    dot(0, 0, r * 0.95, shade(colour, -0.1)) +
    dot(0, 0, r * 0.94, wall) +
    dot(0, 0, r * 0.86, well)
  const bed = inside(circle(0, 0, r * 0.87), contents) + innerShadow(pen, r * 0.87, r * 0.08, 0.55)
  return place(body + bed, look.x, look.y)
}

interface TinLook {
  x: number
  y: number
  w: number
  h: number
  turn?: number
  colour: Colour
  rim: Colour
  corner?: number
}

/** A rectangular dish or tin from above; contents are clipped to its well. */
export function tin(pen: Pen, look: TinLook, contents: Svg, over: Svg = ''): Svg {
  const { w, h, colour, rim, corner = 40 } = look
  const outline = rounded(0, 0, w, h, corner)
  const lip = Math.min(w, h) * 0.035
  const well = rounded(0, 0, w - lip * 5, h - lip * 5, corner * 0.75)
  const crescent = `<path d="${rounded(0, 0, w * 1.2, h * 1.2, corner)}${rounded(lip * 1.2, lip * 1.3, w - lip * 5, h - lip * 5, corner * 0.75)}" fill-rule="evenodd" fill="${pen.hand.shadow.colour}" opacity="0.42"/>`
  const tilt = look.turn ?? 0
  return place(
    castShadow(pen, outline, 0.9) +
      fill(outline, rim) +
      line(rounded(-1, -1, w - lip, h - lip, corner), shade(rim, 0.15), lip * 0.4, 0.8) +
      fill(
        rounded(0, 0, w - lip * 2, h - lip * 2, corner * 0.9),
        linear([
          [0, shade(colour, -0.14)],
          [0.5, colour],
          [1, shade(colour, 0.05)],
        ]),
      ) +
      fill(well, shade(colour, -0.04)) +
      inside(well, contents + crescent) +
      over,
    look.x,
    look.y,
    tilt,
  )
}

interface BoardLook {
  x: number
  y: number
  w: number
  h: number
  turn?: number
  colour: Colour
  corner?: number
  hasHandle?: boolean
}

/** A wooden board from above, its grain along its length; what lies on it is drawn around the origin. */
export function board(pen: Pen, look: BoardLook, food: Svg): Svg {
  const { x, y, w, h, colour, corner = 36, hasHandle = false } = look
  const slab = rounded(0, 0, w, h, corner)
  const grip = rounded(w / 2 + h * 0.16, 0, h * 0.5, h * 0.2, h * 0.09)
  const outline = hasHandle ? `${slab}${grip}` : slab
  const edge = place(fill(outline, shade(colour, -0.16)), 5, 8)
  return place(
    castShadow(pen, outline, 0.6) +
      edge +
      fill(outline, colour) +
      inside(
        outline,
        woodGrain(pen, [-w / 2, -h / 2, w + h, h], colour, 15) +
          box(
            -w / 2,
            -h / 2,
            w + h,
            h,
            linear([
              [0, '#fff', 0.12],
              [1, '#000', 0.16],
            ]),
          ),
      ) +
      (hasHandle ? dot(w / 2 + h * 0.3, 0, h * 0.045, '#1c120b', 0.75) : '') +
      food,
    x,
    y,
    look.turn ?? 0,
  )
}
