import { lights } from '../../engine/light'
import type { Pen } from '../../engine/hand'
import { blob, ellipse, rounded } from '../../engine/outline'
import type { Scenes } from '../../engine/scene'
import { around, scatter } from '../../engine/spread'
import { box, dot, fill, line, place, times, type Svg } from '../../engine/svg'
import { breadSlice, crouton } from '../../food/bread'
import { poachedEgg } from '../../food/eggs'
import { beans, bean, flakes, seeds } from '../../food/grains'
import { dill, leaf, onionRings, parsley, rosette, sprig } from '../../food/leaves'
import { broth, drizzle, oil, rubble, swirl } from '../../food/liquids'
import { carrot, clove, fruit, garlic, lemon } from '../../food/produce'
import { cube } from '../../food/savoury'
import { citrusWedge, coin, onionRound } from '../../food/slices'
import { noodles, shreds } from '../../food/strands'
import { checkedCloth } from '../../surfaces/cloth'
import { boards } from '../../surfaces/boards'
import { terrazzo } from '../../surfaces/stone'
import { bowl, plate } from '../../vessels/bowl'
import { board, pan } from '../../vessels/cookware'
import { checkedNapkin, enamel, laidFork, laidSpoon, redChecks, stripedTowel, tone } from './palette'

const loaf = { crust: '#a8662c', crumb: '#f0dfb6' }

const herbs = (pen: Pen, r: number, count: number, size = 24, colour: string = tone.green): Svg =>
  scatter(pen.dice, 0, 0, r, size * 2, count).map(([x, y]) => place(parsley(pen, size, colour), x, y, pen.dice.between(0, 360))).join('')

/** A short tube of pasta. */
const tube = (pen: Pen, size: number): Svg => {
  const colour = pen.dice.pick(['#eebf63', '#e6b254', '#f3cb78'])
  return (
    fill(rounded(3, 6, size * 2.5, size, size * 0.3), '#6d1c0c', 0.35) + fill(rounded(0, 0, size * 2.5, size, size * 0.28), colour) +
    times(3, (i) => line(`M${-size * 1.1} ${(i - 1) * size * 0.27}H${size * 1.1}`, i === 0 ? '#fde3a4' : '#c98d36', 2.6, 0.6)) +
    fill(ellipse(size * 1.18, 0, size * 0.2, size * 0.46), '#a3642a') + line(ellipse(size * 1.18, 0, size * 0.2, size * 0.46), '#f7d891', 3)
  )
}

/** Stale bread soup in its bowl. */
export const breadSoup = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 430, ...enamel(tone.tomato), full: 0.86 },
        broth(pen, 380, '#c9542a', 0.07) + beans(pen, 350, 66, { colour: '#eadcb8', size: 25, long: 1.6 }, 46) +
          scatter(pen.dice, 0, 0, 330, 118, 18).map(([x, y]) => place(crouton(pen, pen.dice.between(48, 66)), x, y, pen.dice.between(0, 360))).join('') +
          scatter(pen.dice, 0, 0, 340, 100, 20).map(([x, y]) => place(leaf(pen, pen.dice.between(80, 120), 54, '#3f6440', 5), x, y, pen.dice.between(0, 360))).join('') + oil(pen, 350, '#dfae38', 40, 18))

/** Red lentil soup in its bowl. */
export const lentilSoup = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 410, ...enamel(), full: 0.86 },
        broth(pen, 370, '#e38a2c', 0.05) + rubble(pen, 350, ['#ea9a3a', '#e07f2a', '#f0a94c'], 16, 240) + place(swirl(pen, 210, '#fffaf0', 2.2, 0.12), 0, 0) + oil(pen, 250, '#b8371a', 34, 17) + place(herbs(pen, 160, 11, 30), 20, -10) + flakes(pen, 300, 60, ['#a3260f', '#5a2a12'], 6))

/** Leek and potato soup in its bowl. */
export const leekSoup = (pen: Pen): Svg =>
  bowl(pen, { x: 0, y: 0, r: 440, ...enamel(), full: 0.86 },
        broth(pen, 380, '#d5d79a', 0.03) + place(swirl(pen, 300, '#fffdf2', 1.7, 0.07), 0, 0) + onionRings(pen, scatter(pen.dice, 10, -10, 190, 52, 20), 27, ['#b9cf7a', '#8fb052', '#dce6ac']) + place(scatter(pen.dice, 0, 0, 170, 84, 9).map(([x, y]) => place(crouton(pen, 38), x, y, pen.dice.between(0, 360))).join(''), 60, 60) + flakes(pen, 300, 90, ['#3b352b', '#6d6a4a'], 4) + oil(pen, 320, '#a9b43c', 22, 15))

