import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { blob, ellipse, rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { around, scatter } from '@/demo/drawings/engine/spread'
import { dot, fill, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { clove, garlic } from '@/demo/drawings/food/aromatics'
import { breadSlice } from '@/demo/drawings/food/bread'
import { browned } from '@/demo/drawings/food/browned'
import { friedEgg, poachedEgg } from '@/demo/drawings/food/eggs'
import { fruit } from '@/demo/drawings/food/fruit'
import { bean, beans, flakes, rice, seeds } from '@/demo/drawings/food/grains'
import { dill, onionRings } from '@/demo/drawings/food/leaves'
import { broth, oil, rubble } from '@/demo/drawings/food/liquids'
import { noodles } from '@/demo/drawings/food/strands'
import { carrot, cube } from '@/demo/drawings/food/vegetables'
import {
  checkedNapkin,
  enamel,
  herbs,
  laidFork,
  loaf,
  redChecks,
  stripedTowel,
  tone,
} from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { paintedTable } from '@/demo/drawings/surfaces/room'
import { terrazzo } from '@/demo/drawings/surfaces/stone'
import { plate } from '@/demo/drawings/vessels/bowl'
import { pan } from '@/demo/drawings/vessels/cookware'

/** A short tube of pasta. */
const tube = (pen: Pen, size: number): Svg => {
  const colour = pen.dice.pick(['#f6deaa', '#f0d294', '#fae8c0'])
  return (
    fill(rounded(3, 6, size * 2.5, size, size * 0.3), '#6d1c0c', 0.35) +
    fill(rounded(0, 0, size * 2.5, size, size * 0.28), colour) +
    times(3, (i) =>
      line(
        `M${-size * 1.1} ${(i - 1) * size * 0.27}H${size * 1.1}`,
        i === 0 ? '#fde3a4' : '#d9a95c',
        2.6,
        0.6,
      ),
    ) +
    fill(ellipse(size * 1.18, 0, size * 0.2, size * 0.46), '#a3642a') +
    line(ellipse(size * 1.18, 0, size * 0.2, size * 0.46), '#f7d891', 3)
  )
}

/** Carrot-top pesto pasta on its plate. */
export const pestoPasta = (pen: Pen): Svg =>
  plate(
    pen,
    { x: 0, y: 0, r: 480, ...enamel(tone.tomato) },
    dot(0, 0, 345, '#4d6a2a') +
      noodles(pen, 372, {
        colours: ['#e9cf86', '#e2c478', '#d9c878', '#bfc062'],
        depth: '#3c5220',
        width: 22,
        count: 260,
      }) +
      rubble(pen, 230, ['#4f7a2c', '#5f8c36', '#436a26'], 17, 74) +
      scatter(pen.dice, 0, 0, 240, 78, 16)
        .map(([x, y]) =>
          place(
            bean(pen, { colour: '#efd9a0', size: 15, long: 1.7 }),
            x,
            y,
            pen.dice.between(0, 360),
          ),
        )
        .join('') +
      flakes(pen, 260, 120, ['#fff6dc', '#f3e4b8'], 8) +
      place(dill(pen, 150, '#4e8a3c'), -50, 10, -60),
  )

/** Shakshuka in its pan. */
export const shakshuka = (pen: Pen): Svg =>
  pan(
    pen,
    { x: 0, y: 0, r: 490, colour: tone.iron, handle: 215 },
    broth(pen, 430, '#c23a1a', 0.08) +
      rubble(pen, 400, ['#d14a24', '#b82f16', '#dd6a34'], 34, 120) +
      scatter(pen.dice, 0, 0, 390, 90, 40)
        .map(([x, y]) =>
          place(
            cube(
              pen,
              pen.dice.between(22, 34),
              pen.dice.pick(['#d98a2a', '#5f8a3c', '#e0b13a', '#a9280f']),
            ),
            x,
            y,
            pen.dice.between(0, 90),
          ),
        )
        .join('') +
      around(pen.dice, 0, 0, 235, 5, 0.4)
        .map(({ x, y }) => place(poachedEgg(pen, 112), x, y, pen.dice.between(0, 360)))
        .join('') +
      flakes(pen, 380, 70, ['#fff8e6', '#f6ead0'], 13) +
      herbs(pen, 380, 30, 26) +
      oil(pen, 390, '#e38a2c', 28, 14),
  )

const crispRice = (pen: Pen): Svg =>
  browned(pen, blob(pen.dice, 0, 0, 350, 340, 0.03, 14), [350, 340], '#d6933a', 90, 0.15) +
  rice(pen, 310, ['#f0cf86', '#e6b862', '#f7e2ae', '#d69a44'], 22, 700) +
  place(friedEgg(pen, 165), -96, -70) +
  place(friedEgg(pen, 158), 110, 92, 60) +
  onionRings(pen, scatter(pen.dice, 0, 0, 310, 64, 44), 15, ['#7fa24a', '#5f8a3c', '#c9dba0']) +
  flakes(pen, 300, 110, ['#b3261a', '#d1521f', '#7a1a0c'], 7) +
  seeds(pen, 300, 60, ['#f8ecd0', '#2d221c'], 6)

/** Pasta and pans. */
export const pans: Scenes = {
  'carrot-top-pesto-pasta': {
    light: lights.daylight(),
    draw: (pen) =>
      paintedTable(tone.mustard) +
      checkedNapkin(
        pen,
        [
          [980, -80],
          [1700, -60],
          [1680, 560],
          [1120, 640],
        ],
        tone.espresso,
        40,
      ) +
      place(pestoPasta(pen), 860, 620) +
      place(carrot(pen, 480), 150, 250, 62) +
      place(carrot(pen, 440, '#ef8a35'), 320, 160, 74) +
      laidFork(pen, 1380, 560, 64),
  },
  'one-pan-chickpea-pasta': {
    light: lights.daylight(),
    draw: (pen) =>
      terrazzo(pen, '#eadfc4', ['#d8432b', '#c9a36a', '#8da37b', '#5a4438', '#f7f0de']) +
      pan(
        pen,
        { x: 800, y: 600, r: 480, colour: tone.tomato, well: '#f1e4cc', handle: 0, handles: 'two' },
        broth(pen, 420, '#c8431f', 0.07) +
          scatter(pen.dice, 0, 0, 385, 104, 60)
            .map(([x, y]) => place(tube(pen, 44), x, y, pen.dice.between(0, 360)))
            .join('') +
          beans(pen, 395, 92, { colour: '#d9922f', size: 36, long: 1, mark: 'beak' }, 60) +
          oil(pen, 390, '#e2852a', 40, 14) +
          herbs(pen, 360, 20, 27) +
          flakes(pen, 350, 110, ['#fff6dc', '#f3e4b8'], 8),
      ) +
      place(
        stripedTowel(pen, [
          [0, 0],
          [420, -60],
          [520, 420],
          [60, 460],
        ]),
        1180,
        840,
      ) +
      place(garlic(pen, 90), 150, 180) +
      place(clove(pen, 42), 300, 130, 20),
  },
  'back-of-the-fridge-shakshuka': {
    light: lights.panes(0.3),
    draw: (pen) =>
      boards(pen, '#8a5f3e', 86, 260) +
      checkedNapkin(
        pen,
        [
          [-100, -60],
          [480, -80],
          [360, 520],
          [-100, 620],
        ],
        tone.blue,
        44,
      ) +
      place(shakshuka(pen), 880, 640) +
      place(breadSlice(pen, 300, 260, loaf), 1430, 190, -20) +
      place(breadSlice(pen, 300, 260, loaf), 1480, 1050, 30),
  },
  'crisp-rice-and-eggs': {
    light: lights.daylight(),
    draw: (pen) =>
      redChecks(pen, 45, 74) +
      plate(
        pen,
        { x: 760, y: 610, r: 480, ...enamel(tone.blue) },
        place(crispRice(pen), 0, 0, 0, 1.14),
      ) +
      laidFork(pen, 1400, 330, 78) +
      place(fruit(pen, 120, tone.tomato, { stalk: 'tomato' }), 1370, 1080),
  },
}
