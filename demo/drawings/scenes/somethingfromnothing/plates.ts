import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { blob } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { pieceShadow } from '@/demo/drawings/engine/shading'
import { around, scatter } from '@/demo/drawings/engine/spread'
import { fill, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { breadSlice } from '@/demo/drawings/food/bread'
import { browned, pancake } from '@/demo/drawings/food/browned'
import { citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { fruit } from '@/demo/drawings/food/fruit'
import { beans, flakes, seeds } from '@/demo/drawings/food/grains'
import { onionRings, sprig } from '@/demo/drawings/food/leaves'
import { drizzle, rubble } from '@/demo/drawings/food/liquids'
import { roastChicken } from '@/demo/drawings/food/meat'
import { onionRound } from '@/demo/drawings/food/slices'
import { shreds } from '@/demo/drawings/food/strands'
import { tortillaPiece } from '@/demo/drawings/food/tortilla'
import { carrot } from '@/demo/drawings/food/vegetables'
import { knife } from '@/demo/drawings/props/cutlery'
import { sardineTin } from '@/demo/drawings/props/wares'
import {
  checkedNapkin,
  enamel,
  herbs,
  laidFork,
  redChecks,
  toast,
  tone,
} from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { checkedCloth } from '@/demo/drawings/surfaces/cloth'
import { paintedTable } from '@/demo/drawings/surfaces/room'
import { terrazzo } from '@/demo/drawings/surfaces/stone'
import { plate } from '@/demo/drawings/vessels/bowl'

const saucyBeans = (pen: Pen): Svg =>
  fill(blob(pen.dice, 0, 0, 300, 225, 0.12, 13), '#a92a12') +
  fill(blob(pen.dice, -5, -8, 285, 210, 0.12, 13), '#cf4a22') +
  `<g transform="scale(1 0.74)">${beans(pen, 275, 52, { colour: '#e8c48e', size: 27, long: 1.7 }, 120)}</g>` +
  place(rubble(pen, 200, ['#d5552a', '#c23a1a'], 24, 20), 0, 0)

const fishcake = (pen: Pen, r: number): Svg => {
  const outline = blob(pen.dice, 0, 0, r, r * 0.94, 0.04, 12)
  return (
    pieceShadow(pen, outline, r * 0.14, 0.36) +
    browned(pen, outline, [r, r], '#d1872f', 60, 0.15) +
    rubbleCrumbs(pen, r)
  )
}

const rubbleCrumbs = (pen: Pen, r: number) =>
  flakes(pen, r * 0.9, 190, ['#f0bf6a', '#e2a44a', '#b5691f', '#f8d48e'], r * 0.05) +
  herbs(pen, r * 0.6, 3, 12)

/** Tomato beans on toast on a plate. */
export const beansOnToast = (pen: Pen): Svg =>
  plate(
    pen,
    { x: 0, y: 0, r: 490, ...enamel(tone.tomato) },
    place(breadSlice(pen, 560, 490, toast), -40, 20, -14) +
      place(saucyBeans(pen), -30, -10, -14) +
      herbs(pen, 210, 13) +
      flakes(pen, 250, 70, ['#3b2a20', '#8a2c16'], 5),
  )

/** Potato tortilla with a piece out of it. */
export const tortilla = (pen: Pen): Svg =>
  plate(
    pen,
    { x: 0, y: 0, r: 500, ...enamel(tone.tomato) },
    place(tortillaPiece(pen, 375, 32, 328, true) + herbs(pen, 200, 5), -10, -30),
  )

/** Dishes served on a plate. */
export const plates: Scenes = {
  'tomato-beans-on-toast': {
    light: lights.panes(0.28),
    draw: (pen) =>
      paintedTable(tone.butter) +
      checkedNapkin(pen, [
        [-80, -60],
        [600, -90],
        [520, 420],
        [-60, 560],
      ]) +
      place(beansOnToast(pen), 830, 620) +
      laidFork(pen, 1380, 380, 80) +
      place(fruit(pen, 96, tone.tomato, { stalk: 'tomato' }), 190, 1020) +
      place(fruit(pen, 80, '#e2572f', { stalk: 'tomato' }), 360, 1110),
  },
  'potato-tortilla': {
    light: lights.daylight(),
    draw: (pen) =>
      checkedCloth(pen, tone.cream, tone.mustard, 96, -18) +
      place(tortilla(pen), 720, 600) +
      plate(
        pen,
        { x: 1370, y: 900, r: 300, ...enamel(tone.tomato) },
        place(tortillaPiece(pen, 330, 150, 208, false), 160, -20),
      ) +
      laidFork(pen, 1290, 260, 52),
  },
  'cabbage-pancakes': {
    light: lights.panes(0.26),
    draw: (pen) =>
      paintedTable(tone.tomato) +
      plate(
        pen,
        { x: 760, y: 620, r: 500, glaze: '#2f5477', rim: '#23405c', finish: 'enamel' },
        [
          [-130, -110, 250],
          [140, 120, 262],
        ]
          .map(([x = 0, y = 0, r = 0]) =>
            place(
              pancake(pen, r, '#cf9a45') +
                shreds(
                  pen,
                  r * 0.84,
                  {
                    colours: ['#dbe0a0', '#b9cc78', '#eadfa8', '#e09a4a'],
                    depth: '#6a4a1a',
                    width: 9,
                    count: 70,
                  },
                  90,
                  0.4,
                ) +
                drizzle(pen, r * 0.82, '#5a2414', 13, 8) +
                place(drizzle(pen, r * 0.8, '#fff6e0', 9, 9), 0, 0, 62) +
                onionRings(pen, scatter(pen.dice, 0, 0, r * 0.7, 50, 18), 13, [
                  '#8fb052',
                  '#5f8a3c',
                ]) +
                seeds(pen, r * 0.75, 30, ['#fff3d2', '#2a211a'], 6),
              x,
              y,
            ),
          )
          .join(''),
      ) +
      checkedNapkin(
        pen,
        [
          [1180, 640],
          [1700, 520],
          [1700, 1280],
          [1260, 1280],
        ],
        tone.espresso,
        40,
      ) +
      laidFork(pen, 1330, 300, 70),
  },
  'one-chicken-three-dinners': {
    light: lights.panes(0.3),
    draw: (pen) =>
      redChecks(pen, 10, 100) +
      plate(
        pen,
        { x: 800, y: 600, r: 540, ...enamel(tone.blue) },
        around(pen.dice, 0, 0, 385, 13, 0.4)
          .map(({ x, y, degrees }, i) =>
            place(
              i % 3 === 0
                ? fruit(pen, 66, '#e0b45a')
                : i % 3 === 1
                  ? carrot(pen, 170, '#e87a2a', false)
                  : onionRound(pen, 62, '#c98aa0', 4),
              x,
              y,
              degrees,
            ),
          )
          .join('') +
          times(8, () =>
            place(
              sprig(pen, 190, 9, '#5f7a45', { length: 30, width: 10 }),
              pen.dice.around(0, 330),
              pen.dice.around(0, 330),
              pen.dice.between(0, 360),
            ),
          ) +
          place(roastChicken(pen, 490), -10, -30, -20),
      ) +
      place(citrusWedge(pen, 90, '#efc437', '#f7e07f'), 1440, 1060, 20) +
      place(knife(pen, 640, tone.steel, tone.espresso), 1430, 200, 84),
  },
  'tinned-fish-cakes': {
    light: lights.daylight(),
    draw: (pen) =>
      terrazzo(pen, '#f1e4c6', ['#2f5477', '#d8432b', '#e0a52e', '#a9c3c4']) +
      plate(
        pen,
        { x: 620, y: 640, r: 470, ...enamel(tone.blue) },
        place(fishcake(pen, 196), -160, -96) +
          place(fishcake(pen, 188), 176, -150) +
          place(fishcake(pen, 200), -10, 190) +
          place(citrusWedge(pen, 96, '#efc437', '#f7e07f'), 280, 130, -40) +
          herbs(pen, 370, 10),
      ) +
      place(sardineTin(pen), 1300, 400, 14) +
      laidFork(pen, 1090, 880, 34),
  },
}
