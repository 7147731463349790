import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { blob, ellipse, rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { castShadow, lump, turned } from '@/demo/drawings/engine/shading'
import { around, scatterBox } from '@/demo/drawings/engine/spread'
import { dot, fill, line, place, soft, type Svg } from '@/demo/drawings/engine/svg'
import { cutLoaf } from '@/demo/drawings/food/bread'
import { browned, pancake } from '@/demo/drawings/food/browned'
import { bean, flakes } from '@/demo/drawings/food/grains'
import { sprig } from '@/demo/drawings/food/leaves'
import { spoon } from '@/demo/drawings/props/cutlery'
import { salt, tone, towel } from '@/demo/drawings/scenes/ferment/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { tableTop, wall } from '@/demo/drawings/surfaces/room'
import { plate } from '@/demo/drawings/vessels/bowl'
import { tin } from '@/demo/drawings/vessels/cookware'

const crust = { crust: '#8a4d22', crumb: '#efdfba' }

/** Focaccia with its dimples, oil, rosemary and salt. */
export function focaccia(pen: Pen, w: number, h: number): Svg {
  const outline = rounded(0, 0, w, h, 50)
  const dimples = scatterBox(pen.dice, [-w / 2 + 60, -h / 2 + 60, w - 120, h - 120], 98)
    .map(([x, y]) => {
      const hole = blob(pen.dice, 0, 0, 42, 34, 0.14, 9)
      return place(
        fill(hole, '#8a4f18', 0.55) +
          fill(blob(pen.dice, 6, 8, 33, 24, 0.12, 8), '#c98a24', 0.9) +
          fill(blob(pen.dice, 8, 10, 22, 14, 0.12, 8), '#e2b445', 0.8) +
          dot(-4, 2, 4, '#fff3c4', 0.8) +
          line('M-34 -16Q-8 -40 26 -28', '#f3c274', 9, 0.55),
        x,
        y,
      )
    })
    .join('')
  const herbs = scatterBox(pen.dice, [-w / 2 + 50, -h / 2 + 50, w - 100, h - 100], 165)
    .map(([x, y]) =>
      place(
        sprig(pen, 96, 6, '#54693f', { length: 30, width: 7, angle: 58 }),
        x,
        y,
        pen.dice.between(0, 360),
      ),
    )
    .join('')
  const grains = place(salt(pen, Math.min(w, h) * 0.62, 260), 0, 0)
  return browned(pen, outline, [w / 2, h / 2], '#cf8a3a', 150, 0.13) + dimples + herbs + grains
}

/** Bread and pancakes. */
export const bakes: Scenes = {
  'country-sourdough': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#3f3a36', 790) +
      tableTop(pen, '#6a4e38', 790) +
      place(
        castShadow(pen, rounded(0, 0, 1180, 64, 26), 0.8) +
          fill(rounded(0, 0, 1180, 64, 26), turned('#9a7148', 0.08)),
        800,
        1010,
      ) +
      soft(ellipse(900, 985, 540, 22), '#0d0704', 0.6, 14) +
      place(cutLoaf(pen, 1080, 620, crust), 800, 984) +
      place(flakes(pen, 210, 70, ['#e9d4a8', '#b9783c', '#8a4d22'], 6), 1180, 1080) +
      place(flakes(pen, 300, 180, ['#fff6e4'], 3), 420, 1100),
  },
  'sourdough-pancakes': {
    light: lights.panes(0.3),
    draw: (pen) =>
      boards(pen, '#5a4232', 4, 260) +
      towel(pen, [
        [-80, 700],
        [420, 560],
        [620, 1260],
        [-80, 1280],
      ]) +
      plate(
        pen,
        { x: 880, y: 600, r: 470, glaze: tone.stoneware, rim: tone.clay },
        place(pancake(pen, 290), -70, 50) +
          place(pancake(pen, 290, '#cf8638'), 60, -30) +
          place(pancake(pen, 285, '#dc9a48'), -20, 10) +
          fill(blob(pen.dice, 10, 30, 190, 150, 0.22, 12), '#a85b14', 0.5) +
          fill(blob(pen.dice, 6, 24, 168, 128, 0.22, 12), '#c97a1e', 0.6) +
          place(lump(pen, rounded(0, 0, 110, 96, 18), '#f6dd84', 60, 0.5), -10, -6, 14) +
          around(pen.dice, 0, 0, 330, 12, 0.7)
            .map(({ x, y }) =>
              place(
                bean(pen, {
                  colour: pen.dice.pick(['#39405f', '#2f3450', '#4b4a6b']),
                  size: 29,
                  long: 1,
                  gloss: 0.4,
                }),
                x,
                y,
              ),
            )
            .join(''),
      ) +
      place(spoon(pen, 560, tone.brass), 1390, 260, 78),
  },
  'overnight-focaccia': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, '#4a382d', 0, 240) +
      tin(
        pen,
        { x: 800, y: 590, w: 1180, h: 800, turn: -5, colour: '#4a4f52', rim: '#6a7073' },
        focaccia(pen, 1090, 720),
      ) +
      place(sprig(pen, 380, 15, '#5f7350', { length: 46, width: 9, angle: 60 }), 90, 1110, -20) +
      place(salt(pen, 140, 130), 1440, 1100),
  },
}