/** Carrot-top pesto pasta on its plate. */
export const pestoPasta = (pen: Pen): Svg =>
  plate(pen, { x: 0, y: 0, r: 480, ...enamel(tone.tomato) },
        dot(0, 0, 300, '#4d6a2a') + noodles(pen, 320, { colours: ['#e9cf86', '#e2c478', '#d9c878', '#bfc062'], depth: '#3c5220', width: 20, count: 190 }) +
          rubble(pen, 230, ['#4f7a2c', '#5f8c36', '#436a26'], 17, 74) + scatter(pen.dice, 0, 0, 240, 78, 16).map(([x, y]) => place(bean(pen, { colour: '#efd9a0', size: 15, long: 1.7 }), x, y, pen.dice.between(0, 360))).join('') + flakes(pen, 260, 120, ['#fff6dc', '#f3e4b8'], 8) + place(dill(pen, 150, '#4e8a3c'), -50, 10, -60))

/** Shakshuka in its pan. */
export const shakshuka = (pen: Pen): Svg =>
  pan(pen, { x: 0, y: 0, r: 490, colour: tone.iron, handle: 215 },
        broth(pen, 430, '#c23a1a', 0.08) + rubble(pen, 400, ['#d14a24', '#b82f16', '#dd6a34'], 34, 120) + scatter(pen.dice, 0, 0, 390, 90, 40).map(([x, y]) => place(cube(pen, pen.dice.between(22, 34), pen.dice.pick(['#d98a2a', '#5f8a3c', '#e0b13a', '#a9280f'])), x, y, pen.dice.between(0, 90))).join('') +
          around(pen.dice, 0, 0, 235, 5, 0.4).map(({ x, y }) => place(poachedEgg(pen, 112), x, y, pen.dice.between(0, 360))).join('') + flakes(pen, 380, 70, ['#fff8e6', '#f6ead0'], 13) + herbs(pen, 380, 30, 26) + oil(pen, 390, '#e38a2c', 28, 14))

