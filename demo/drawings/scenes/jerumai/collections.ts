import { lights } from '@/demo/drawings/engine/light'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { place, times } from '@/demo/drawings/engine/svg'
import { chilli } from '@/demo/drawings/food/aromatics'
import { citrus, watermelon } from '@/demo/drawings/food/cut-fruit'
import { skewer } from '@/demo/drawings/food/meat'
import { hibiscus, mango, mangoHedgehog } from '@/demo/drawings/food/tropical'
import { lassi, ledge, limeSoda, pudding, straw } from '@/demo/drawings/scenes/jerumai/cool'
import {
  corn,
  cornSoup,
  dal,
  fishCurry,
  tamarindPrawns,
} from '@/demo/drawings/scenes/jerumai/curries'
import {
  brass,
  curryLeaves,
  leafMat,
  riceDome,
  tilePaint,
  tone,
} from '@/demo/drawings/scenes/jerumai/palette'
import { papayaSalad } from '@/demo/drawings/scenes/jerumai/salads'
import { raita, sambal } from '@/demo/drawings/scenes/jerumai/sides'
import { stone } from '@/demo/drawings/surfaces/stone'
import { tiles } from '@/demo/drawings/surfaces/tiles'
import { bowl, plate } from '@/demo/drawings/vessels/bowl'
import { fizz, tallGlass } from '@/demo/drawings/vessels/glass'

/** The covers of the collections. */
export const collections: Scenes = {
  'collection-curries-and-dals': {
    light: lights.palms('thali', 0.24),
    draw: (pen) =>
      tiles(pen, 'star', tilePaint.night, 220, 0) +
      plate(
        pen,
        { x: 790, y: 600, r: 570, ...brass },
        place(riceDome(pen, 170), 0, 0) +
          [fishCurry, dal, raita, cornSoup, sambal]
            .map((draw, i) =>
              place(
                draw(pen),
                Math.cos((i * Math.PI * 2) / 5 - 1.2) * 360,
                Math.sin((i * Math.PI * 2) / 5 - 1.2) * 360,
                0,
                i === 2 || i === 4 ? 0.43 : 0.4,
              ),
            )
            .join(''),
      ) +
      place(hibiscus(pen, 120, tone.hibiscus), 1470, 1080) +
      place(curryLeaves(pen, 260), 40, 1080, -24),
  },
  'collection-cool-things': {
    light: lights.palms('cool', 0.22),
    draw: (pen) =>
      ledge(pen, tiles(pen, 'quarters', tilePaint.sea, 230, 0), tone.hibiscus, 880) +
      place(limeSoda(pen), 420, 1060, 0, 0.84) +
      place(lassi(pen, tone.teal), 820, 1090, 0, 0.92) +
      tallGlass(
        pen,
        {
          x: 1200,
          base: 1030,
          w: 280,
          h: 520,
          level: 0.82,
          liquid: '#f0527e',
          depth: '#b3174e',
          foot: 0.8,
        },
        fizz(pen, 240, -400, -20, 80) +
          place(citrus(pen, 92, '#6fa52a', '#dcea8a'), -40, -190) +
          place(citrus(pen, 84, '#6fa52a', '#dcea8a'), 60, -320),
        place(straw(440, tone.teal), 0, -360),
      ) +
      place(watermelon(pen, 250, '#ee3b4e'), 620, 1090, 14) +
      place(citrus(pen, 80, '#6fa52a', '#dcea8a'), 1390, 1110),
  },
  'collection-street-snacks': {
    light: lights.palms('street'),
    draw: (pen) =>
      stone(pen, '#f4c23a', 0.03) +
      leafMat(pen, 500, 330, -12, 1300, 560) +
      times(3, (i) =>
        place(
          skewer(pen, 860, 6, pen.dice.pick(['#c9742a', '#b8641f'])),
          120 + i * 30,
          260 + i * 130,
          -8,
        ),
      ) +
      place(papayaSalad(pen), 1220, 420, 0, 0.66) +
      place(corn(pen, 560), 200, 870, 10) +
      place(corn(pen, 520), 240, 1040, 4) +
      place(
        bowl(
          pen,
          { x: 0, y: 0, r: 300, ...brass, full: 0.86 },
          `<g transform="scale(0.8)">${tamarindPrawns(pen)}</g>`,
        ),
        1140,
        980,
      ) +
      place(chilli(pen, 200, tone.chilli), 760, 640, 30),
  },
  'collection-mango-season': {
    light: lights.palms('mango', 0.26),
    draw: (pen) =>
      stone(pen, tone.hibiscus, 0.03) +
      leafMat(pen, 1130, 420, 30, 1300, 520) +
      [
        [330, 300, 210, -18],
        [800, 250, 190, 30],
        [560, 640, 220, 8],
        [1320, 800, 200, -30],
        [190, 900, 180, 24],
        [1420, 240, 160, 60],
      ]
        .map(([x = 0, y = 0, r = 0, turn = 0]) => place(mango(pen, r), x, y, turn))
        .join('') +
      place(mangoHedgehog(pen, 220), 960, 860, -14) +
      bowl(pen, { x: 1130, y: 480, r: 190, ...brass, full: 0.86 }, pudding(pen, 165)) +
      place(mangoHedgehog(pen, 170, '#f9b63a'), 540, 1060, 20) +
      place(hibiscus(pen, 110, tone.coconut), 80, 560),
  },
}
