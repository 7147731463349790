import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { blob, rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { lump } from '@/demo/drawings/engine/shading'
import { around, scatter } from '@/demo/drawings/engine/spread'
import { strewn } from '@/demo/drawings/engine/strew'
import { dot, fill, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { chilli } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { fruit } from '@/demo/drawings/food/fruit'
import { flakes, rice, seeds } from '@/demo/drawings/food/grains'
import { onionRings } from '@/demo/drawings/food/leaves'
import { broth, oil, rubble, swirl } from '@/demo/drawings/food/liquids'
import { fishChunk, prawn, sardine } from '@/demo/drawings/food/seafood'
import { chilliRing } from '@/demo/drawings/food/slices'
import { coconut } from '@/demo/drawings/food/tropical'
import {
  brass,
  coriander,
  curryLeaf,
  curryLeaves,
  driedChilli,
  leafMat,
  tilePaint,
  tone,
} from '@/demo/drawings/scenes/jerumai/palette'
import { leafTable } from '@/demo/drawings/surfaces/leaf-table'
import { terrazzo } from '@/demo/drawings/surfaces/stone'
import { tiles } from '@/demo/drawings/surfaces/tiles'
import { bowl, plate } from '@/demo/drawings/vessels/bowl'

/** A cob of charred corn along x. */
export const corn = (pen: Pen, length: number): Svg => {
  const half = length * 0.13
  const kernels = times(9 * 24, (i) => {
    const [row, column] = [i % 9, Math.floor(i / 9)]
    const x = column * (length / 24) + 8
    const y = (row - 4) * half * 0.23
    const isBurnt = pen.dice.chance(0.26)
    const colour = isBurnt
      ? pen.dice.pick(['#5a2f12', '#8a4f1a'])
      : pen.dice.pick(['#f9c534', '#f5b520', '#fbd662'])
    return (
      fill(rounded(x, y, length / 25, half * 0.22, 7), colour) +
      dot(x - 4, y - half * 0.04, 3, '#fff6cf', isBurnt ? 0.2 : 0.75)
    )
  })
  return (
    fill(rounded(length / 2 + 14, 18, length, half * 2.15, half * 0.8), '#06303a', 0.4) +
    fill(rounded(length / 2, 0, length + 8, half * 2.15, half * 0.8), '#c98a1c') +
    kernels +
    line('M0 0H-80', '#e9d9a0', 34)
  )
}

/** Coconut fish curry in its bowl. */
export const fishCurry = (pen: Pen): Svg =>
  bowl(
    pen,
    { x: 0, y: 0, r: 450, ...brass, full: 0.87 },
    broth(pen, 400, '#f2ad2a', 0.06) +
      place(swirl(pen, 330, '#ffe6a8', 1.8, 0.05), 0, 0) +
      oil(pen, 370, '#e5701a', 60, 15) +
      around(pen.dice, -10, 10, 205, 6, 0.6)
        .map(({ x, y }) => place(fishChunk(pen, 112, '#f0a020'), x, y, pen.dice.around(0, 60)))
        .join('') +
      place(fishChunk(pen, 104, '#f0a020'), 10, -10, 20) +
      strewn(pen, 350, 96, 15, () => curryLeaf(pen, 84)) +
      strewn(pen, 330, 120, 10, () => chilliRing(pen, 23, tone.chilli)) +
      seeds(pen, 340, 70, ['#2a1a14', '#3d241a'], 5) +
      place(chilli(pen, 170, '#3f8a34'), -60, 180, -20),
  )

/** Coconut dal in its bowl. */
export const dal = (pen: Pen): Svg =>
  bowl(
    pen,
    {
      x: 0,
      y: 0,
      r: 440,
      glaze: tone.teal,
      well: '#17727a',
      rim: tone.mango,
      finish: 'enamel',
      full: 0.87,
    },
    broth(pen, 390, '#f3bb3c', 0.05) +
      rubble(pen, 370, ['#f6c550', '#eeb032', '#f9d272'], 17, 300) +
      fill(blob(pen.dice, 0, 0, 190, 160, 0.24, 12), '#c9661a', 0.8) +
      oil(pen, 230, '#e08a1e', 40, 17) +
      strewn(pen, 190, 84, 12, () => curryLeaf(pen, 96)) +
      seeds(pen, 220, 150, ['#241610', '#3d241a', '#a86a2a'], 6) +
      strewn(pen, 120, 130, 4, () => driedChilli(pen, 140)) +
      flakes(pen, 300, 60, ['#fffaf0'], 12),
  )

/** Charred corn soup in its bowl. */
export const cornSoup = (pen: Pen): Svg =>
  bowl(
    pen,
    { x: 0, y: 0, r: 430, glaze: tone.coconut, rim: tone.mango, finish: 'enamel', full: 0.87 },
    broth(pen, 380, '#f6d98a', 0.03) +
      place(swirl(pen, 320, '#fffaf0', 1.9, 0.06), 0, 0) +
      strewn(pen, 210, 34, 120, () =>
        lump(
          pen,
          rounded(0, 0, 38, 32, 13),
          pen.dice.chance(0.3) ? '#8a4f1a' : pen.dice.pick(['#f9c534', '#f5b520']),
          20,
          0.6,
        ),
      ) +
      oil(pen, 350, '#dd4a1a', 44, 16) +
      coriander(pen, 220, 14, 32) +
      strewn(pen, 240, 110, 8, () => chilliRing(pen, 24, tone.chilli)) +
      flakes(pen, 330, 60, ['#8a1d14', '#5a2a12'], 6),
  )

/** Tamarind prawns lying in their sauce. */
export const tamarindPrawns = (pen: Pen): Svg =>
  fill(blob(pen.dice, 0, 0, 400, 388, 0.06, 14), '#5a200c') +
  fill(blob(pen.dice, -4, -6, 384, 370, 0.06, 14), '#8f3a14') +
  oil(pen, 360, '#c9661f', 60, 13) +
  around(pen.dice, 0, 0, 268, 9, 0.1)
    .map(({ x, y, degrees }) => place(prawn(pen, 124), x, y, degrees + 100))
    .join('') +
  around(pen.dice, 0, 0, 92, 3, 0.2)
    .map(({ x, y, degrees }) => place(prawn(pen, 116, '#f07a3c'), x, y, degrees + 100))
    .join('') +
  onionRings(pen, scatter(pen.dice, 0, 0, 310, 74, 26), 16, ['#7fb24a', '#4f8a3c']) +
  seeds(pen, 320, 80, ['#fff3d2', '#241610'], 6) +
  coriander(pen, 320, 10, 26) +
  strewn(pen, 300, 120, 9, () => curryLeaf(pen, 74))

/** A mackerel in an opened banana leaf. */
const mackerel = (pen: Pen): Svg =>
  place(sardine(pen, 900), -450, 0) +
  flakes(pen, 260, 120, ['#2a1a14', '#7a2f12', '#c9661a'], 9) +
  strewn(pen, 260, 110, 10, () => curryLeaf(pen, 76))

/** Curries, dals and what swims in sauce. */
export const curries: Scenes = {
  'coconut-fish-curry': {
    light: lights.palms('fish'),
    draw: (pen) =>
      leafTable(pen, tone.leaf, -28) +
      place(fishCurry(pen), 780, 610) +
      place(coconut(pen, 190), 1400, 230) +
      place(citrusWedge(pen, 84, '#7fae2a', '#cfe07a'), 1330, 1010, 20) +
      place(citrusWedge(pen, 78, '#7fae2a', '#cfe07a'), 1180, 1110, -24) +
      place(chilli(pen, 230, tone.chilli), 120, 180, 40),
  },
  'coconut-dal': {
    light: lights.palms('dal'),
    draw: (pen) =>
      tiles(pen, 'petals', tilePaint.teal, 230, 45) +
      place(dal(pen), 850, 560) +
      place(
        bowl(
          pen,
          { x: 0, y: 0, r: 190, ...brass, full: 0.84 },
          rice(pen, 160, ['#fffaf0', '#f5ead2', '#ffffff'], 17, 460),
        ),
        170,
        990,
      ) +
      place(curryLeaves(pen, 340), 1160, 1080, -14) +
      place(driedChilli(pen, 190), 1390, 960, 50) +
      place(driedChilli(pen, 170), 1450, 880, 74),
  },
  'charred-corn-coconut-soup': {
    light: lights.palms('corn'),
    draw: (pen) =>
      tiles(pen, 'star', tilePaint.night, 240, 0) +
      place(cornSoup(pen), 700, 590) +
      place(corn(pen, 620), 980, 1010, -16) +
      place(corn(pen, 520), 1120, 250, 24) +
      place(citrusWedge(pen, 90, '#6fa52a', '#cfe07a'), 1330, 660, 40),
  },
  'tamarind-prawns': {
    light: lights.palms('prawns'),
    draw: (pen) =>
      tiles(pen, 'star', tilePaint.rose, 220, 45) +
      plate(pen, { x: 800, y: 600, r: 500, ...brass }, tamarindPrawns(pen)) +
      place(citrusWedge(pen, 92, '#6fa52a', '#cfe07a'), 1430, 260, 60) +
      place(curryLeaves(pen, 320), 120, 1060, -30) +
      place(chilli(pen, 220, tone.chilli), 1380, 1010, 30),
  },
  'banana-leaf-mackerel': {
    light: lights.palms('mackerel'),
    draw: (pen) =>
      terrazzo(pen, tone.coconut, [tone.hibiscus, tone.mango, tone.sea, tone.teal]) +
      leafMat(pen, 800, 600, -16, 1600, 820) +
      place(mackerel(pen), 790, 600, -16) +
      place(citrus(pen, 100, '#6fa52a', '#cfe07a'), 1290, 880) +
      place(citrusWedge(pen, 86, '#6fa52a', '#cfe07a'), 330, 330, 10) +
      place(fruit(pen, 70, '#b0446a'), 1400, 250),
  },
}
