import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { ellipse, rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { turned } from '@/demo/drawings/engine/shading'
import { fill, line, place, ring, type Svg, times } from '@/demo/drawings/engine/svg'
import { clove, garlic, root } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { lemon } from '@/demo/drawings/food/fruit'
import { seeds } from '@/demo/drawings/food/grains'
import { dill, leaf } from '@/demo/drawings/food/leaves'
import { foam } from '@/demo/drawings/food/liquids'
import { pineapple } from '@/demo/drawings/food/tropical'
import { beetroot, cabbageHalf, carrot } from '@/demo/drawings/food/vegetables'
import {
  kombuchaJar,
  krautJar,
  kvassJar,
  lemonJar,
  pickleJar,
  swingTop,
} from '@/demo/drawings/scenes/ferment/jars'
import { salt, tone } from '@/demo/drawings/scenes/ferment/palette'
import { linen } from '@/demo/drawings/surfaces/linen'
import { clothTop, tableTop, wall } from '@/demo/drawings/surfaces/room'
import { fizz, standingShadow, tallGlass } from '@/demo/drawings/vessels/glass'
import { jar } from '@/demo/drawings/vessels/jar'

const stillLife = (pen: Pen, wallColour: string, table: string, horizon: number): Svg =>
  wall(pen, wallColour, horizon) + tableTop(pen, table, horizon)

/** A head of foam seen from the side. */
function stretchFoam(pen: Pen, half: number): Svg {
  return (
    `<g transform="scale(1 0.28)">${foam(pen, half, '#fff6dc', 22)}</g>` +
    line(`M${-half} 0H${half}`, '#fffaf0', 4, 0.6)
  )
}

/** Jars and bottles on the shelf, seen from the side. */
export const shelf: Scenes = {
  'ginger-carrot-sticks': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, tone.wall, 830) +
      clothTop(pen, tone.linen, 830, linen(pen, tone.linen, 2)) +
      jar(
        pen,
        {
          x: 700,
          base: 1050,
          w: 420,
          h: 760,
          liquid: '#e9d6a4',
          depth: '#cfae66',
          lid: 'clip',
          lidColour: '#dfe6e0',
        },
        times(9, (i) =>
          place(
            fill(rounded(0, -260, 58, 520, 14), turned(i % 2 ? '#e07a2a' : '#ee8f3c', 0.1)) +
              line('M-14 -500V-40', '#f9b878', 6, 0.5),
            -172 + i * 43,
            -14 + (i % 3) * 6,
            pen.dice.around(0, 3),
          ),
        ) +
          times(5, (i) =>
            place(
              fill(ellipse(0, 0, 44, 34), '#f3dca0') + line(ellipse(0, 0, 34, 25), '#d9b25c', 3),
              -130 + i * 66,
              -50 - (i % 2) * 40,
              i * 20,
            ),
          ),
      ) +
      place(root(pen, 130), 1120, 1040, -10) +
      place(carrot(pen, 420), 260, 1100, -4),
  },
  'classic-sauerkraut': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, tone.wallMoss, 800) +
      clothTop(pen, tone.linen, 800, linen(pen, tone.linen, 2)) +
      standingShadow(pen, 1090, 1040, 420, 0.7) +
      place(cabbageHalf(pen, 235, '#8fa35c', '#e3e6b4'), 1090, 850, -14) +
      place(krautJar(pen), 620, 1030) +
      place(salt(pen, 150, 120), 300, 1100) +
      place(seeds(pen, 90, 22, ['#4a3620', '#6a4c2c'], 8), 1000, 1130),
  },
  'half-sour-dill-pickles': {
    light: lights.panes(0.3),
    draw: (pen) =>
      wall(pen, tone.wallPale, 850) +
      clothTop(pen, tone.linen, 850, linen(pen, tone.linen, 2)) +
      place(pickleJar(pen), 980, 1070) +
      place(dill(pen, 480, tone.dill), 130, 1090, -14) +
      place(dill(pen, 400, tone.dill), 180, 1130, 4) +
      place(garlic(pen, 105), 480, 1030, 0) +
      place(clove(pen, 46), 640, 1110, 24),
  },
  'first-batch-kombucha': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stillLife(pen, tone.wall, tone.oak, 830) +
      place(kombuchaJar(pen), 900, 1040) +
      tallGlass(
        pen,
        {
          x: 380,
          base: 1100,
          w: 210,
          h: 330,
          level: 0.78,
          liquid: '#d98f3f',
          depth: '#a85a20',
          foot: 0.86,
        },
        fizz(pen, 170, -250, -20, 46),
      ),
  },
  'wild-ginger-beer': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stillLife(pen, '#5a4a3c', tone.oakPale, 860) +
      standingShadow(pen, 1170, 1010, 220) +
      swingTop(1170, 1010, 840, '#7c6a3d', '#d9b664') +
      standingShadow(pen, 930, 970, 200) +
      swingTop(930, 970, 760, '#6f6238', '#cfa955') +
      tallGlass(
        pen,
        {
          x: 560,
          base: 1080,
          w: 290,
          h: 560,
          level: 0.8,
          liquid: '#ecd590',
          depth: '#d5ab4d',
          foot: 0.8,
        },
        fizz(pen, 250, -430, -20, 150),
        place(stretchFoam(pen, 132), 0, -452),
      ) +
      place(root(pen, 170), 260, 1090, -8) +
      place(citrusWedge(pen, 80, '#e2b92f', '#f3dc7a'), 860, 1110, 12),
  },
  'beet-kvass': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#3c3a3c', 780) +
      clothTop(pen, tone.linen, 780, linen(pen, tone.linen, 2)) +
      place(kvassJar(pen), 1060, 960) +
      tallGlass(
        pen,
        {
          x: 620,
          base: 1040,
          w: 220,
          h: 300,
          level: 0.76,
          liquid: '#b01a49',
          depth: '#6d0f2d',
          foot: 0.84,
        },
        fizz(pen, 180, -220, -20, 40),
      ) +
      tallGlass(
        pen,
        {
          x: 370,
          base: 1110,
          w: 220,
          h: 300,
          level: 0.8,
          liquid: '#b01a49',
          depth: '#6d0f2d',
          foot: 0.84,
        },
        fizz(pen, 180, -220, -20, 40),
      ) +
      place(beetroot(pen, 92), 860, 1060, 62) +
      place(beetroot(pen, 80, true), 700, 1120),
  },
  'preserved-lemons': {
    light: lights.panes(0.34),
    draw: (pen) =>
      wall(pen, '#8d948f', 830) +
      clothTop(pen, tone.linen, 830, linen(pen, tone.linen, 3)) +
      place(lemonJar(pen), 760, 1050) +
      place(lemon(pen, 118), 1240, 1040, -14) +
      place(citrus(pen, 104, '#eebd22', '#f6dc70'), 1180, 1130) +
      place(salt(pen, 170, 260), 350, 1120) +
      place(leaf(pen, 210, 70, tone.moss), 230, 1020, 18),
  },
  'pineapple-tepache': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stillLife(pen, tone.wallMoss, tone.oak, 820) +
      standingShadow(pen, 1020, 990, 300) +
      place(pineapple(pen, 540), 1110, 455, 90) +
      tallGlass(
        pen,
        {
          x: 620,
          base: 1070,
          w: 300,
          h: 620,
          level: 0.84,
          liquid: '#e9b65a',
          depth: '#b9711f',
          foot: 0.82,
        },
        times(4, () =>
          place(
            fill(rounded(0, 0, 120, 110, 24), '#ffffff', 0.3) +
              line(rounded(0, 0, 120, 110, 24), '#ffffff', 4, 0.5),
            pen.dice.around(0, 60),
            -pen.dice.between(330, 470),
            pen.dice.between(0, 90),
          ),
        ) + fizz(pen, 260, -500, -20, 110),
        place(
          line('M-30 -60L70 -760', '#7a4420', 26) + line('M-34 -100L62 -760', '#a9683a', 8),
          30,
          0,
        ),
      ) +
      place(
        line('M0 0H230', '#6d3a1a', 28) +
          line('M6 -6H220', '#a5653a', 8) +
          ring(230, 0, 12, '#4a240e', 5),
        230,
        1120,
        -12,
      ) +
      place(citrusWedge(pen, 70, '#8a9a3a', '#d8df98'), 850, 1120, -10),
  },
}
