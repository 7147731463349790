import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { around } from '@/demo/drawings/engine/spread'
import { strewn } from '@/demo/drawings/engine/strew'
import { dot, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { chilli } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge, watermelon } from '@/demo/drawings/food/cut-fruit'
import { flakes, seeds } from '@/demo/drawings/food/grains'
import { leaf, parsley, rosette } from '@/demo/drawings/food/leaves'
import { broth, oil } from '@/demo/drawings/food/liquids'
import { skewer } from '@/demo/drawings/food/meat'
import { chilliRing, cucumber, tomatoSlice } from '@/demo/drawings/food/slices'
import { noodles, shreds } from '@/demo/drawings/food/strands'
import { chopsticks } from '@/demo/drawings/props/cutlery'
import { brass, leafMat, peanuts, tilePaint, tone } from '@/demo/drawings/scenes/jerumai/palette'
import { stone } from '@/demo/drawings/surfaces/stone'
import { tiles } from '@/demo/drawings/surfaces/tiles'
import { bowl, plate } from '@/demo/drawings/vessels/bowl'

/** Green papaya salad on its plate. */
export const papayaSalad = (pen: Pen): Svg =>
  plate(
    pen,
    { x: 0, y: 0, r: 470, glaze: tone.teal, rim: tone.coconut, finish: 'enamel', band: tone.mango },
    `<g transform="translate(12 18)">${dot(0, 0, 320, '#06303a', 0.5)}</g>` +
      shreds(
        pen,
        270,
        {
          colours: ['#d9e8a0', '#c6de86', '#eaf2c4', '#f6e9b4', '#f09a3a'],
          depth: '#3f5a20',
          width: 13,
          count: 330,
        },
        190,
        0.28,
      ) +
      around(pen.dice, 0, 0, 210, 6, 0.5)
        .map(({ x, y }) => place(tomatoSlice(pen, 58, '#dd3322'), x, y, pen.dice.between(0, 360)))
        .join('') +
      shreds(
        pen,
        220,
        { colours: ['#d9e8a0', '#eaf2c4', '#f09a3a'], depth: '#3f5a20', width: 12, count: 60 },
        170,
        0.3,
      ) +
      times(9, () =>
        place(
          line('M0 0q60 -16 120 6', '#3f8a34', 15) + line('M4 -3q56 -14 110 5', '#74b85a', 4),
          pen.dice.around(-40, 210),
          pen.dice.around(0, 210),
          pen.dice.between(0, 360),
        ),
      ) +
      peanuts(pen, 240, 26) +
      strewn(pen, 250, 90, 16, () => chilliRing(pen, 22, tone.chilli)) +
      strewn(pen, 230, 110, 9, () => parsley(pen, 30, '#2f8a3c')),
  )

/** Watermelon salad on its plate. */
const melonSalad = (pen: Pen): Svg =>
  plate(
    pen,
    {
      x: 0,
      y: 0,
      r: 510,
      glaze: tone.rose,
      rim: tone.hibiscus,
      finish: 'enamel',
      band: tone.coconut,
    },
    around(pen.dice, 0, 0, 205, 7, 0.04)
      .map(({ x, y, degrees }, i) =>
        place(
          watermelon(pen, 325, i % 3 ? '#ee3b4e' : '#f2505a'),
          x,
          y,
          degrees - 90 + pen.dice.around(0, 10),
        ),
      )
      .join('') +
      strewn(pen, 330, 90, 22, () => leaf(pen, 76, 42, '#2f8a46', 4)) +
      flakes(pen, 340, 110, ['#8a1410', '#c9261c', '#f2b01e'], 8) +
      strewn(pen, 330, 110, 12, () => chilliRing(pen, 24, '#2f8a34')) +
      flakes(pen, 330, 70, ['#ffffff'], 14) +
      place(rosette(pen, 84, '#2f8a46'), 10, 0),
  )

