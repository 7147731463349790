import type { Scenes } from '@/demo/drawings/engine/scene'
import { lights } from '@/demo/drawings/engine/light'
import { blob } from '@/demo/drawings/engine/outline'
import { around } from '@/demo/drawings/engine/spread'
import { dot, fill, place } from '@/demo/drawings/engine/svg'
import { cutLoaf } from '@/demo/drawings/food/bread'
import { pancake } from '@/demo/drawings/food/browned'
import { lemon } from '@/demo/drawings/food/fruit'
import { flakes } from '@/demo/drawings/food/grains'
import { sardineStack } from '@/demo/drawings/props/wares'
import {
  laidSpoon,
  loaf,
  redChecks,
  stripedTowel,
  tone,
} from '@/demo/drawings/scenes/somethingfromnothing/palette'
import { breadSoup, leekSoup, lentilSoup } from '@/demo/drawings/scenes/somethingfromnothing/soups'
import { boards } from '@/demo/drawings/surfaces/boards'
import { pan } from '@/demo/drawings/vessels/cookware'

/** Soup night, and fish cakes fried until the gas runs out. */
export const evenings: Scenes = {
  'event-1': {
    light: lights.panes(0.28),
    draw: (pen) =>
      redChecks(pen, 0, 100) +
      [
        [300, 270],
        [850, 250],
        [1400, 280],
        [560, 900],
        [1130, 920],
      ]
        .map(([x = 0, y = 0], i) =>
          place(
            [lentilSoup, leekSoup, breadSoup, leekSoup, lentilSoup][i]?.(pen) ?? '',
            x,
            y,
            i * 40,
            0.62,
          ),
        )
        .join('') +
      place(cutLoaf(pen, 380, 210, loaf), 60, 980, -20) +
      laidSpoon(pen, 800, 620, 6, 420) +
      laidSpoon(pen, 250, 640, -14, 420),
  },
  'event-2': {
    light: lights.daylight(),
    draw: (pen) =>
      boards(pen, '#a8764a', 4, 260) +
      stripedTowel(pen, [
        [900, 560],
        [1700, 460],
        [1700, 1280],
        [980, 1280],
      ]) +
      pan(
        pen,
        { x: 620, y: 580, r: 430, colour: tone.iron, handle: 25 },
        dot(0, 0, 380, '#4a3418') +
          around(pen.dice, 0, 0, 215, 6, 0.2)
            .map(({ x, y }) =>
              place(
                fill(blob(pen.dice, 6, 12, 116, 110, 0.05), '#120a06', 0.5) +
                  pancake(pen, 114, '#cf8a34') +
                  flakes(pen, 96, 90, ['#f0bf6a', '#b5691f', '#f8d48e'], 7),
                x,
                y,
              ),
            )
            .join('') +
          pancake(pen, 110, '#d9923f'),
      ) +
      place(`<g transform="scale(0.62)">${sardineStack(pen)}</g>`, 1120, 660) +
      place(lemon(pen, 84), 1360, 250, -20),
  },
}
