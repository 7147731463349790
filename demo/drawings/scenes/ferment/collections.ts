import { lights } from '@/demo/drawings/engine/light'
import { rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { castShadow } from '@/demo/drawings/engine/shading'
import { place, times } from '@/demo/drawings/engine/svg'
import { garlic, root } from '@/demo/drawings/food/aromatics'
import { roundLoaf } from '@/demo/drawings/food/bread'
import { friedEgg } from '@/demo/drawings/food/eggs'
import { flakes, rice, seeds } from '@/demo/drawings/food/grains'
import { kimchi } from '@/demo/drawings/food/kimchi'
import { sprig } from '@/demo/drawings/food/leaves'
import { shreds } from '@/demo/drawings/food/strands'
import { focaccia } from '@/demo/drawings/scenes/ferment/bakes'
import { scallions } from '@/demo/drawings/scenes/ferment/bowls'
import {
  kombuchaJar,
  krautJar,
  lemonJar,
  pickleJar,
  swingTop,
} from '@/demo/drawings/scenes/ferment/jars'
import { salt, tone, towel } from '@/demo/drawings/scenes/ferment/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { linen } from '@/demo/drawings/surfaces/linen'
import { clothTop, tableTop, wall } from '@/demo/drawings/surfaces/room'
import { stone } from '@/demo/drawings/surfaces/stone'
import { bowl } from '@/demo/drawings/vessels/bowl'
import { fizz, standingShadow, tallGlass } from '@/demo/drawings/vessels/glass'

/** The covers of the collections. */
export const collections: Scenes = {
  'collection-start-here': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#3d4547', 860) +
      tableTop(pen, tone.oak, 860) +
      place(pickleJar(pen), 360, 1040, 0, 0.74) +
      place(krautJar(pen), 800, 1020, 0, 0.94) +
      place(lemonJar(pen), 1230, 1050, 0, 0.74) +
      place(garlic(pen, 66), 1010, 1110) +
      place(salt(pen, 110, 90), 580, 1140),
  },
  'collection-bread-and-grains': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stone(pen, '#4b4a46') +
      towel(
        pen,
        [
          [840, -80],
          [1700, -60],
          [1700, 700],
          [980, 560],
        ],
        tone.linen,
        tone.blueware,
      ) +
      place(roundLoaf(pen, 390, { crust: '#8a4d22', crumb: '#ecdcb8' }), 640, 620, -12) +
      place(flakes(pen, 460, 320, ['#fff6e4', '#f1e6cf'], 3.5), 640, 640) +
      times(6, (i) =>
        place(
          sprig(pen, 470, 17, '#c9a45c', { length: 40, width: 14, angle: 26 }),
          1120 + i * 40,
          1130 - i * 16,
          -46 - i * 7,
        ),
      ) +
      bowl(
        pen,
        { x: 1370, y: 330, r: 180, glaze: tone.stoneware, rim: tone.clay, full: 0.82 },
        rice(pen, 150, ['#d9b16a', '#c99a52', '#e6c88a'], 15, 420),
      ),
  },
  'collection-drinks-with-a-fizz': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#56443a', 850) +
      clothTop(pen, tone.linen, 850, linen(pen, tone.linen, 2)) +
      place(standingShadow(pen, 0, 0, 220) + swingTop(0, 0, 800, '#7c6a3d', '#d9b664'), 210, 980) +
      [
        ['#c9782f', '#8a431a', 500, 1000, 420],
        ['#b01a49', '#6d0f2d', 770, 1060, 480],
        ['#ecd590', '#d5ab4d', 1050, 1000, 440],
      ]
        .map(([liquid = '', depth = '', x = 0, base = 0, h = 0]) =>
          tallGlass(
            pen,
            {
              x: Number(x),
              base: Number(base),
              w: 220,
              h: Number(h),
              level: 0.8,
              liquid: String(liquid),
              depth: String(depth),
              foot: 0.82,
            },
            fizz(pen, 190, -Number(h) * 0.76, -20, 90),
          ),
        )
        .join('') +
      place(kombuchaJar(pen), 1390, 1020, 0, 0.72) +
      place(root(pen, 100), 960, 1130, -8),
  },
  'collection-cooking-with-ferments': {
    light: lights.panes(0.32),
    draw: (pen) =>
      boards(pen, tone.oak, 6, 250) +
      bowl(
        pen,
        {
          x: 560,
          y: 620,
          r: 370,
          glaze: tone.inkware,
          well: '#3b4145',
          rim: tone.clay,
          full: 0.86,
        },
        rice(pen, 320, ['#f4ecd8', '#fbf6e8', '#e9dcc0'], 24, 900) +
          place(kimchi(pen, 150), -130, 60) +
          place(friedEgg(pen, 150), 110, -70) +
          place(
            shreds(
              pen,
              90,
              { colours: ['#7a1f3d', '#a92a52', '#8d1f45'], depth: '#2c0a16', width: 9, count: 70 },
              90,
              0.4,
            ),
            110,
            170,
          ) +
          scallions(pen, 280, 70, 15, 16) +
          seeds(pen, 300, 60, ['#2a211a', '#f5e9c8'], 6),
      ) +
      place(
        castShadow(pen, rounded(0, 0, 430, 330, 40), 0.7) + focaccia(pen, 430, 330),
        1240,
        300,
        12,
      ) +
      bowl(
        pen,
        { x: 1250, y: 860, r: 220, glaze: tone.stoneware, rim: tone.clay, full: 0.84 },
        kimchi(pen, 190),
      ),
  },
}