/** Soups, pans and pasta. */
export const bowls: Scenes = {
  'stale-bread-soup': {
    light: lights.daylight(),
    draw: (pen) =>
      boards(pen, '#c39a63', -4, 300) + checkedNapkin(pen, [[-60, 520], [620, 380], [760, 1240], [-60, 1280]]) +
      place(breadSoup(pen), 800, 580) +
      place(breadSlice(pen, 330, 290, loaf), 1370, 960, 24) + laidSpoon(pen, 1330, 250, 66) + place(flakes(pen, 130, 50, ['#c98d4a', '#e8cc94'], 9), 1080, 1110),
  },
  'red-lentil-soup': {
    light: lights.daylight(),
    draw: (pen) =>
      redChecks(pen, -14, 92) +
      place(lentilSoup(pen), 560, 660) +
      bowl(pen, { x: 1400, y: 190, r: 340, ...enamel(), full: 0.86 }, broth(pen, 300, '#e38a2c') + place(swirl(pen, 170, '#fffaf0', 2, 0.13), -20, 10) + herbs(pen, 150, 7, 28)) +
      place(citrusWedge(pen, 100, '#efc437', '#f7e07f'), 1110, 900, -24) + place(citrusWedge(pen, 92, '#efc437', '#f7e07f'), 1290, 1010, 20) + laidSpoon(pen, 900, 1090, -8),
  },
  'leek-and-potato-soup': {
    light: lights.panes(0.3),
    draw: (pen) =>
      checkedCloth(pen, tone.cream, tone.sage, 70, 12) +
      place(leekSoup(pen), 900, 570) +
      leek(pen, 60, 1080, -38) + leek(pen, 210, 1190, -30) + laidSpoon(pen, 1420, 260, 72),
  },
  'carrot-top-pesto-pasta': {
    light: lights.daylight(),
    draw: (pen) =>
      `<rect width="1600" height="1200" fill="${tone.mustard}"/>` + checkedNapkin(pen, [[980, -80], [1700, -60], [1680, 560], [1120, 640]], tone.espresso, 40) +
      place(pestoPasta(pen), 860, 620) +
      place(carrot(pen, 480), 150, 250, 62) + place(carrot(pen, 440, '#ef8a35'), 320, 160, 74) + laidFork(pen, 1380, 560, 64),
  },
  'one-pan-chickpea-pasta': {
    light: lights.daylight(),
    draw: (pen) =>
      terrazzo(pen, '#eadfc4', ['#d8432b', '#c9a36a', '#8da37b', '#5a4438', '#f7f0de']) +
      pan(pen, { x: 800, y: 600, r: 480, colour: tone.tomato, well: '#f1e4cc', handle: 0, handles: 'two' },
        broth(pen, 420, '#c8431f', 0.07) + scatter(pen.dice, 0, 0, 385, 66, 110).map(([x, y]) => place(tube(pen, 34), x, y, pen.dice.between(0, 360))).join('') + beans(pen, 390, 58, { colour: '#e6b968', size: 27, long: 1, mark: 'beak' }, 90) + oil(pen, 390, '#e2852a', 40, 14) + herbs(pen, 360, 20, 27) + flakes(pen, 350, 110, ['#fff6dc', '#f3e4b8'], 8)) +
      place(stripedTowel(pen, [[0, 0], [420, -60], [520, 420], [60, 460]]), 1180, 840) + place(garlic(pen, 90), 150, 180) + place(clove(pen, 42), 300, 130, 20),
  },
  'back-of-the-fridge-shakshuka': {
    light: lights.panes(0.3),
    draw: (pen) =>
      boards(pen, '#8a5f3e', 86, 260) + checkedNapkin(pen, [[-100, -60], [480, -80], [360, 520], [-100, 620]], tone.blue, 44) +
      place(shakshuka(pen), 880, 640) +
      place(breadSlice(pen, 300, 260, loaf), 1430, 190, -20) + place(breadSlice(pen, 300, 260, loaf), 1480, 1050, 30),
  },
  'crisp-rice-and-eggs': {
    light: lights.daylight(),
    draw: (pen) => redChecks(pen, 45, 74) + plate(pen, { x: 760, y: 610, r: 480, ...enamel(tone.blue) }, crispRice(pen)) + laidFork(pen, 1400, 330, 78) + place(fruit(pen, 120, tone.tomato, { stalk: 'tomato' }), 1370, 1080),
  },
}

import { rice } from '../../food/grains'
import { friedEgg } from '../../food/eggs'
import { browned } from '../../food/bread'

const crispRice = (pen: Pen): Svg =>
  browned(pen, blob(pen.dice, 0, 0, 350, 340, 0.03, 14), [350, 340], '#d6933a', 90, 0.15) + rice(pen, 310, ['#f0cf86', '#e6b862', '#f7e2ae', '#d69a44'], 22, 700) +
  place(friedEgg(pen, 165), -96, -70) + place(friedEgg(pen, 158), 110, 92, 60) +
  onionRings(pen, scatter(pen.dice, 0, 0, 310, 64, 44), 15, ['#7fa24a', '#5f8a3c', '#c9dba0']) + flakes(pen, 300, 110, ['#b3261a', '#d1521f', '#7a1a0c'], 7) + seeds(pen, 300, 60, ['#f8ecd0', '#2d221c'], 6)

/** A leek along x, white end to the left. */
const leek = (pen: Pen, x: number, y: number, degrees: number): Svg =>
  place(
    fill('M8 12H520V74H8Z', tone.espresso, 0.22) + fill('M0 -32Q-16 0 0 32H330L520 60L470 10L560 0L480 -24L540 -66L330 -32Z', '#6f9440') + fill('M0 -32Q-16 0 0 32H250Q330 0 250 -32Z', '#f3f2da') + fill('M120 -32H250Q330 0 250 32H120Z', '#cfdc9c', 0.8) +
      times(6, (i) => line(`M10 ${-24 + i * 10}H${280 + i * 22}`, i % 2 ? '#b7c98a' : '#ffffff', 3, 0.6)) + times(7, (i) => line(`M-8 ${-18 + i * 6}q-24 ${(i - 3) * 5} -40 ${(i - 3) * 9}`, '#e8dfc0', 3)),
    x, y, degrees,
  )

export { board, box, coin, lemon, onionRound, rosette, shreds, sprig, drizzle }
