import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { ellipse, ribbon, rounded } from '@/demo/drawings/engine/outline'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import { fill, line, type Svg } from '@/demo/drawings/engine/svg'

/** A spoon along x, bowl at the origin. `holds` is drawn in the bowl. */
export function spoon(pen: Pen, length: number, colour: Colour, holds: Svg = ''): Svg {
  const w = length * 0.115
  const bowl = `M${-w * 1.5} 0C${-w * 1.5} ${-w * 1.1} ${w * 0.3} ${-w * 1.2} ${w * 1.3} ${-w * 0.3}L${w * 1.3} ${w * 0.3}C${w * 0.3} ${w * 1.2} ${-w * 1.5} ${w * 1.1} ${-w * 1.5} 0Z`
  const handle = ribbon([
    [w * 1.1, 0, w * 0.3],
    [w * 2.4, 0, w * 0.17],
    [length * 0.6, 0, w * 0.2],
    [length * 0.84, 0, w * 0.34],
    [length * 0.9, 0, w * 0.2],
  ])
  return (
    castShadow(pen, bowl + handle, 0.3) +
    fill(handle, turned(colour, 0.14)) +
    fill(bowl, turned(colour, 0.12)) +
    `<g transform="translate(${-w * 0.1} 0) scale(0.84)">${fill(bowl, turned(shade(colour, -0.08), -0.14))}</g>` +
    line(`M${w * 2.2} ${-w * 0.06}H${length * 0.78}`, '#ffffff', w * 0.08, 0.6) +
    holds +
    (holds === '' ? fill(ellipse(-w * 0.7, -w * 0.35, w * 0.35, w * 0.12), '#ffffff', 0.65) : '')
  )
}

/** A fork along x, tines at the left. */
export function fork(pen: Pen, length: number, colour: Colour): Svg {
  const w = length * 0.05
  const tine = (y: number) => rounded(-w * 1.1, y, w * 4.2, w * 0.42, w * 0.2)
  const neck = `M${w * 0.6} ${-w * 1.42}C${w * 2.4} ${-w * 1.4} ${w * 2.8} ${-w * 0.5} ${w * 4} ${-w * 0.35}V${w * 0.35}C${w * 2.8} ${w * 0.5} ${w * 2.4} ${w * 1.4} ${w * 0.6} ${w * 1.42}Z`
  const handle = ribbon([
    [w * 3.8, 0, w * 0.4],
    [length * 0.5, 0, w * 0.36],
    [length * 0.84, 0, w * 0.7],
    [length * 0.92, 0, w * 0.4],
  ])
  const tines = [-1.2, -0.4, 0.4, 1.2].map((y) => tine(y * w)).join('')
  return (
    castShadow(pen, tines + neck + handle, 0.3) +
    fill(handle + neck + tines, turned(colour, 0.14)) +
    line(`M${w * 4} ${-w * 0.1}H${length * 0.8}`, '#ffffff', w * 0.16, 0.55)
  )
}

/** A table knife along x, blade to the left. */
export function knife(pen: Pen, length: number, blade: Colour, handle: Colour): Svg {
  const w = length * 0.04
  const steel = `M${-length * 0.06} ${w * 0.2}C0 ${-w} ${length * 0.1} ${-w * 1.1} ${length * 0.2} ${-w * 1.1}H${length * 0.56}V${w}H${length * 0.06}C0 ${w} ${-length * 0.04} ${w * 0.8} ${-length * 0.06} ${w * 0.2}Z`
  const grip = rounded(length * 0.76, 0, length * 0.42, w * 2.1, w * 0.9)
  return (
    castShadow(pen, steel + grip, 0.3) +
    fill(steel, turned(blade, 0.12)) +
    line(`M0 ${w * 0.55}H${length * 0.55}`, '#ffffff', w * 0.3, 0.6) +
    fill(grip, turned(handle, 0.08)) +
    [0.66, 0.86].map((t) => fill(ellipse(length * t, 0, w * 0.3, w * 0.3), '#d9b774')).join('')
  )
}

/** Chopsticks along x. */
export function chopsticks(pen: Pen, length: number, colour: Colour): Svg {
  const one = (y0: number, y1: number) => {
    const stick = `M0 ${y0 - 4}L${length} ${y1 - 9}V${y1 + 9}L0 ${y0 + 4}Z`
    return (
      castShadow(pen, stick, 0.3) +
      fill(stick, colour) +
      line(`M10 ${y0 - 1}L${length} ${y1 - 4}`, shade(colour, 0.2), 3, 0.6) +
      fill(
        `M${length * 0.86} ${y1 - 8.5}H${length}V${y1 + 8.5}H${length * 0.86}Z`,
        shade(colour, 0.25),
        0.7,
      )
    )
  }
  return one(0, -34) + one(22, 30)
}
