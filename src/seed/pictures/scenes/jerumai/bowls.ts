import { lights } from '../../engine/light'
import type { Pen } from '../../engine/hand'
import { blob, rounded } from '../../engine/outline'
import type { Scenes } from '../../engine/scene'
import { lump } from '../../engine/shading'
import { around, scatter } from '../../engine/spread'
import { dot, fill, line, place, times, type Svg } from '../../engine/svg'
import { bean, flakes, rice, seeds } from '../../food/grains'
import { leaf, onionRings, parsley, rosette } from '../../food/leaves'
import { broth, oil, rubble, swirl, swoosh } from '../../food/liquids'
import { chilli, fruit, root } from '../../food/produce'
import { charred, cube, fishChunk } from '../../food/savoury'
import { chilliRing, citrus, citrusWedge, cucumber, onionRound } from '../../food/slices'
import { coconut, hibiscus, mango, mangoHedgehog, pineapple } from '../../food/tropical'
import { spoon } from '../../props/cutlery'
import { leafTable } from '../../surfaces/leaf-table'
import { stone, terrazzo } from '../../surfaces/stone'
import { tiles } from '../../surfaces/tiles'
import { bowl, plate } from '../../vessels/bowl'
import { brass, curryLeaf, curryLeaves, leafMat, tilePaint, tone } from './palette'

const strewn = (pen: Pen, r: number, gap: number, count: number, draw: () => Svg): Svg =>
  scatter(pen.dice, 0, 0, r, gap, count).map(([x, y]) => place(draw(), x, y, pen.dice.between(0, 360))).join('')

const coriander = (pen: Pen, r: number, count: number, size = 25): Svg => strewn(pen, r, size * 2, count, () => parsley(pen, size, '#2f8a3c'))

const driedChilli = (pen: Pen, length: number): Svg => chilli(pen, length, '#8f1a14')

/** A cob of charred corn along x. */
export const corn = (pen: Pen, length: number): Svg => {
  const half = length * 0.13
  const kernels = times(9 * 24, (i) => {
    const [row, column] = [i % 9, Math.floor(i / 9)]
    const x = column * (length / 24) + 8
    const y = (row - 4) * half * 0.23
    const isBurnt = pen.dice.chance(0.26)
    const colour = isBurnt ? pen.dice.pick(['#5a2f12', '#8a4f1a']) : pen.dice.pick(['#f9c534', '#f5b520', '#fbd662'])
    return fill(rounded(x, y, length / 25, half * 0.22, 7), colour) + dot(x - 4, y - half * 0.04, 3, '#fff6cf', isBurnt ? 0.2 : 0.75)
  })
  return fill(rounded(length / 2 + 14, 18, length, half * 2.15, half * 0.8), '#06303a', 0.4) + fill(rounded(length / 2, 0, length + 8, half * 2.15, half * 0.8), '#c98a1c') + kernels + line('M0 0H-80', '#e9d9a0', 34)
}

/** Coconut fish curry in its bowl. */
export const fishCurry = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 450, ...brass, full: 0.87 },
        broth(pen, 400, '#f2ad2a', 0.06) + place(swirl(pen, 330, '#ffe6a8', 1.8, 0.05), 0, 0) + oil(pen, 370, '#e5701a', 60, 15) +
          around(pen.dice, -10, 10, 205, 6, 0.6).map(({ x, y }) => place(fishChunk(pen, 112, '#f0a020'), x, y, pen.dice.around(0, 60))).join('') + place(fishChunk(pen, 104, '#f0a020'), 10, -10, 20) +
          strewn(pen, 350, 96, 15, () => curryLeaf(pen, 84)) + strewn(pen, 330, 120, 10, () => chilliRing(pen, 23, tone.chilli)) + seeds(pen, 340, 70, ['#2a1a14', '#3d241a'], 5) + place(chilli(pen, 170, '#3f8a34'), -60, 180, -20))

/** Coconut dal in its bowl. */
export const dal = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 440, ...brass, full: 0.87 },
        broth(pen, 390, '#f3bb3c', 0.05) + rubble(pen, 370, ['#f6c550', '#eeb032', '#f9d272'], 17, 300) + fill(blob(pen.dice, 0, 0, 190, 160, 0.24, 12), '#c9661a', 0.8) + oil(pen, 230, '#e08a1e', 40, 17) + strewn(pen, 190, 84, 12, () => curryLeaf(pen, 96)) + seeds(pen, 220, 150, ['#241610', '#3d241a', '#a86a2a'], 6) + strewn(pen, 120, 130, 4, () => driedChilli(pen, 140)) + flakes(pen, 300, 60, ['#fffaf0'], 12))

