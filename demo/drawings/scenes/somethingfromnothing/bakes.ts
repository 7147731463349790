import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { blob, rounded, wedge } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { castShadow, pieceShadow } from '@/demo/drawings/engine/shading'
import { around, scatter } from '@/demo/drawings/engine/spread'
import { dot, fill, haze, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { banana, bananaSlice, slicedLoaf } from '@/demo/drawings/food/banana-loaf'
import { crumb } from '@/demo/drawings/food/bread'
import { browned } from '@/demo/drawings/food/browned'
import { appleSlice } from '@/demo/drawings/food/cut-fruit'
import { fruit } from '@/demo/drawings/food/fruit'
import { bean, flakes } from '@/demo/drawings/food/grains'
import { sprig } from '@/demo/drawings/food/leaves'
import { rubble } from '@/demo/drawings/food/liquids'
import { onionRound } from '@/demo/drawings/food/slices'
import { knife, spoon } from '@/demo/drawings/props/cutlery'
import {
  checkedNapkin,
  enamel,
  laidSpoon,
  redChecks,
  stripedTowel,
  tone,
} from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { bakingPaper } from '@/demo/drawings/surfaces/cloth'
import { paintedTable } from '@/demo/drawings/surfaces/room'
import { plate } from '@/demo/drawings/vessels/bowl'
import { board, tin } from '@/demo/drawings/vessels/cookware'

const galetteFolds = (pen: Pen): Svg =>
  around(pen.dice, 0, 0, 330, 13, 0.2)
    .map(({ x, y, degrees }) => {
      const fold = blob(pen.dice, 0, 0, 118, 72, 0.1, 9)
      return place(
        pieceShadow(pen, fold, 14, 0.3) +
          browned(pen, fold, [110, 66], '#d99a4c', 14, 0.16) +
          line('M-90 -30Q0 -60 90 -26', '#f4cf8d', 9, 0.6),
        x,
        y,
        degrees + 90,
      )
    })
    .join('')

const pudding = (pen: Pen): Svg =>
  fill(rounded(0, 0, 1100, 720, 40), '#f2d27c') +
  times(15, (i) => {
    const [row, column] = [Math.floor(i / 5), i % 5]
    const piece = 'M-160 104Q-150 -20 -26 -128Q0 -146 26 -128Q150 -20 160 104Q0 128 -160 104Z'
    const tips = haze('M-70 -50Q-40 -130 0 -150Q40 -130 70 -50Q0 -20 -70 -50Z', '#8a3f12', 0.95)
    const face =
      browned(pen, piece, [140, 120], '#edbd6c', 22, 0.12) +
      inside(piece, crumb(pen, 280, 240, '#edbd6c', 40) + tips)
    const crusts =
      line('M-160 104Q-150 -20 -26 -128Q0 -146 26 -128Q150 -20 160 104', '#9a5420', 17) +
      line('M-148 96Q-136 -14 -24 -114', '#f0c27c', 5, 0.6)
    return place(
      pieceShadow(pen, piece, 22, 0.4) + face + crusts + flakes(pen, 80, 9, ['#fff6e0'], 5),
      -430 + column * 215 + (row % 2) * 36,
      -180 + row * 205,
      pen.dice.around(6, 10),
    )
  }) +
  scatter(pen.dice, 0, 0, 480, 88, 46)
    .map(([x, y]) =>
      place(
        bean(pen, { colour: '#6a3518', size: 15, long: 1.35, gloss: 0.4 }),
        x,
        y * 0.7,
        pen.dice.between(0, 360),
      ),
    )
    .join('') +
  flakes(pen, 560, 180, ['#fffaf0'], 5)

const crumble = (pen: Pen): Svg =>
  fill(wedge(0, 0, 420, 0, 359), '#c98738') +
  rubble(pen, 415, ['#dca052', '#e8b468', '#c98a3c', '#f0c680'], 36, 420) +
  flakes(pen, 400, 140, ['#f8e0a8', '#a8682a'], 8) +
  place(
    fill(blob(pen.dice, 0, 0, 170, 140, 0.14, 12), '#8a5a22') +
      fill(blob(pen.dice, 6, 8, 155, 124, 0.14, 12), '#d9a648') +
      times(7, () =>
        place(
          appleSlice(pen, 74, '#c9502c', '#f0cf7c'),
          pen.dice.around(0, 90),
          pen.dice.around(0, 70),
          pen.dice.between(0, 360),
        ),
      ),
    170,
    130,
  )

/** Apple crumble in its dish. */
export const appleCrumble = (pen: Pen): Svg =>
  plate(
    pen,
    { x: 0, y: 0, r: 480, ...enamel(tone.tomato) },
    inside(wedge(0, 0, 420, 0, 359.9), crumble(pen)),
  )

/** Bread and butter pudding in its dish. */
export const breadPudding = (pen: Pen): Svg =>
  tin(
    pen,
    { x: 0, y: 0, w: 1180, h: 820, turn: 6, colour: tone.enamel, rim: tone.blue, corner: 110 },
    pudding(pen),
  )

/** Dishes from the oven. */
export const bakes: Scenes = {
  'onion-galette': {
    light: lights.daylight(),
    draw: (pen) =>
      boards(pen, '#b98a55', 8, 280) +
      bakingPaper(
        pen,
        [
          [240, 90],
          [1380, 40],
          [1430, 1130],
          [190, 1160],
        ],
        '#efe0bd',
      ) +
      place(
        castShadow(pen, blob(pen.dice, 0, 0, 440, 430, 0.03, 14), 0.5) +
          browned(pen, blob(pen.dice, 0, 0, 440, 430, 0.03, 14), [440, 430], '#d2903f', 60, 0.14) +
          dot(0, 0, 310, '#a85f24') +
          scatter(pen.dice, 0, 0, 275, 66, 60)
            .map(([x, y]) =>
              place(
                onionRound(
                  pen,
                  pen.dice.between(62, 104),
                  pen.dice.pick(['#a8561a', '#c27726', '#8f4415', '#d0923c']),
                  4,
                  0.36,
                ),
                x,
                y,
              ),
            )
            .join('') +
          galetteFolds(pen) +
          times(8, () =>
            place(
              sprig(pen, 110, 7, '#5f7a45', { length: 17, width: 9 }),
              pen.dice.around(0, 210),
              pen.dice.around(0, 210),
              pen.dice.between(0, 360),
            ),
          ) +
          flakes(pen, 280, 60, ['#3b2a20', '#fff2d0'], 5),
        800,
        600,
      ) +
      place(fruit(pen, 120, '#c98a3a', { stalk: 'twig' }), 120, 1080) +
      place(knife(pen, 620, tone.steel, tone.espresso), 1250, 170, 58),
  },
  'bread-and-butter-pudding': {
    light: lights.panes(0.3),
    draw: (pen) =>
      redChecks(pen, -24, 60) +
      place(breadPudding(pen), 760, 590) +
      laidSpoon(pen, 1400, 560, 74, 700),
  },
  'brown-banana-loaf': {
    light: lights.daylight(),
    draw: (pen) =>
      paintedTable('#c9d3c4') +
      stripedTowel(
        pen,
        [
          [-80, 640],
          [560, 760],
          [480, 1280],
          [-100, 1280],
        ],
        tone.tomato,
      ) +
      board(
        pen,
        { x: 830, y: 560, w: 1340, h: 640, turn: -7, colour: '#c99a5f', hasHandle: false },
        place(slicedLoaf(pen), -230, -10) +
          place(bananaSlice(pen), 330, -110, 8, 1.05) +
          place(bananaSlice(pen), 440, 120, 26, 1.05),
      ) +
      place(banana('#e2b236'), 780, 930, 6, 1.25) +
      place(banana('#d0a02c'), 900, 1010, -4, 1.25),
  },
  'apple-crumble': {
    light: lights.daylight(),
    draw: (pen) =>
      paintedTable(tone.sky) +
      checkedNapkin(pen, [
        [900, 760],
        [1680, 620],
        [1720, 1260],
        [1000, 1300],
      ]) +
      place(appleCrumble(pen), 660, 590) +
      place(spoon(pen, 640, tone.steel), 900, 760, 22) +
      place(fruit(pen, 130, '#cf4a2a', { stalk: 'twig' }), 1370, 240) +
      place(appleSlice(pen, 100, '#cf4a2a'), 1150, 150, 24) +
      place(appleSlice(pen, 92, '#cf4a2a'), 1500, 470, -40),
  },
}
