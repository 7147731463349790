import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { around, scatter } from '@/demo/drawings/engine/spread'
import { strewn } from '@/demo/drawings/engine/strew'
import { fill, place, type Svg } from '@/demo/drawings/engine/svg'
import { garlic } from '@/demo/drawings/food/aromatics'
import { breadSlice } from '@/demo/drawings/food/bread'
import { friedEgg } from '@/demo/drawings/food/eggs'
import { fruit } from '@/demo/drawings/food/fruit'
import { beans, flakes } from '@/demo/drawings/food/grains'
import { leaf, parsley, sprig } from '@/demo/drawings/food/leaves'
import { broth, oil, swirl } from '@/demo/drawings/food/liquids'
import { roastChicken } from '@/demo/drawings/food/meat'
import { onionRound, tomatoSlice } from '@/demo/drawings/food/slices'
import { carrot } from '@/demo/drawings/food/vegetables'
import { knife } from '@/demo/drawings/props/cutlery'
import { appleCrumble, breadPudding } from '@/demo/drawings/scenes/somethingfromnothing/bakes'
import {
  checkedNapkin,
  enamel,
  laidFork,
  laidSpoon,
  stripedTowel,
  tone,
} from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { breadSoup, leekSoup, lentilSoup } from '@/demo/drawings/scenes/somethingfromnothing/soups'
import { boards } from '@/demo/drawings/surfaces/boards'
import { checkedCloth } from '@/demo/drawings/surfaces/cloth'
import { paintedTable } from '@/demo/drawings/surfaces/room'
import { bowl, plate } from '@/demo/drawings/vessels/bowl'
import { pan, tin } from '@/demo/drawings/vessels/cookware'

const greenSoup = (pen: Pen): Svg =>
  broth(pen, 300, '#7c9a3c', 0.05) +
  place(swirl(pen, 170, '#fffdf2', 2, 0.1), 0, 0) +
  strewn(pen, 150, 70, 8, () => parsley(pen, 28, '#3f6a30'))

const beetSoup = (pen: Pen): Svg =>
  broth(pen, 300, '#a3203f', 0.05) +
  place(swirl(pen, 150, '#fffaf0', 1.8, 0.12), 10, 0) +
  flakes(pen, 200, 50, ['#3f6a30'], 9)

/** The covers of the collections. */
export const collections: Scenes = {
  'collection-fifteen-minute-dinners': {
    light: lights.daylight(),
    draw: (pen) =>
      paintedTable(tone.sky) +
      checkedNapkin(pen, [
        [-80, 640],
        [560, 560],
        [660, 1280],
        [-80, 1280],
      ]) +
      pan(
        pen,
        { x: 860, y: 560, r: 440, colour: tone.iron, handle: 130 },
        broth(pen, 390, '#d9a548', 0.06) +
          strewn(pen, 370, 92, 26, () => leaf(pen, 110, 56, '#4f7a3a', 4)) +
          beans(pen, 360, 74, { colour: '#e8c48e', size: 24, long: 1.7 }, 40) +
          around(pen.dice, 0, 0, 190, 3, 0.1)
            .map(({ x, y }) => place(friedEgg(pen, 160), x, y, pen.dice.between(0, 360)))
            .join('') +
          strewn(pen, 350, 130, 9, () => tomatoSlice(pen, 50, tone.tomato)) +
          flakes(pen, 350, 70, ['#3b2a20', '#a3260f'], 6),
      ) +
      laidFork(pen, 1430, 420, 78) +
      place(garlic(pen, 76), 180, 200) +
      place(onionRound(pen, 90, '#c98aa0', 5), 1400, 1060),
  },
  'collection-soups-for-the-week': {
    light: lights.daylight(),
    draw: (pen) =>
      checkedCloth(pen, tone.cream, tone.tomato, 62, 45) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => {
          const [x, y] = [
            [260, 270],
            [800, 230],
            [1340, 270],
            [530, 690],
            [1080, 690],
            [250, 1110],
            [1370, 1110],
          ][i] ?? [0, 0]
          const soup = [
            lentilSoup,
            leekSoup,
            breadSoup,
            (p: Pen) =>
              bowl(
                p,
                { x: 0, y: 0, r: 400, ...enamel(), full: 0.86 },
                `<g transform="scale(1.15)">${greenSoup(p)}</g>`,
              ),
            (p: Pen) =>
              bowl(
                p,
                { x: 0, y: 0, r: 400, ...enamel(tone.tomato), full: 0.86 },
                `<g transform="scale(1.15)">${beetSoup(p)}</g>`,
              ),
            breadSoup,
            lentilSoup,
          ][i]
          return place(soup?.(pen) ?? '', x ?? 0, y ?? 0, i * 50, 0.58)
        })
        .join('') +
      laidSpoon(pen, 800, 1090, -90, 380),
  },
  'collection-stretch-a-chicken': {
    light: lights.panes(0.28),
    draw: (pen) =>
      boards(pen, '#8a5f3e', 0, 250) +
      tin(
        pen,
        {
          x: 780,
          y: 580,
          w: 1180,
          h: 800,
          turn: -4,
          colour: tone.enamel,
          rim: tone.tomato,
          corner: 90,
        },
        fill(rounded(0, 0, 1100, 720, 50), '#c98a3a') +
          oil(pen, 560, '#e2a848', 50, 20) +
          scatter(pen.dice, 0, 0, 520, 120, 36)
            .map(([x, y], i) =>
              place(
                i % 3 === 0
                  ? fruit(pen, 66, '#dba94c')
                  : i % 3 === 1
                    ? carrot(pen, 180, '#e07f2e', false)
                    : onionRound(pen, 66, '#c98aa0', 4),
                x,
                y * 0.68,
                pen.dice.between(0, 360),
              ),
            )
            .join('') +
          place(roastChicken(pen, 380), -30, 0, 14) +
          strewn(pen, 400, 220, 8, () => sprig(pen, 170, 8, '#5f7a45', { length: 28, width: 10 })),
      ) +
      stripedTowel(
        pen,
        [
          [-80, 820],
          [420, 940],
          [360, 1280],
          [-80, 1280],
        ],
        tone.tomato,
      ) +
      place(knife(pen, 600, tone.steel, tone.espresso), 1440, 330, 80),
  },
  'collection-sweet-leftovers': {
    light: lights.daylight(),
    draw: (pen) =>
      paintedTable('#edc9a0') +
      checkedNapkin(
        pen,
        [
          [700, -80],
          [1700, -60],
          [1680, 460],
          [820, 380],
        ],
        tone.brick,
        50,
      ) +
      place(appleCrumble(pen), 430, 720, 0, 0.92) +
      place(breadPudding(pen), 1230, 350, -8, 0.6) +
      plate(
        pen,
        { x: 1240, y: 940, r: 290, ...enamel(tone.blue) },
        place(breadSlice(pen, 270, 230, { crust: '#8f5320', crumb: '#dcae6a' }), 0, 0, 14),
      ) +
      place(fruit(pen, 96, '#cf4a2a', { stalk: 'twig' }), 220, 140) +
      laidSpoon(pen, 900, 1000, 60, 460),
  },
}
