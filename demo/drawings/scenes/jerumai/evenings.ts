import type { Scenes } from '@/demo/drawings/engine/scene'
import { lights } from '@/demo/drawings/engine/light'
import { rounded } from '@/demo/drawings/engine/outline'
import { castShadow } from '@/demo/drawings/engine/shading'
import { strewn } from '@/demo/drawings/engine/strew'
import { dot, fill, inside, line, place, times } from '@/demo/drawings/engine/svg'
import { chilli, root } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { seeds } from '@/demo/drawings/food/grains'
import { oil, rubble } from '@/demo/drawings/food/liquids'
import { skewer } from '@/demo/drawings/food/meat'
import { spiceTin } from '@/demo/drawings/props/crocks'
import { curryLeaf, curryLeaves, tilePaint, tone } from '@/demo/drawings/scenes/jerumai/palette'
import { terrazzo } from '@/demo/drawings/surfaces/stone'
import { tiles } from '@/demo/drawings/surfaces/tiles'
import { pan } from '@/demo/drawings/vessels/cookware'

/** Skewers over fire, and a morning of hot oil. */
export const evenings: Scenes = {
  'event-1': {
    light: lights.palms('fire', 0.2),
    draw: (pen) =>
      terrazzo(pen, '#e9c890', ['#f7dfb0', '#d9ac68', '#c99450', '#fff3d6']) +
      place(
        castShadow(pen, rounded(0, 0, 1300, 560, 30), 1) +
          fill(rounded(0, 0, 1300, 560, 30), '#2b2b2d') +
          fill(rounded(0, 0, 1240, 500, 20), '#17110f') +
          inside(
            rounded(0, 0, 1240, 500, 20),
            times(4, (i) =>
              place(
                rubble(pen, 330, ['#2a1d1a', '#4a2a20', '#e2551a', '#f79a2a', '#3a2a26'], 50, 120),
                -480 + i * 320,
                0,
              ),
            ) + times(22, (i) => line(`M${-600 + i * 57} -260V260`, '#6f6f70', 8, 0.85)),
          ),
        830,
        520,
        -5,
      ) +
      times(5, (i) =>
        place(
          skewer(pen, 760, 6, pen.dice.pick(['#c9742a', '#b8641f', '#d4852f'])),
          330 + i * 240,
          860 - i * 20,
          -84 + pen.dice.around(0, 5),
        ),
      ) +
      place(citrusWedge(pen, 86, '#6fa52a', '#cfe07a'), 200, 1080, 10) +
      place(citrus(pen, 90, '#6fa52a', '#cfe07a'), 1440, 1060),
  },
  'event-2': {
    light: lights.palms('temper'),
    draw: (pen) =>
      tiles(pen, 'diagonals', tilePaint.sea, 190, 0) +
      pan(
        pen,
        { x: 640, y: 560, r: 390, colour: '#2c2c2e', handle: 150 },
        dot(0, 0, 340, '#a8691c') +
          oil(pen, 320, '#e2a02a', 90, 26) +
          strewn(pen, 280, 96, 20, () => curryLeaf(pen, 96)) +
          strewn(pen, 240, 150, 6, () => chilli(pen, 140, '#8f1a14')) +
          seeds(pen, 290, 240, ['#241610', '#3d241a', '#c99a4a'], 7),
      ) +
      place(spiceTin(pen, 270, tone.brass), 1270, 400) +
      place(curryLeaves(pen, 330), 1030, 1010, -12) +
      place(root(pen, 120), 1410, 1000, 20),
  },
}