/** Salads, noodles and skewers. */
export const salads: Scenes = {
  'lemongrass-chicken-skewers': {
    light: lights.palms('skewers'),
    draw: (pen) =>
      tiles(pen, 'petals', tilePaint.mango, 240, 0) +
      leafMat(pen, 780, 620, -8, 1640, 860) +
      times(5, (i) =>
        place(
          skewer(pen, 1000, 6, pen.dice.pick(['#c9742a', '#b8641f', '#d4852f'])),
          190 + i * 34,
          330 + i * 150,
          -10,
        ),
      ) +
      place(seeds(pen, 380, 120, ['#fff3d2', '#f3dca4'], 6), 760, 560) +
      place(
        strewn(pen, 380, 110, 14, () => parsley(pen, 30, '#2f8a3c')),
        760,
        560,
      ) +
      bowl(
        pen,
        { x: 1340, y: 880, r: 200, ...brass, full: 0.84 },
        broth(pen, 170, '#b8691f', 0.07) +
          oil(pen, 150, '#e08a1e', 20, 12) +
          peanuts(pen, 110, 14) +
          flakes(pen, 130, 40, [tone.chilli], 6),
      ) +
      place(citrus(pen, 100, '#6fa52a', '#cfe07a'), 1370, 300) +
      place(citrusWedge(pen, 84, '#6fa52a', '#cfe07a'), 1230, 190, 24) +
      place(
        line('M0 0L420 -40', '#b9cf7a', 34) +
          line('M0 -6L420 -46', '#eef2c8', 12) +
          line('M300 -20L520 -90M300 -30L540 -30', '#7fa24a', 14),
        60,
        1130,
      ),
  },
  'green-papaya-salad': {
    light: lights.palms('papaya'),
    draw: (pen) =>
      stone(pen, tone.mango, 0.03) +
      leafMat(pen, 500, 900, 40, 1300, 520) +
      place(papayaSalad(pen), 850, 590) +
      place(citrus(pen, 110, '#6fa52a', '#cfe07a'), 1420, 1010) +
      place(chilli(pen, 230, tone.chilli), 1360, 200, 40) +
      place(citrusWedge(pen, 84, '#6fa52a', '#d8e68c'), 1260, 1100, -20),
  },
  'peanut-noodle-salad': {
    light: lights.palms('noodles'),
    draw: (pen) =>
      tiles(pen, 'diagonals', tilePaint.rose, 150, 45) +
      bowl(
        pen,
        {
          x: 740,
          y: 620,
          r: 460,
          glaze: tone.sea,
          well: '#2aa7a0',
          rim: tone.coconut,
          finish: 'enamel',
          full: 0.88,
        },
        dot(0, 0, 410, '#9a5a1e') +
          noodles(pen, 400, {
            colours: ['#ecc27c', '#e2b163', '#f3d398'],
            depth: '#5a2a0a',
            width: 22,
            count: 300,
          }) +
          place(
            shreds(
              pen,
              120,
              { colours: ['#f0822a', '#f79a44'], depth: '#6a2a0a', width: 13, count: 46 },
              150,
              0.25,
            ),
            -200,
            -120,
          ) +
          place(
            shreds(
              pen,
              110,
              {
                colours: ['#b0286a', '#c94a88', '#8f1f58'],
                depth: '#3a0a24',
                width: 12,
                count: 46,
              },
              130,
              0.3,
            ),
            190,
            -170,
          ) +
          around(pen.dice, 170, 160, 74, 6, 0.3)
            .map(({ x, y }) => place(cucumber(pen, 66), x, y, pen.dice.between(0, 360)))
            .join('') +
          peanuts(pen, 330, 36) +
          strewn(pen, 320, 100, 14, () => parsley(pen, 32, '#2f8a3c')) +
          strewn(pen, 320, 120, 10, () => chilliRing(pen, 24, tone.chilli)) +
          seeds(pen, 350, 90, ['#fff3d2', '#241610'], 6),
      ) +
      place(chopsticks(pen, 820, tone.hibiscus), 900, 330, -22) +
      place(citrusWedge(pen, 92, '#6fa52a', '#cfe07a'), 1370, 900, -30) +
      place(peanuts(pen, 130, 12), 1340, 1060),
  },
  'watermelon-chilli-salad': {
    light: lights.palms('melon'),
    draw: (pen) =>
      tiles(pen, 'quarters', tilePaint.teal, 190, 0) +
      place(melonSalad(pen), 800, 600) +
      place(citrusWedge(pen, 88, '#6fa52a', '#cfe07a'), 1440, 1060, 24) +
      place(chilli(pen, 220, tone.chilli), 130, 160, 30),
  },
}
