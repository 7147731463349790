import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import { scatter } from '@/demo/drawings/engine/spread'
import { strewn } from '@/demo/drawings/engine/strew'
import { fill, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { garlic } from '@/demo/drawings/food/aromatics'
import { breadSlice } from '@/demo/drawings/food/bread'
import { crouton } from '@/demo/drawings/food/browned'
import { citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { beans, flakes } from '@/demo/drawings/food/grains'
import { leaf, onionRings } from '@/demo/drawings/food/leaves'
import { broth, oil, rubble, swirl } from '@/demo/drawings/food/liquids'
import {
  checkedNapkin,
  enamel,
  herbs,
  laidSpoon,
  loaf,
  redChecks,
  tone,
} from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { checkedCloth } from '@/demo/drawings/surfaces/cloth'
import { bowl } from '@/demo/drawings/vessels/bowl'

/** Stale bread soup in its bowl. */
export const breadSoup = (pen: Pen): Svg =>
  bowl(
    pen,
    { x: 0, y: 0, r: 430, ...enamel(tone.tomato), full: 0.86 },
    broth(pen, 380, '#c9542a', 0.07) +
      beans(pen, 350, 66, { colour: '#eadcb8', size: 25, long: 1.6 }, 46) +
      scatter(pen.dice, 0, 0, 330, 118, 18)
        .map(([x, y]) =>
          place(crouton(pen, pen.dice.between(48, 66)), x, y, pen.dice.between(0, 360)),
        )
        .join('') +
      scatter(pen.dice, 0, 0, 340, 100, 20)
        .map(([x, y]) =>
          place(
            leaf(pen, pen.dice.between(80, 120), 54, '#3f6440', 5),
            x,
            y,
            pen.dice.between(0, 360),
          ),
        )
        .join('') +
      oil(pen, 350, '#dfae38', 40, 18),
  )

/** Red lentil soup in its bowl. */
export const lentilSoup = (pen: Pen): Svg =>
  bowl(
    pen,
    { x: 0, y: 0, r: 410, ...enamel(), full: 0.86 },
    broth(pen, 370, '#e38a2c', 0.05) +
      rubble(pen, 350, ['#ea9a3a', '#e07f2a', '#f0a94c'], 16, 240) +
      place(swirl(pen, 210, '#fffaf0', 2.2, 0.12), 0, 0) +
      oil(pen, 250, '#b8371a', 34, 17) +
      place(herbs(pen, 160, 11, 30), 20, -10) +
      flakes(pen, 300, 60, ['#a3260f', '#5a2a12'], 6),
  )

/** Leek and potato soup in its bowl. */
export const leekSoup = (pen: Pen): Svg =>
  bowl(
    pen,
    { x: 0, y: 0, r: 440, ...enamel(), full: 0.86 },
    broth(pen, 380, '#d5d79a', 0.03) +
      place(swirl(pen, 300, '#fffdf2', 1.7, 0.07), 0, 0) +
      onionRings(pen, scatter(pen.dice, 10, -10, 190, 52, 20), 27, [
        '#b9cf7a',
        '#8fb052',
        '#dce6ac',
      ]) +
      place(
        scatter(pen.dice, 0, 0, 170, 84, 9)
          .map(([x, y]) => place(crouton(pen, 38), x, y, pen.dice.between(0, 360)))
          .join(''),
        60,
        60,
      ) +
      flakes(pen, 300, 90, ['#3b352b', '#6d6a4a'], 4) +
      oil(pen, 320, '#a9b43c', 22, 15),
  )

/** A leek along x, white end to the left. */
const leek = (pen: Pen, x: number, y: number, degrees: number): Svg =>
  place(
    fill('M8 12H520V74H8Z', tone.espresso, 0.22) +
      fill('M0 -32Q-16 0 0 32H330L520 60L470 10L560 0L480 -24L540 -66L330 -32Z', '#6f9440') +
      fill('M0 -32Q-16 0 0 32H250Q330 0 250 -32Z', '#f3f2da') +
      fill('M120 -32H250Q330 0 250 32H120Z', '#cfdc9c', 0.8) +
      times(6, (i) =>
        line(`M10 ${-24 + i * 10}H${280 + i * 22}`, i % 2 ? '#b7c98a' : '#ffffff', 3, 0.6),
      ) +
      times(7, (i) =>
        line(`M-8 ${-18 + i * 6}q-24 ${(i - 3) * 5} -40 ${(i - 3) * 9}`, '#e8dfc0', 3),
      ),
    x,
    y,
    degrees,
  )

/** Soups. */
export const soups: Scenes = {
  'stale-bread-soup': {
    light: lights.daylight(),
    draw: (pen) =>
      boards(pen, '#c39a63', -4, 300) +
      checkedNapkin(pen, [
        [-60, 520],
        [620, 380],
        [760, 1240],
        [-60, 1280],
      ]) +
      place(breadSoup(pen), 800, 580) +
      place(breadSlice(pen, 330, 290, loaf), 1370, 960, 24) +
      laidSpoon(pen, 1330, 250, 66) +
      place(flakes(pen, 130, 50, ['#c98d4a', '#e8cc94'], 9), 1080, 1110),
  },
  'red-lentil-soup': {
    light: lights.daylight(),
    draw: (pen) =>
      redChecks(pen, -14, 92) +
      place(lentilSoup(pen), 560, 660) +
      bowl(
        pen,
        { x: 1400, y: 190, r: 340, ...enamel(), full: 0.86 },
        broth(pen, 300, '#e38a2c') +
          place(swirl(pen, 170, '#fffaf0', 2, 0.13), -20, 10) +
          herbs(pen, 150, 7, 28),
      ) +
      place(citrusWedge(pen, 100, '#efc437', '#f7e07f'), 1110, 900, -24) +
      place(citrusWedge(pen, 92, '#efc437', '#f7e07f'), 1290, 1010, 20) +
      laidSpoon(pen, 900, 1090, -8),
  },
  'leek-and-potato-soup': {
    light: lights.panes(0.3),
    draw: (pen) =>
      checkedCloth(pen, tone.cream, tone.sage, 70, 12) +
      place(leekSoup(pen), 900, 570) +
      leek(pen, 60, 1080, -38) +
      leek(pen, 210, 1190, -30) +
      laidSpoon(pen, 1420, 260, 72),
  },
  'parmesan-rind-broth': {
    light: lights.panes(0.3),
    draw: (pen) =>
      checkedCloth(pen, tone.cream, tone.mustard, 80, 20) +
      bowl(
        pen,
        { x: 820, y: 600, r: 430, ...enamel(tone.tomato), full: 0.86 },
        broth(pen, 380, '#dba94a', 0.04) +
          oil(pen, 360, '#efc763', 90, 22) +
          strewn(pen, 330, 110, 16, () => leaf(pen, 150, 78, '#466b3a', 5)) +
          beans(pen, 330, 96, { colour: '#f0e2bd', size: 26, long: 1.6 }, 22) +
          rubble(pen, 120, ['#f4dc9a', '#ecca7a'], 30, 8) +
          onionRings(pen, scatter(pen.dice, 0, 0, 320, 90, 14), 16, ['#8fb052']),
      ) +
      place(garlic(pen, 96), 220, 250) +
      place(
        castShadow(pen, 'M-130 90L-100 -90L140 -60L120 100Z', 0.6) +
          fill('M-130 90L-100 -90L140 -60L120 100Z', turned('#efd08a', 0.06)) +
          line('M-130 90L120 100', '#b9843c', 22) +
          inside(
            'M-130 90L-100 -90L140 -60L120 100Z',
            flakes(pen, 150, 60, ['#fbeec4', '#d9b565'], 6),
          ),
        1390,
        980,
        -12,
      ) +
      laidSpoon(pen, 1380, 300, 70),
  },
}
