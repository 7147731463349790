import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, rounded, smooth } from '@/demo/drawings/engine/outline'
import { turned } from '@/demo/drawings/engine/shading'
import {
  box,
  dot,
  fill,
  inside,
  line,
  place,
  sheer,
  soft,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'
import { clove } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { bean, seeds } from '@/demo/drawings/food/grains'
import { dill, leaf } from '@/demo/drawings/food/leaves'
import { shreds, type StrandLook } from '@/demo/drawings/food/strands'
import { fizz } from '@/demo/drawings/vessels/glass'
import { jar } from '@/demo/drawings/vessels/jar'

const kraut: StrandLook = {
  colours: ['#e9e0b4', '#dfd79c', '#f1ead0', '#cfcf8e'],
  depth: '#6d6a35',
  width: 9,
  count: 330,
}

const packed = (pen: Pen, w: number, h: number, look: StrandLook, length: number): Svg =>
  times(3, (i) =>
    place(
      shreds(pen, w * 0.62, { ...look, count: look.count / 3 }, length, 0.35),
      0,
      -h * (0.16 + i * 0.3),
    ),
  )

/** A gherkin standing in its jar. */
const gherkin = (pen: Pen, x: number, base: number, w: number, h: number, lean: number): Svg => {
  const { dice } = pen
  const outline = rounded(0, -h / 2, w, h, w * 0.48)
  const colour = dice.pick(['#66772f', '#57692a', '#748235'])
  const warts = times(26, () =>
    dot(
      dice.around(0, w * 0.4),
      -h * dice.between(0.06, 0.94),
      dice.between(1.5, 4),
      dice.chance(0.5) ? '#a9b264' : '#4e5c28',
      0.7,
    ),
  )
  const streaks = times(4, (i) =>
    line(
      `M${-w * 0.3 + i * w * 0.2} ${-h * 0.9}V${-h * dice.between(0.2, 0.6)}`,
      '#b6bd77',
      4,
      0.45,
    ),
  )
  return place(
    fill(outline, '#1f2610', 0.3) + fill(outline, turned(colour, 0.14)) + streaks + warts,
    x,
    base,
    lean,
  )
}

const yeast = (w: number) => soft(ellipse(0, -14, w * 0.44, 12), '#f7ecd0', 0.5, 8)

/** A bottle with a swing top. */
export const swingTop = (
  x: number,
  base: number,
  h: number,
  glass: string,
  liquid: string,
): Svg => {
  const w = h * 0.25
  const body = `M${-w * 0.14} ${-h}V${-h * 0.72}C${-w * 0.16} ${-h * 0.62} ${-w * 0.5} ${-h * 0.6} ${-w * 0.5} ${-h * 0.46}V-22Q${-w * 0.5} 0 ${-w * 0.4} 0H${w * 0.4}Q${w * 0.5} 0 ${w * 0.5} -22V${-h * 0.46}C${w * 0.5} ${-h * 0.6} ${w * 0.16} ${-h * 0.62} ${w * 0.14} ${-h * 0.72}V${-h}Z`
  return place(
    fill(body, turned(glass, 0.12), 0.92) +
      inside(
        body,
        fill(`M${-w} ${-h * 0.66}H${w}V0H${-w}Z`, liquid, 0.62) +
          fill(`M${w * 0.2} ${-h}H${w}V0H${w * 0.2}Z`, '#1a1206', 0.25) +
          line(`M${-w * 0.3} ${-h * 0.66}H${w * 0.3}`, '#fff2cc', 5, 0.5),
      ) +
      line(`M${-w * 0.36} ${-h * 0.42}V-60`, '#ffffff', w * 0.07, 0.45) +
      line(`M${-w * 0.06} ${-h * 0.95}V${-h * 0.72}`, '#ffffff', 5, 0.4) +
      fill(rounded(0, -h - 20, w * 0.4, 44, 12), '#e9e4d8') +
      fill(rounded(0, -h + 3, w * 0.44, 14, 6), '#b9573c') +
      line(
        `M${-w * 0.2} ${-h * 0.9}C${-w * 0.34} ${-h * 0.97} ${-w * 0.24} ${-h - 30} 0 ${-h - 34}S${w * 0.34} ${-h * 0.97} ${w * 0.2} ${-h * 0.9}M${-w * 0.2} ${-h * 0.89}H${w * 0.2}`,
        '#9a9a94',
        5,
      ),
    x,
    base,
  )
}

/** A jar of sauerkraut on its foot. */
export const krautJar = (pen: Pen): Svg =>
  jar(
    pen,
    {
      x: 0,
      base: 0,
      w: 470,
      h: 760,
      liquid: '#e6ddaa',
      depth: '#c9c07e',
      lid: 'clip',
      lidColour: '#dfe6e0',
    },
    packed(pen, 470, 640, kraut, 150) + seeds(pen, 260, 26, ['#4a3620'], 7),
  )

/** A jar of half-sour pickles on its foot. */
export const pickleJar = (pen: Pen): Svg =>
  jar(
    pen,
    {
      x: 0,
      base: 0,
      w: 520,
      h: 900,
      liquid: '#cdd3a0',
      depth: '#a7ad68',
      lid: 'open',
      lidColour: '#fff',
    },
    times(4, (i) => gherkin(pen, -180 + i * 120, -300, 120, 420, pen.dice.around(0, 6))) +
      times(5, (i) => gherkin(pen, -200 + i * 100, -20, 116, 430, pen.dice.around(0, 5))) +
      times(5, () =>
        place(
          dill(pen, 330, '#7b8f3c'),
          pen.dice.around(0, 180),
          -pen.dice.between(300, 700),
          -90 + pen.dice.around(0, 40),
        ),
      ) +
      times(12, () =>
        place(
          bean(pen, { colour: '#4a3a24', size: 8, long: 1, gloss: 0.4 }),
          pen.dice.around(0, 210),
          -pen.dice.between(20, 60),
        ),
      ) +
      place(clove(pen, 42), -120, -70, 20) +
      place(clove(pen, 40), 90, -90, -30),
  )

/** A covered jar of kombucha on its foot. */
export const kombuchaJar = (pen: Pen): Svg =>
  jar(
    pen,
    {
      x: 0,
      base: 0,
      w: 600,
      h: 740,
      liquid: '#c9782f',
      depth: '#8a431a',
      level: 0.8,
      lid: 'cloth',
      lidColour: '#d9cfbc',
    },
    fizz(pen, 520, -560, -60, 60) +
      fill(rounded(0, -592, 580, 66, 30), turned('#ecd2a4', 0.09)) +
      fill(rounded(0, -570, 570, 26, 12), '#c99a5e', 0.6) +
      times(6, () =>
        line(
          smooth(
            [
              [pen.dice.around(0, 200), -560],
              [pen.dice.around(0, 210), -500],
              [pen.dice.around(0, 200), -430],
            ],
            false,
          ),
          '#7a4218',
          5,
          0.35,
        ),
      ) +
      yeast(560),
  )

/** A jar of beet kvass on its foot. */
export const kvassJar = (pen: Pen): Svg =>
  jar(
    pen,
    {
      x: 0,
      base: 0,
      w: 400,
      h: 640,
      liquid: '#8d1438',
      depth: '#4b0a20',
      lid: 'open',
      lidColour: '#fff',
      level: 0.84,
    },
    times(9, () =>
      place(
        fill(blob(pen.dice, 0, 0, 64, 50, 0.12, 5), '#5a0f28', 0.8),
        pen.dice.around(0, 150),
        -pen.dice.between(30, 190),
        pen.dice.between(0, 90),
      ),
    ) + fizz(pen, 330, -520, -200, 40),
  )

/** A jar of preserved lemons on its foot. */
export const lemonJar = (pen: Pen): Svg =>
  jar(
    pen,
    {
      x: 0,
      base: 0,
      w: 540,
      h: 720,
      liquid: '#f0d977',
      depth: '#dbb23c',
      lid: 'clip',
      lidColour: '#e5ebe4',
    },
    times(17, (i) =>
      place(
        i % 3
          ? citrusWedge(pen, 118, '#eebd22', '#f6dd6d')
          : citrus(pen, 104, '#eebd22', '#f5da6a'),
        -190 + (i % 4) * 128 + pen.dice.around(0, 20),
        -80 - Math.floor(i / 4) * 132,
        pen.dice.between(0, 360),
      ),
    ) +
      times(3, (i) =>
        place(leaf(pen, 190, 66, '#7c8a4a'), -200 + i * 150, -180 - i * 130, -60 + i * 30),
      ) +
      sheer(box(-300, -700, 600, 700, '#f2d25a'), 0.16),
  )
