import type { Scenes } from '@/demo/drawings/engine/scene'
import { lights } from '@/demo/drawings/engine/light'
import { around } from '@/demo/drawings/engine/spread'
import { dot, place } from '@/demo/drawings/engine/svg'
import { breadSlice, roundLoaf } from '@/demo/drawings/food/bread'
import { lemon } from '@/demo/drawings/food/fruit'
import { kimchi } from '@/demo/drawings/food/kimchi'
import { dill, leaf, sprig } from '@/demo/drawings/food/leaves'
import { broth } from '@/demo/drawings/food/liquids'
import { shreds } from '@/demo/drawings/food/strands'
import { cabbageHalf, carrot } from '@/demo/drawings/food/vegetables'
import { knife } from '@/demo/drawings/props/cutlery'
import { scallions } from '@/demo/drawings/scenes/ferment/bowls'
import { salt, tone } from '@/demo/drawings/scenes/ferment/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { linen } from '@/demo/drawings/surfaces/linen'
import { bowl, plate } from '@/demo/drawings/vessels/bowl'
import { board } from '@/demo/drawings/vessels/cookware'

/** An afternoon with cabbage, an evening with open jars. */
export const evenings: Scenes = {
  'event-1': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, '#5a4436', 0, 260) +
      board(
        pen,
        { x: 690, y: 560, w: 900, h: 520, turn: -8, colour: '#a8835a' },
        place(cabbageHalf(pen, 220, '#8fa35c', '#e3e6b4'), -230, -10, 20) +
          place(
            shreds(
              pen,
              200,
              {
                colours: ['#e9e0b4', '#dfd79c', '#f1ead0', '#cfd08a'],
                depth: '#5c5226',
                width: 11,
                count: 240,
              },
              150,
              0.35,
            ),
            200,
            10,
          ),
      ) +
      place(knife(pen, 700, tone.steel, '#2c201a'), 480, 970, -6) +
      bowl(
        pen,
        { x: 1330, y: 300, r: 240, glaze: tone.stoneware, rim: tone.clay, full: 0.82 },
        dot(0, 0, 210, '#e9e4d8') + salt(pen, 200, 900),
      ) +
      bowl(
        pen,
        { x: 1380, y: 900, r: 300, glaze: tone.blueware, rim: tone.clay, full: 0.86 },
        dot(0, 0, 260, '#6d6a35') +
          shreds(
            pen,
            240,
            { colours: ['#e9e0b4', '#dfd79c', '#f1ead0'], depth: '#6d6a35', width: 11, count: 220 },
            140,
            0.4,
          ),
      ) +
      place(carrot(pen, 330), 90, 180, 34),
  },
  'event-2': {
    light: lights.panes(0.34),
    draw: (pen) =>
      linen(pen, tone.linen, 4) +
      board(
        pen,
        { x: 800, y: 600, w: 760, h: 420, turn: 6, colour: '#7a5638' },
        place(roundLoaf(pen, 190, { crust: '#8a4d22', crumb: '#ecdcb8' }), -160, 0) +
          place(breadSlice(pen, 190, 160, { crust: '#8a4d22', crumb: '#ecdcb8' }), 150, -60, 12) +
          place(breadSlice(pen, 190, 160, { crust: '#8a4d22', crumb: '#ecdcb8' }), 240, 60, 40),
      ) +
      bowl(
        pen,
        { x: 230, y: 250, r: 220, glaze: tone.inkware, rim: tone.clay, full: 0.84 },
        kimchi(pen, 190) + scallions(pen, 160, 50),
      ) +
      bowl(
        pen,
        { x: 1390, y: 240, r: 210, glaze: tone.stoneware, rim: tone.clay, full: 0.84 },
        dot(0, 0, 190, '#6d6a35') +
          shreds(
            pen,
            170,
            { colours: ['#e9e0b4', '#dfd79c', '#f1ead0'], depth: '#6d6a35', width: 9, count: 220 },
            120,
            0.4,
          ),
      ) +
      plate(
        pen,
        { x: 250, y: 960, r: 260, glaze: tone.blueware, rim: tone.clay },
        around(pen.dice, 0, 0, 96, 6, 0.2)
          .map(({ x, y, degrees }) => place(leaf(pen, 130, 50, tone.moss), x, y, degrees))
          .join('') + place(lemon(pen, 70), 0, 0, 20),
      ) +
      bowl(
        pen,
        { x: 1370, y: 970, r: 230, glaze: tone.clay, rim: '#5a3a26', full: 0.84 },
        broth(pen, 200, '#8d1438', 0.05) + place(dill(pen, 150, '#7a9a4a'), -60, 20, -20),
      ) +
      place(sprig(pen, 260, 9, tone.dill, { length: 40, width: 13 }), 690, 1030, -10),
  },
}
