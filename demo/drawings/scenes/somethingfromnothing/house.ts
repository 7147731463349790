import type { Scenes } from '@/demo/drawings/engine/scene'
import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { smooth } from '@/demo/drawings/engine/outline'
import { turned } from '@/demo/drawings/engine/shading'
import { box, dot, fill, line, place, ring, type Svg, times } from '@/demo/drawings/engine/svg'
import { garlic } from '@/demo/drawings/food/aromatics'
import { friedEgg } from '@/demo/drawings/food/eggs'
import { fruit, lemon } from '@/demo/drawings/food/fruit'
import { sprig } from '@/demo/drawings/food/leaves'
import { tomatoSlice } from '@/demo/drawings/food/slices'
import { curls, portrait } from '@/demo/drawings/props/portrait'
import { book, flatSpoon, sardineStack } from '@/demo/drawings/props/wares'
import {
  checkedNapkin,
  enamel,
  laidFork,
  laidSpoon,
  redChecks,
  tone,
} from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { pestoPasta, shakshuka } from '@/demo/drawings/scenes/somethingfromnothing/pans'
import { beansOnToast, tortilla } from '@/demo/drawings/scenes/somethingfromnothing/plates'
import { lentilSoup } from '@/demo/drawings/scenes/somethingfromnothing/soups'
import { boards } from '@/demo/drawings/surfaces/boards'
import { checkedCloth } from '@/demo/drawings/surfaces/cloth'
import { paintedTable } from '@/demo/drawings/surfaces/room'
import { plate } from '@/demo/drawings/vessels/bowl'

/** A red scarf tied over dark curls, round spectacles. */
const scarfAndSpectacles = (pen: Pen): Svg =>
  curls(pen, '#3a2219', [
    [-158, -60, 44],
    [158, -70, 44],
    [-166, 10, 42],
    [166, 4, 42],
    [-154, 74, 38],
    [156, 70, 38],
    [-110, -150, 40],
    [112, -156, 40],
    [-60, -178, 38],
    [-6, -188, 40],
    [56, -180, 38],
  ]) +
  fill(
    smooth([
      [-172, -110],
      [-140, -226],
      [-60, -292],
      [40, -296],
      [136, -236],
      [174, -112],
      [120, -176],
      [30, -216],
      [-60, -212],
      [-126, -170],
    ]),
    turned(tone.tomato, 0.06),
  ) +
  times(16, (i) =>
    dot(
      -138 + (i % 8) * 40,
      -224 - Math.sin(((i % 8) / 7) * Math.PI) * 34 - Math.floor(i / 8) * 34 + 20,
      8,
      tone.cream,
    ),
  ) +
  fill(
    'M30 -280C70 -370 150 -360 130 -300C190 -330 210 -270 150 -250C110 -236 60 -250 30 -280Z',
    turned(tone.brick, 0.08),
  ) +
  [-62, 62].map((x) => ring(x, -18, 50, tone.espresso, 8)).join('') +
  line('M-14 -26Q0 -38 14 -26M-112 -26L-140 -34M112 -26L140 -34', tone.espresso, 8)

/** The share picture, Odile, and her wares. */
export const house: Scenes = {
  featured: {
    light: lights.panes(0.3),
    draw: (pen) =>
      redChecks(pen, -10, 84) +
      place(shakshuka(pen), 790, 610, 20, 0.82) +
      place(beansOnToast(pen), 190, 300, 0, 0.68) +
      place(lentilSoup(pen), 1390, 240, 0, 0.74) +
      place(tortilla(pen), 1420, 980, 30, 0.68) +
      place(pestoPasta(pen), 150, 1010, 0, 0.66) +
      laidFork(pen, 590, 140, 80, 420) +
      laidSpoon(pen, 1130, 1060, -30, 480) +
      place(fruit(pen, 74, tone.tomato, { stalk: 'tomato' }), 790, 90) +
      place(fruit(pen, 62, '#e2572f', { stalk: 'tomato' }), 930, 110) +
      place(garlic(pen, 66), 560, 1090),
  },
  avatar: {
    isSquare: true,
    light: lights.daylight(),
    draw: (pen) =>
      `<g transform="scale(0.9)">${checkedCloth(pen, tone.butter, tone.mustard, 90, -8)}</g>` +
      place(
        portrait(pen, {
          skin: '#e2b28a',
          hair: '#3a2219',
          brow: '#3a2219',
          lips: '#c23a2b',
          cloth: tone.blue,
          apron: tone.cream,
          behind: curls(pen, '#331d15', [
            [-120, 30, 80],
            [124, 34, 80],
            [-134, 110, 66],
            [136, 112, 66],
            [0, -120, 150],
          ]),
          over: scarfAndSpectacles(pen),
        }),
        500,
        560,
        0,
        0.96,
      ),
  },
  'product-1': {
    isSquare: true,
    light: lights.daylight(),
    draw: (pen) =>
      `<g transform="translate(-200 0)">${checkedCloth(pen, tone.cream, tone.sage, 70, 14)}</g>` +
      sardineStack(pen) +
      place(lemon(pen, 80), 850, 850, 20),
  },
  'product-2': {
    isSquare: true,
    light: lights.panes(0.26),
    draw: (pen) =>
      paintedTable(tone.mustard) +
      checkedNapkin(pen, [
        [-60, 520],
        [460, 620],
        [420, 1080],
        [-60, 1080],
      ]) +
      place(flatSpoon(pen, 960, '#c98f50'), 170, 250, 40) +
      place(sprig(pen, 240, 8, '#5f7a45', { length: 32, width: 11 }), 720, 240, 30),
  },
  'product-3': {
    isSquare: true,
    light: lights.daylight(),
    draw: (pen) =>
      boards(pen, '#c39a63', 84, 250) +
      place(
        book(
          pen,
          tone.tomato,
          box(-250, -330, 500, 660, tone.tomato) +
            place(
              `<g transform="scale(0.42)">${plate(pen, { x: 0, y: 0, r: 480, ...enamel(tone.blue) }, place(friedEgg(pen, 300), 0, 0))}</g>`,
              20,
              20,
            ) +
            line('M-150 -250H190', tone.cream, 20) +
            line('M-110 -205H150', tone.cream, 10) +
            line('M-60 276H100', tone.butter, 10),
        ),
        500,
        500,
        7,
      ) +
      place(tomatoSlice(pen, 84, tone.tomato), 130, 880),
  },
}
