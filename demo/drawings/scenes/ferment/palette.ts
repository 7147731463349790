import type { Pen } from '@/demo/drawings/engine/hand'
import { type Point, polar } from '@/demo/drawings/engine/outline'
import { dot, type Svg } from '@/demo/drawings/engine/svg'
import { flakes } from '@/demo/drawings/food/grains'
import { napkin, stripes } from '@/demo/drawings/surfaces/cloth'

/** The colours of the harbour kitchen: dark oak, linen, stoneware, moss and beetroot. */
export const tone = {
  oak: '#43322a',
  oakPale: '#a98c68',
  linen: '#e6d8bd',
  linenDark: '#6f6a60',
  slate: '#394045',
  wall: '#4b5150',
  wallPale: '#c9bfa6',
  wallMoss: '#586145',
  wallBeet: '#4a2730',
  stoneware: '#e0d5c0',
  sand: '#c7b79d',
  blueware: '#6d7c83',
  inkware: '#2b3034',
  clay: '#8a6548',
  moss: '#5f6e3c',
  dill: '#6c8445',
  beet: '#7a1f3d',
  steel: '#b9b4aa',
  brass: '#b08a4d',
} as const

/** A linen cloth with two woven stripes near its edge. */
export const towel = (
  pen: Pen,
  corners: readonly Point[],
  ground: string = tone.linen,
  stripe: string = tone.beet,
): Svg =>
  napkin(
    pen,
    corners,
    ground,
    stripes(stripe, [
      [60, 8],
      [14, 22],
      [14, 8],
      [560, 0],
    ]),
  )

/** Salt let fall: crystals with a bright side. */
export function salt(pen: Pen, r: number, count: number): Svg {
  const { dice } = pen
  let all = flakes(pen, r, count, ['#ffffff', '#f4efe4', '#d9d3c6'], 4.5)
  for (let i = 0; i < count / 4; i++) {
    const [x, y] = polar(0, 0, r * dice.next(), dice.between(0, 360))
    all += dot(x, y, 1.6, '#ffffff')
  }
  return all
}