/** Raita in its bowl. */
export const raita = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 410, glaze: tone.coconut, rim: tone.hibiscus, finish: 'enamel', full: 0.87 },
        dot(0, 0, 360, '#f3eee0') + swoosh(pen, 350, '#fbf8ee') + around(pen.dice, -60, -30, 190, 9, 0.2).map(({ x, y, degrees }) => place(cucumber(pen, 84, '#2f7a3a'), x, y, degrees)).join('') + strewn(pen, 330, 74, 30, () => cube(pen, 22, '#bfd88a', 0.5)) + place(rosette(pen, 92, '#2f8a46'), -60, -30) + seeds(pen, 320, 120, ['#6a4420', '#8a5f30'], 7) + flakes(pen, 330, 90, [tone.chilli, '#a81d14'], 6))

/** Pineapple sambal in its bowl. */
export const sambal = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 370, glaze: tone.teal, well: '#17727a', rim: tone.mango, full: 0.87 },
        dot(0, 0, 330, '#d9851a') + strewn(pen, 310, 54, 110, () => cube(pen, pen.dice.between(34, 48), pen.dice.pick(['#f9cc3a', '#f5bb22', '#fbd95e']), 0.6)) + strewn(pen, 290, 84, 20, () => onionRound(pen, 40, '#b0286a', 2)) + strewn(pen, 300, 90, 20, () => chilliRing(pen, 24, tone.chilli)) + coriander(pen, 300, 20, 28) + seeds(pen, 300, 70, ['#241610'], 5))

/** Charred corn soup in its bowl. */
export const cornSoup = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 430, glaze: tone.coconut, rim: tone.mango, finish: 'enamel', full: 0.87 },
        broth(pen, 380, '#f6d98a', 0.03) + place(swirl(pen, 320, '#fffaf0', 1.9, 0.06), 0, 0) + strewn(pen, 210, 34, 120, () => lump(pen, rounded(0, 0, 38, 32, 13), pen.dice.chance(0.3) ? '#8a4f1a' : pen.dice.pick(['#f9c534', '#f5b520']), 20, 0.6)) + oil(pen, 350, '#dd4a1a', 44, 16) + coriander(pen, 220, 14, 32) + strewn(pen, 240, 110, 8, () => chilliRing(pen, 24, tone.chilli)) + flakes(pen, 330, 60, ['#8a1d14', '#5a2a12'], 6))

/** Curries, dals, and what stands beside them. */
export const bowls: Scenes = {
  'coconut-fish-curry': {
    light: lights.palms('fish'),
    draw: (pen) =>
      leafTable(pen, tone.leaf, -28) +
      place(fishCurry(pen), 780, 610) +
      place(coconut(pen, 190), 1400, 230) + place(citrusWedge(pen, 84, '#7fae2a', '#cfe07a'), 1330, 1010, 20) + place(citrusWedge(pen, 78, '#7fae2a', '#cfe07a'), 1180, 1110, -24) + place(chilli(pen, 230, tone.chilli), 120, 180, 40),
  },
  'coconut-dal': {
    light: lights.palms('dal'),
    draw: (pen) =>
      tiles(pen, 'petals', tilePaint.teal, 230, 45) +
      place(dal(pen), 850, 560) +
      place(bowl(pen, { x: 0, y: 0, r: 190, ...brass, full: 0.84 }, rice(pen, 160, ['#fffaf0', '#f5ead2', '#ffffff'], 17, 460)), 170, 990) + place(curryLeaves(pen, 340), 1160, 1080, -14) + place(driedChilli(pen, 190), 1390, 960, 50) + place(driedChilli(pen, 170), 1450, 880, 74),
  },
  'turmeric-lime-rice': {
    light: lights.palms('rice'),
    draw: (pen) =>
      tiles(pen, 'diagonals', tilePaint.hibiscus, 180, 0) + leafMat(pen, 820, 600, -18, 1560, 820) +
      place(`<g transform="translate(16 24)">${dot(0, 0, 350, '#06303a', 0.4)}</g>` + rice(pen, 350, ['#f7c22c', '#f2b01e', '#fbd65c', '#e9a01a'], 26, 1500) + strewn(pen, 330, 78, 30, () => bean(pen, { colour: '#e2b26a', size: 26, long: 2.2, gloss: 0.6 })) + strewn(pen, 330, 96, 18, () => curryLeaf(pen, 84)) + seeds(pen, 330, 120, ['#241610'], 6) + strewn(pen, 320, 110, 12, () => chilliRing(pen, 21, tone.chilli)) + coriander(pen, 330, 12), 800, 600) +
      place(citrus(pen, 118, '#6fa52a', '#cfe07a'), 1290, 330) + place(citrus(pen, 108, '#6fa52a', '#d8e68c'), 1400, 480) + place(root(pen, 130, '#d9822a'), 260, 980, -20) + place(fruit(pen, 96, '#6fa52a'), 210, 220),
  },
  'cucumber-yoghurt-raita': {
    light: lights.palms('raita'),
    draw: (pen) =>
      tiles(pen, 'quarters', tilePaint.sea, 210, 0) +
      place(raita(pen), 690, 600) +
      place(cucumber(pen, 130), 1270, 930) + place(cucumber(pen, 126), 1400, 1030) + place(cucumber(pen, 120), 1190, 1090) + place(rosette(pen, 120, '#2f8a46'), 1360, 220) + place(spoon(pen, 620, tone.brass), 1110, 300, 52),
  },
  'pineapple-sambal': {
    light: lights.palms('sambal'),
    draw: (pen) =>
      stone(pen, tone.hibiscus, 0.03) + leafMat(pen, 860, 700, 14, 1500, 560) + place(pineapple(pen, 900), 560, 180, 8) +
      place(sambal(pen), 760, 740) +
      place(chilli(pen, 230, tone.chilli), 1250, 980, 24) + place(chilli(pen, 210, '#3f8a34'), 1290, 1060, 8) + place(citrusWedge(pen, 90, '#6fa52a', '#cfe07a'), 210, 1010, 30),
  },
  'charred-corn-coconut-soup': {
    light: lights.palms('corn'),
    draw: (pen) =>
      tiles(pen, 'star', tilePaint.night, 240, 0) +
      place(cornSoup(pen), 700, 590) +
      place(corn(pen, 620), 980, 1010, -16) + place(corn(pen, 520), 1120, 250, 24) + place(citrusWedge(pen, 90, '#6fa52a', '#cfe07a'), 1330, 660, 40),
  },
  'cardamom-mango-rice-pudding': {
    light: lights.palms('kheer'),
    draw: (pen) =>
      terrazzo(pen, tone.coconut, [tone.hibiscus, tone.mango, tone.sea, tone.rose, tone.teal]) +
      [[520, 560, 350], [1240, 330, 260], [1180, 940, 270]].map(([x = 0, y = 0, r = 0]) => bowl(pen, { x, y, r, ...brass, full: 0.86 }, pudding(pen, r * 0.88))).join('') +
      place(mango(pen, 170), 190, 1040, -18) + place(hibiscus(pen, 140, tone.hibiscus), 170, 130, 10) + strewnPods(pen),
  },
  'tamarind-prawns': {
    light: lights.palms('prawns'),
    draw: (pen) => tiles(pen, 'star', tilePaint.rose, 220, 45) + plate(pen, { x: 800, y: 600, r: 500, ...brass }, tamarindPrawns(pen)) + place(citrusWedge(pen, 92, '#6fa52a', '#cfe07a'), 1430, 260, 60) + place(curryLeaves(pen, 320), 120, 1060, -30) + place(chilli(pen, 220, tone.chilli), 1380, 1010, 30),
  },
}

