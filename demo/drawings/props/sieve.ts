import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, rounded } from '@/demo/drawings/engine/outline'
import { castShadow, lump, turned } from '@/demo/drawings/engine/shading'
import { scatter } from '@/demo/drawings/engine/spread'
import { fill, inside, line, place, ring, type Svg, times } from '@/demo/drawings/engine/svg'

/** Kefir grains lying in a sieve of radius `r`. */
export function kefirSieve(pen: Pen, r: number): Svg {
  const { dice } = pen
  const mesh = times(34, (i) => {
    const at = -r + (i * 2 * r) / 33
    return line(`M${at} ${-r}V${r}M${-r} ${at}H${r}`, '#8f8a7e', 2, 0.55)
  })
  const grains = scatter(dice, 0, 20, r * 0.62, r * 0.12, 60).map(([x, y]) => {
    const size = r * dice.between(0.09, 0.15)
    return place(
      lump(pen, blob(dice, 0, 0, size, size * 0.86, 0.24, 8), '#fbf5e4', size, 0.35),
      x,
      y,
      dice.between(0, 360),
    )
  })
  const handle = rounded(r * 1.75, 0, r * 1.3, r * 0.16, r * 0.07)
  return (
    castShadow(pen, handle, 0.5) +
    fill(rounded(r * 1.1, 0, r * 0.4, r * 0.07, 8), '#9c978b') +
    fill(handle, turned('#a9794a', 0.12)) +
    line(`M${r * 1.2} ${-r * 0.03}H${r * 2.3}`, '#e0b98a', 6, 0.5) +
    ring(8, 12, r, '#2a221a', 14, 0.35) +
    inside(
      ellipse(0, 0, r, r),
      fill(ellipse(0, 0, r, r), '#e9e2d2', 0.5) + mesh + grains.join(''),
    ) +
    ring(0, 0, r, '#a7a296', 16) +
    ring(-2, -2, r, '#e6e2d8', 4, 0.8)
  )
}
