import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { type Point, smooth } from '@/demo/drawings/engine/outline'
import { box, line, softLine, type Svg, times } from '@/demo/drawings/engine/svg'

/** Threads over and under, with the thicker ones linen is known by. */
function weave({ dice }: Pen, colour: Colour): Svg {
  const dark = shade(colour, -0.07)
  const light = shade(colour, 0.05)
  const pattern =
    `<pattern id="weave${colour.slice(1)}" width="6" height="6" patternUnits="userSpaceOnUse">` +
    `<path d="M0 1.5h3M3 4.5h3" stroke="${dark}" stroke-width="1.2" opacity="0.55"/>` +
    `<path d="M1.5 3v3M4.5 0v3" stroke="${light}" stroke-width="1.2" opacity="0.6"/></pattern>`
  const slub = (isAcross: boolean) => {
    const [x, y, length] = [dice.between(0, 1600), dice.between(0, 1200), dice.between(60, 340)]
    const path = isAcross ? `M${x} ${y}h${length}` : `M${x} ${y}v${length}`
    return line(path, dice.chance(0.5) ? dark : light, dice.between(1, 2.6), 0.5)
  }
  return (
    pattern +
    box(0, 0, 1600, 1200, `url(#weave${colour.slice(1)})`) +
    times(150, (i) => slub(i % 2 === 0))
  )
}

/** A linen cloth over the whole table, with a few soft folds. */
export function linen(pen: Pen, colour: Colour, folds = 3): Svg {
  const { dice } = pen
  const fold = () => {
    const x = dice.between(-100, 1500)
    const points: Point[] = [0, 1, 2, 3].map((i) => [
      x + i * 150 + dice.around(0, 60),
      -100 + i * 470,
    ])
    const beside: Point[] = points.map(([px, py]) => [px - 26, py])
    return (
      softLine(smooth(points, false), shade(colour, -0.16), 66, 0.4) +
      softLine(smooth(beside, false), shade(colour, 0.1), 48, 0.5)
    )
  }
  return box(0, 0, 1600, 1200, colour) + times(folds, fold) + weave(pen, colour)
}
