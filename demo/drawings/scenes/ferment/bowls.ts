import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { blob, ellipse, rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import { scatter } from '@/demo/drawings/engine/spread'
import { dot, fill, line, place, times } from '@/demo/drawings/engine/svg'
import { chilli, clove, garlic } from '@/demo/drawings/food/aromatics'
import { browned } from '@/demo/drawings/food/browned'
import { friedEgg } from '@/demo/drawings/food/eggs'
import { flakes, rice, seeds } from '@/demo/drawings/food/grains'
import { kimchi, kimchiLeaf } from '@/demo/drawings/food/kimchi'
import { leaf, onionRings, parsley, rosette, sprig } from '@/demo/drawings/food/leaves'
import { broth, foam, oil, swoosh } from '@/demo/drawings/food/liquids'
import { chilliRing } from '@/demo/drawings/food/slices'
import { aubergine } from '@/demo/drawings/food/vegetables'
import { chopsticks, spoon } from '@/demo/drawings/props/cutlery'
import { kefirSieve } from '@/demo/drawings/props/sieve'
import { tone, towel } from '@/demo/drawings/scenes/ferment/palette'
import { boards } from '@/demo/drawings/surfaces/boards'
import { linen } from '@/demo/drawings/surfaces/linen'
import { stone } from '@/demo/drawings/surfaces/stone'
import { bowl, plate } from '@/demo/drawings/vessels/bowl'
import { pan } from '@/demo/drawings/vessels/cookware'

/** Spring onion rings strewn in a circle. */
export const scallions = (pen: Pen, r: number, gap: number, size = 13, count = 40) =>
  onionRings(pen, scatter(pen.dice, 0, 0, r, gap, count), size, ['#7fa24a', '#5f8a3c', '#b7cf86'])

/** Dishes served in bowls and pans. */
export const bowls: Scenes = {
  'napa-cabbage-kimchi': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, tone.oak, -6, 250) +
      bowl(
        pen,
        {
          x: 700,
          y: 620,
          r: 420,
          glaze: tone.inkware,
          well: '#3b4145',
          rim: tone.clay,
          full: 0.86,
        },
        kimchi(pen, 372) +
          scallions(pen, 300, 60, 15, 30) +
          seeds(pen, 310, 70, ['#f3e6c4', '#e2cf9f'], 6),
      ) +
      place(chopsticks(pen, 780, '#5a2f22'), 930, 470, 12) +
      place(
        bowl(
          pen,
          { x: 0, y: 0, r: 130, glaze: tone.stoneware, rim: tone.clay, full: 0.82 },
          dot(0, 0, 120, '#8f1f0f') +
            flakes(pen, 115, 420, ['#b3261a', '#d14a26', '#7d150c', '#e8903f'], 9),
        ),
        1330,
        960,
      ) +
      place(flakes(pen, 120, 40, ['#b3261a', '#d14a26'], 8), 1150, 1080) +
      place(garlic(pen, 84), 190, 190) +
      place(clove(pen, 40), 330, 130, 30),
  },
  'milk-kefir': {
    light: lights.panes(0.3),
    draw: (pen) =>
      linen(pen, tone.linen, 4) +
      towel(
        pen,
        [
          [1010, -60],
          [1700, 120],
          [1560, 640],
          [1130, 420],
        ],
        '#c9c0ae',
        tone.blueware,
      ) +
      bowl(
        pen,
        {
          x: 640,
          y: 610,
          r: 420,
          glaze: tone.blueware,
          well: '#84939a',
          rim: tone.clay,
          full: 0.86,
        },
        broth(pen, 370, '#f6f0e0', 0.03) +
          place(foam(pen, 130, '#f6f1e4', 22), -210, 190) +
          place(foam(pen, 60, '#f6f1e4', 16), 250, -190),
      ) +
      place(kefirSieve(pen, 265), 690, 570, 24) +
      place(rosette(pen, 74, tone.moss), 1290, 1050),
  },
  'miso-glazed-aubergine': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stone(pen, tone.slate) +
      place(
        castShadow(pen, rounded(0, 0, 1180, 600, 150), 0.6) +
          fill(rounded(0, 0, 1180, 600, 150), tone.clay) +
          fill(rounded(0, 0, 1156, 576, 140), turned(tone.stoneware, 0.06)) +
          fill(rounded(0, 0, 1020, 450, 110), turned('#cdc3b1', -0.05)) +
          place(aubergine(pen, 860), -420, -96, 3) +
          place(aubergine(pen, 840, '#7d3f16'), -400, 110, -3) +
          place(seeds(pen, 250, 110, ['#f5e9c8', '#e8d6a4', '#2a211a'], 6.5), -120, 0) +
          place(seeds(pen, 200, 60, ['#f5e9c8', '#e8d6a4'], 6.5), 210, 20) +
          place(scallions(pen, 230, 60, 15, 20), 40, 0),
        800,
        610,
        -10,
      ) +
      bowl(
        pen,
        { x: 1400, y: 190, r: 150, glaze: tone.inkware, rim: tone.clay, full: 0.8 },
        broth(pen, 130, '#6a3413'),
      ) +
      place(chopsticks(pen, 900, '#2a1c16'), 240, 1120, -6),
  },
  'fermented-hot-sauce': {
    light: lights.panes(0.32),
    draw: (pen) =>
      linen(pen, '#e2d3b4', 3) +
      bowl(
        pen,
        { x: 940, y: 560, r: 300, glaze: tone.stoneware, rim: tone.clay, full: 0.82 },
        broth(pen, 260, '#cf3d16', 0.05) +
          oil(pen, 240, '#e87a25', 26, 15) +
          flakes(pen, 235, 80, ['#f6d58a', '#8c1f0d', '#f2a13c'], 5),
      ) +
      place(
        spoon(
          pen,
          640,
          tone.steel,
          fill(ellipse(-16, 0, 76, 50), '#cf3d16') + fill(ellipse(-40, -18, 22, 7), '#ffd9b0', 0.8),
        ),
        520,
        900,
        12,
      ) +
      [
        [1290, 180, 28],
        [1340, 260, 8],
        [1270, 330, 44],
        [1350, 880, -40],
        [1270, 980, -14],
        [1420, 800, 70],
        [180, 560, -24],
        [90, 640, 10],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(
            chilli(
              pen,
              pen.dice.between(210, 280),
              pen.dice.pick(['#c92a1a', '#d94a1c', '#b01f18', '#e07a1e']),
            ),
            x,
            y,
            turn,
          ),
        )
        .join('') +
      place(garlic(pen, 92), 240, 250) +
      place(clove(pen, 42), 390, 330, -20) +
      times(7, () =>
        place(
          chilliRing(pen, 22, '#cf2f1c'),
          pen.dice.between(300, 620),
          pen.dice.between(480, 700),
        ),
      ),
  },
  'kimchi-fried-rice': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, tone.oak, 90, 240) +
      pan(
        pen,
        { x: 860, y: 560, r: 470, colour: '#25282a', handle: 152 },
        rice(pen, 410, ['#e08a4a', '#d9713a', '#eeb27a', '#c9552c'], 24, 1500) +
          scatter(pen.dice, 0, 0, 390, 78, 46)
            .map(([x, y]) =>
              place(kimchiLeaf(pen, pen.dice.between(34, 58)), x, y, pen.dice.between(0, 360)),
            )
            .join('') +
          place(friedEgg(pen, 205), 40, -10) +
          scallions(pen, 370, 62, 15, 46) +
          seeds(pen, 380, 90, ['#f5e9c8', '#2a211a'], 6),
      ) +
      times(5, (i) =>
        place(
          line('M0 0V120', '#1c2a20', 16) + line('M-3 6V114', '#34483a', 3),
          1290 + i * 26,
          960 + i * 12,
          64,
        ),
      ) +
      place(spoon(pen, 560, tone.steel), 1330, 300, 64),
  },
  'labneh-with-herbs': {
    light: lights.panes(0.36),
    draw: (pen) =>
      linen(pen, '#d9cbb0', 3) +
      plate(
        pen,
        { x: 760, y: 590, r: 450, glaze: tone.blueware, rim: tone.clay },
        swoosh(pen, 330, '#f5efe0') +
          fill(blob(pen.dice, 30, 30, 140, 110, 0.25, 11), '#9a9a2c', 0.75) +
          fill(blob(pen.dice, 24, 22, 118, 90, 0.25, 11), '#c2b83e', 0.7) +
          oil(pen, 260, '#c9bd3f', 30, 16) +
          scatter(pen.dice, 0, 0, 250, 46, 36)
            .map(([x, y]) =>
              place(
                pen.dice.chance(0.6) ? leaf(pen, 44, 20, tone.dill) : parsley(pen, 26, '#55763a'),
                x,
                y,
                pen.dice.between(0, 360),
              ),
            )
            .join('') +
          seeds(pen, 260, 60, ['#efe0b8', '#6d4a28'], 5.5) +
          flakes(pen, 250, 60, ['#8a2f2a', '#6d5a2a'], 5),
      ) +
      place(
        castShadow(pen, blob(pen.dice, 0, 0, 260, 230, 0.06, 12), 0.5) +
          browned(pen, blob(pen.dice, 0, 0, 260, 228, 0.06, 12), [260, 230], '#d8b079', 40, 0.2),
        1400,
        980,
      ) +
      place(sprig(pen, 300, 8, tone.dill, { length: 42, width: 14 }), 120, 1010, -28),
  },
}
