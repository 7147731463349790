import type { Scenes } from '@/demo/drawings/engine/scene'
import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { box, dot, line, place, ring, type Svg } from '@/demo/drawings/engine/svg'
import { chilli } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { seeds } from '@/demo/drawings/food/grains'
import { leaf } from '@/demo/drawings/food/leaves'
import { rubble } from '@/demo/drawings/food/liquids'
import { coconut, hibiscus, mango } from '@/demo/drawings/food/tropical'
import { mortar, spiceTin } from '@/demo/drawings/props/crocks'
import { curls, portrait } from '@/demo/drawings/props/portrait'
import { book } from '@/demo/drawings/props/wares'
import { dal, fishCurry } from '@/demo/drawings/scenes/jerumai/curries'
import {
  curryLeaves,
  leafMat,
  riceDome,
  tilePaint,
  tone,
} from '@/demo/drawings/scenes/jerumai/palette'
import { raita, sambal } from '@/demo/drawings/scenes/jerumai/sides'
import { leafTable } from '@/demo/drawings/surfaces/leaf-table'
import { stone } from '@/demo/drawings/surfaces/stone'
import { tiles } from '@/demo/drawings/surfaces/tiles'

/** Curls piled high, a hibiscus, brass rings. */
const curlsAndHibiscus = (pen: Pen): Svg =>
  curls(pen, '#221316', [
    [-140, -110, 52],
    [142, -116, 52],
    [-96, -176, 56],
    [98, -180, 56],
    [-30, -214, 58],
    [40, -216, 58],
    [-160, -44, 40],
    [160, -50, 40],
    [-70, -262, 60],
    [70, -266, 62],
    [0, -300, 64],
    [-130, -200, 56],
    [134, -206, 56],
  ]) +
  [-150, 150].map((x) => ring(x, 70, 34, tone.brassRim, 9)).join('') +
  place(hibiscus(pen, 104, tone.hibiscus), -134, -168, 30)

/** The share picture, Maia, and her wares. */
export const house: Scenes = {
  featured: {
    light: lights.palms('feast', 0.24),
    draw: (pen) =>
      tiles(pen, 'quarters', tilePaint.teal, 200, 0) +
      leafMat(pen, 800, 620, -14, 1760, 980) +
      place(fishCurry(pen), 760, 560, 0, 0.74) +
      place(dal(pen), 1290, 300, 0, 0.5) +
      place(sambal(pen), 1260, 820, 0, 0.6) +
      place(raita(pen), 260, 420, 0, 0.48) +
      place(riceDome(pen, 190), 380, 860) +
      place(citrusWedge(pen, 70, '#6fa52a', '#cfe07a'), 640, 1010, 20) +
      place(mango(pen, 130), 900, 1080, -10) +
      place(hibiscus(pen, 130, tone.hibiscus), 110, 1080) +
      place(coconut(pen, 130), 1500, 1110) +
      place(hibiscus(pen, 100, tone.mango), 1010, 90, 40) +
      place(curryLeaves(pen, 260), 520, 170, -20),
  },
  avatar: {
    isSquare: true,
    light: lights.palms('maia', 0.14),
    draw: (pen) =>
      `<g transform="scale(0.72)">${tiles(pen, 'petals', tilePaint.mango, 260, 0)}</g>` +
      [-60, -28, 205, 240]
        .map((turn, i) =>
          place(leaf(pen, 560, 190, i % 2 ? tone.leaf : tone.deepLeaf), 500, 820, turn),
        )
        .join('') +
      place(
        portrait(pen, {
          skin: '#8d5534',
          hair: '#221316',
          brow: '#1c0f10',
          lips: '#b3244f',
          cloth: tone.hibiscus,
          apron: tone.teal,
          behind: curls(pen, '#1c0f12', [
            [-170, -20, 90],
            [172, -24, 90],
            [-190, -130, 90],
            [190, -136, 90],
            [0, -230, 150],
            [-120, -240, 100],
            [124, -244, 100],
            [-160, 80, 70],
            [160, 80, 70],
          ]),
          over: curlsAndHibiscus(pen),
        }),
        500,
        590,
        0,
        0.92,
      ),
  },
  'product-1': {
    isSquare: true,
    light: lights.palms('tin', 0.2),
    draw: (pen) =>
      tiles(pen, 'star', tilePaint.rose, 210, 0) +
      place(spiceTin(pen, 390, tone.brass), 500, 490) +
      place(curryLeaves(pen, 260), 60, 940, -24),
  },
  'product-2': {
    isSquare: true,
    light: lights.palms('mortar', 0.2),
    draw: (pen) =>
      leafTable(pen, tone.leaf, -30) +
      place(
        mortar(
          pen,
          350,
          '#5f6a70',
          dot(0, 0, 270, '#b3391a') +
            rubble(pen, 250, ['#c9482a', '#a32a14', '#d9702a'], 22, 200) +
            seeds(pen, 230, 60, ['#f6e2a4'], 6),
        ),
        480,
        540,
      ) +
      place(chilli(pen, 220, tone.chilli), 720, 900, 10),
  },
  'product-3': {
    isSquare: true,
    light: lights.palms('book', 0.2),
    draw: (pen) =>
      stone(pen, tone.mango, 0.03) +
      place(
        book(
          pen,
          tone.teal,
          box(-250, -330, 500, 660, tone.teal) +
            place(`<g transform="scale(0.5)">${fishCurry(pen)}</g>`, 30, 90) +
            place(hibiscus(pen, 100, tone.hibiscus), 150, -190) +
            line('M-160 -250H40', tone.sun, 24) +
            line('M-160 -200H0', tone.coconut, 12),
        ),
        500,
        510,
        -9,
      ) +
      place(citrus(pen, 84, '#6fa52a', '#dcea8a'), 900, 890),
  },
}
