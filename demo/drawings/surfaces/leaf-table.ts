import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { type Point, smooth } from '@/demo/drawings/engine/outline'
import { castShadow } from '@/demo/drawings/engine/shading'
import { fill, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'

/** A banana leaf around the origin, tip to the right, with split edges and combed veins. */
export function bananaLeaf(pen: Pen, length: number, width: number, colour: Colour): Svg {
  const { dice } = pen
  const half = (t: number) => width * 0.5 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.55
  const edge = (side: number): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24
      const tear = i % 6 === 3 && dice.chance(0.7) ? 0.82 : 1
      return [-length / 2 + t * length, side * half(t) * tear * dice.between(0.97, 1.02)]
    })
  const outline = smooth([...edge(-1), [length / 2 + 30, 0], ...edge(1).reverse()])
  const veins = times(74, (i) => {
    const t = i / 73
    const x = -length / 2 + t * length
    return [-1, 1]
      .map((side) =>
        line(
          `M${x} 0q${length * 0.03} ${side * half(t) * 0.4} ${length * 0.075} ${side * width * 0.52}`,
          shade(colour, i % 3 ? -0.06 : 0.07),
          dice.between(1.4, 5),
          dice.between(0.3, 0.7),
        ),
      )
      .join('')
  })
  const halfShade = `M${-length / 2} 0H${length / 2 + 30}V${width}H${-length / 2}Z`
  const rib =
    line(`M${-length / 2} 5H${length / 2}`, shade(colour, -0.16), 13, 0.6) +
    line(`M${-length / 2} 0H${length / 2 + 12}`, shade(colour, 0.2), 11) +
    line(`M${-length / 2} -3H${length / 2}`, shade(colour, 0.3), 3, 0.7)
  return (
    castShadow(pen, outline, 0.5) +
    fill(outline, colour) +
    inside(outline, fill(halfShade, shade(colour, -0.1), 0.5) + veins + rib)
  )
}

/** A table laid with banana leaves, side by side. */
export function leafTable(pen: Pen, colour: Colour, tilt = -24): Svg {
  const leaves = [-1, 0, 1, 2, 3].map((i) =>
    place(
      bananaLeaf(pen, 2500, 430, shade(colour, pen.dice.around(0, 0.04))),
      800 + pen.dice.around(0, 140),
      -60 + i * 330,
      i % 2 ? 180 : 0,
    ),
  )
  return `<rect width="1600" height="1200" fill="${shade(colour, -0.2)}"/><g transform="rotate(${tilt} 800 600)">${leaves.join('')}</g>`
}
