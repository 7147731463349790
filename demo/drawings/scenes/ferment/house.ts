import type { Scenes } from '@/demo/drawings/engine/scene'
import { lights } from '@/demo/drawings/engine/light'
import { circle, ellipse, rounded, smooth } from '@/demo/drawings/engine/outline'
import { turned } from '@/demo/drawings/engine/shading'
import { box, dot, fill, line, place, times } from '@/demo/drawings/engine/svg'
import { clove, garlic } from '@/demo/drawings/food/aromatics'
import { dill } from '@/demo/drawings/food/leaves'
import { shreds } from '@/demo/drawings/food/strands'
import { beetroot, cabbageHalf } from '@/demo/drawings/food/vegetables'
import { crock } from '@/demo/drawings/props/crocks'
import { portrait } from '@/demo/drawings/props/portrait'
import { book, tamper } from '@/demo/drawings/props/wares'
import { krautJar, kvassJar, lemonJar } from '@/demo/drawings/scenes/ferment/jars'
import { salt, tone, towel } from '@/demo/drawings/scenes/ferment/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { linen } from '@/demo/drawings/surfaces/linen'
import { clothTop, tableTop, wall } from '@/demo/drawings/surfaces/room'

const bobOver =
  fill(
    smooth([
      [-164, 60],
      [-176, -60],
      [-150, -190],
      [-60, -262],
      [50, -264],
      [146, -196],
      [176, -60],
      [164, 60],
      [150, 40],
      [140, -70],
      [96, -160],
      [10, -186],
      [-60, -150],
      [-120, -110],
      [-142, -20],
      [-150, 40],
    ]),
    turned('#cfc4ae', 0.08),
  ) +
  times(9, (i) =>
    line(
      smooth(
        [
          [-30 + i * 8, -256],
          [-90 + i * 22, -206],
          [-150 + i * 36, -120 + Math.abs(i - 4) * 10],
        ],
        false,
      ),
      i % 2 ? '#e6dcc6' : '#a99c84',
      4,
      0.5,
    ),
  ) +
  dot(-148, 52, 9, tone.brass) +
  dot(148, 52, 9, tone.brass)

/** The share picture, Ilse, and her wares. */
export const house: Scenes = {
  featured: {
    light: lights.panes(0.42),
    draw: (pen) =>
      wall(pen, '#4d5350', 830) +
      clothTop(pen, tone.linen, 830, linen(pen, tone.linen, 3)) +
      place(crock(pen, 400, 470, tone.stoneware, tone.clay), 250, 960) +
      place(krautJar(pen), 610, 990, 0, 0.78) +
      place(kvassJar(pen), 960, 960, 0, 0.86) +
      place(lemonJar(pen), 1320, 1000, 0, 0.72) +
      place(cabbageHalf(pen, 130, '#8fa35c', '#e3e6b4'), 860, 1050, -10) +
      place(beetroot(pen, 76), 1090, 1070, 70) +
      place(beetroot(pen, 66, true), 1030, 1120) +
      place(garlic(pen, 74), 450, 1090) +
      place(clove(pen, 38), 550, 1130, 20) +
      place(dill(pen, 330, tone.dill), 60, 1120, -8) +
      place(salt(pen, 110, 100), 700, 1140),
  },
  avatar: {
    isSquare: true,
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#59625a', 1000) +
      place(dill(pen, 520, '#7a8a5c'), 90, 920, -70) +
      place(dill(pen, 460, '#6d7d52'), 900, 960, -112) +
      place(
        portrait(pen, {
          skin: '#e9c3a4',
          hair: '#cfc4ae',
          brow: '#6b5a48',
          lips: '#b25a55',
          cloth: tone.inkware,
          apron: '#cdbfa6',
          behind: fill(ellipse(0, -50, 180, 200), '#b5a990'),
          over: bobOver,
        }),
        500,
        540,
        0,
        0.98,
      ),
  },
  'product-1': {
    isSquare: true,
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, tone.wallMoss, 700) +
      tableTop(pen, tone.oakPale, 700) +
      place(crock(pen, 520, 540, tone.stoneware, tone.clay), 480, 880) +
      place(garlic(pen, 62), 820, 900),
  },
  'product-2': {
    isSquare: true,
    light: lights.panes(0.3),
    draw: (pen) =>
      linen(pen, tone.linen, 3) +
      towel(
        pen,
        [
          [-60, 560],
          [520, 700],
          [420, 1080],
          [-60, 1080],
        ],
        '#c9c0ae',
        tone.beet,
      ) +
      place(tamper(pen, 860, '#c69a66'), 170, 800, -44) +
      place(
        shreds(
          pen,
          120,
          { colours: ['#e9e0b4', '#dfd79c', '#cfcf8e'], depth: '#6d6a35', width: 9, count: 60 },
          120,
          0.4,
        ),
        760,
        800,
      ),
  },
  'product-3': {
    isSquare: true,
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, tone.oak, 90, 230) +
      place(
        book(
          pen,
          '#e3d8c2',
          box(-250, -330, 500, 660, '#e3d8c2') +
            fill(circle(10, -10, 170), tone.beet) +
            place(
              fill(rounded(0, 0, 120, 190, 24), '#f3ecdc') +
                fill(rounded(0, 26, 104, 120, 18), '#a9b06a') +
                fill(rounded(0, -104, 96, 26, 8), '#c9694b'),
              10,
              -10,
            ) +
            line('M-110 230H130M-60 262H80', tone.inkware, 10, 0.75) +
            line('M-110 -262H130', tone.beet, 6),
        ),
        500,
        500,
        -8,
      ) +
      place(dill(pen, 380, tone.dill), 60, 960, -30),
  },
}
