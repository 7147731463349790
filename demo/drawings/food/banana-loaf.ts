import type { Pen } from '@/demo/drawings/engine/hand'
import { ellipse, rounded, smooth } from '@/demo/drawings/engine/outline'
import { castShadow, pieceShadow, turned } from '@/demo/drawings/engine/shading'
import { dot, fill, haze, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { crumb } from '@/demo/drawings/food/bread'
import { browned } from '@/demo/drawings/food/browned'
import { flakes } from '@/demo/drawings/food/grains'

/** Half a banana, cut side up, caught by the oven. */
const bakedBanana = (pen: Pen): Svg => {
  const outline = smooth([
    [-300, -12],
    [-250, -54],
    [-60, -34],
    [130, -44],
    [280, -14],
    [296, 10],
    [200, 40],
    [-40, 34],
    [-220, 34],
  ])
  const pips = times(15, (i) => dot(-220 + i * 32, pen.dice.around(-2, 7), 4.5, '#6a431a', 0.7))
  return (
    pieceShadow(pen, outline, 12, 0.4) +
    fill(outline, '#a8641c') +
    `<g transform="scale(0.96 0.82)">${fill(outline, turned('#f2cf7c', 0.06))}</g>` +
    line('M-240 -4Q0 -22 240 -6', '#d9a94c', 12, 0.5) +
    pips +
    haze(ellipse(-230, 0, 90, 50), '#8a4512', 0.7) +
    haze(ellipse(250, 0, 80, 50), '#8a4512', 0.7) +
    line('M-180 -26Q0 -34 160 -28', '#fff3c8', 7, 0.7)
  )
}

/** A banana loaf from above, two halves of banana baked into it. */
export const slicedLoaf = (pen: Pen): Svg => {
  const slab = rounded(0, 0, 700, 380, 70)
  const crown = browned(pen, slab, [350, 190], '#9a571f', 150, 0.13)
  return (
    castShadow(pen, slab, 1) +
    crown +
    line(rounded(0, 0, 690, 370, 66), '#6d3610', 10, 0.6) +
    line('M-300 -150H280', '#e0a455', 8, 0.5) +
    place(bakedBanana(pen), 0, -62, -2) +
    place(bakedBanana(pen), 10, 66, 178) +
    flakes(pen, 170, 34, ['#e8c27a', '#5c3212'], 7)
  )
}

/** A slice of it, lying flat. */
export const bananaSlice = (pen: Pen): Svg => {
  const outline = smooth([
    [-150, 120],
    [-156, -40],
    [-120, -124],
    [0, -150],
    [120, -124],
    [156, -40],
    [150, 120],
    [0, 132],
  ])
  return (
    castShadow(pen, outline, 0.4) +
    fill(outline, '#8f5320') +
    `<g transform="scale(0.92)">${fill(outline, turned('#dcae6a', 0.06))}${inside(outline, crumb(pen, 300, 260, '#dcae6a', 90) + flakes(pen, 140, 40, ['#7a4a22', '#5c3718'], 8))}</g>`
  )
}

/** A ripe banana from above. */
export const banana = (colour: string): Svg =>
  fill('M0 0C60 90 260 130 420 30L446 44L430 66C300 190 80 170 -20 30Z', turned(colour, 0.12)) +
  line('M10 24C100 110 260 120 420 46', '#f6dc83', 9, 0.6) +
  times(14, (i) =>
    fill(ellipse(40 + i * 27, 70 + Math.sin(i * 0.24) * 26, 7 + (i % 3) * 4, 4), '#5a3a16', 0.75),
  ) +
  fill('M420 30L452 18L458 40L440 60Z', '#4a3012')