/** Rice pudding filling a bowl. */
export const pudding = (pen: Pen, r: number): Svg =>
  broth(pen, r, '#fbf1d9', 0.02) + rice(pen, r, ['#fffaf0', '#f8edd2'], r * 0.055, 260) + strewn(pen, r * 0.56, r * 0.2, 22, () => cube(pen, r * 0.14, pen.dice.pick(['#f8a51b', '#f9b63a', '#f09312']), 0.6)) + flakes(pen, r * 0.8, 60, ['#8fb052', '#6f8f3a', '#b9cf7a'], r * 0.03) + strewn(pen, r * 0.75, r * 0.3, 7, () => flakes(pen, 6, 4, ['#c9302c', '#e3326c'], r * 0.035))

const strewnPods = (pen: Pen): Svg => [[840, 160, 20], [900, 210, 70], [800, 1060, -20], [880, 1100, 40], [960, 660, 10]].map(([x = 0, y = 0, turn = 0]) => place(bean(pen, { colour: '#a9b86a', size: 24, long: 2.4, gloss: 0.4 }), x, y, turn)).join('')

import { prawn } from '../../food/savoury'

/** Tamarind prawns lying in their sauce. */
export const tamarindPrawns = (pen: Pen): Svg =>
  fill(blob(pen.dice, 0, 0, 345, 330, 0.08, 14), '#4a1a0c') + fill(blob(pen.dice, -4, -6, 325, 310, 0.08, 14), '#7a2f12') + oil(pen, 310, '#b8561a', 40, 18) +
  around(pen.dice, 0, 0, 230, 9, 0.15).map(({ x, y, degrees }) => place(prawn(pen, 104), x, y, degrees + 70)).join('') + around(pen.dice, 0, 0, 70, 3, 0.2).map(({ x, y, degrees }) => place(prawn(pen, 100, '#ee6a34'), x, y, degrees)).join('') +
  onionRings(pen, scatter(pen.dice, 0, 0, 310, 74, 26), 16, ['#7fb24a', '#4f8a3c']) + seeds(pen, 320, 80, ['#fff3d2', '#241610'], 6) + coriander(pen, 320, 10, 26) + strewn(pen, 300, 120, 9, () => curryLeaf(pen, 74))

export { charred, leaf, mangoHedgehog }
