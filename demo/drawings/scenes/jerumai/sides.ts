import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { lump, pieceShadow } from '@/demo/drawings/engine/shading'
import { around, scatter } from '@/demo/drawings/engine/spread'
import { strewn } from '@/demo/drawings/engine/strew'
import { dot, fill, inside, line, place, ring, type Svg, times } from '@/demo/drawings/engine/svg'
import { chilli, root } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { fruit } from '@/demo/drawings/food/fruit'
import { bean, flakes, rice, seeds } from '@/demo/drawings/food/grains'
import { leaf, rosette } from '@/demo/drawings/food/leaves'
import { broth, oil, rubble, swoosh } from '@/demo/drawings/food/liquids'
import { chilliRing, cucumber } from '@/demo/drawings/food/slices'
import { coconut, pineapple } from '@/demo/drawings/food/tropical'
import { cube } from '@/demo/drawings/food/vegetables'
import { spoon } from '@/demo/drawings/props/cutlery'
import {
  brass,
  coriander,
  curryLeaf,
  leafMat,
  tilePaint,
  tone,
} from '@/demo/drawings/scenes/jerumai/palette'
import { stone, terrazzo } from '@/demo/drawings/surfaces/stone'
import { tiles } from '@/demo/drawings/surfaces/tiles'
import { bowl } from '@/demo/drawings/vessels/bowl'

/** Raita in its bowl. */
export const raita = (pen: Pen): Svg =>
  bowl(
    pen,
    { x: 0, y: 0, r: 410, glaze: tone.coconut, rim: tone.hibiscus, finish: 'enamel', full: 0.87 },
    dot(0, 0, 360, '#f3eee0') +
      swoosh(pen, 350, '#fbf8ee') +
      around(pen.dice, -60, -30, 190, 9, 0.2)
        .map(({ x, y, degrees }) => place(cucumber(pen, 84, '#2f7a3a'), x, y, degrees))
        .join('') +
      strewn(pen, 330, 74, 30, () => cube(pen, 22, '#bfd88a', 0.5)) +
      place(rosette(pen, 92, '#2f8a46'), -60, -30) +
      seeds(pen, 320, 120, ['#6a4420', '#8a5f30'], 7) +
      flakes(pen, 330, 90, [tone.chilli, '#a81d14'], 6),
  )

/** Pineapple sambal in its bowl. */
export const sambal = (pen: Pen): Svg =>
  bowl(
    pen,
    { x: 0, y: 0, r: 370, glaze: tone.teal, well: '#17727a', rim: tone.mango, full: 0.87 },
    dot(0, 0, 330, '#d9851a') +
      strewn(pen, 315, 62, 90, () => pineappleChunk(pen, pen.dice.between(50, 66))) +
      strewn(pen, 300, 62, 34, () => redOnion(pen.dice.between(26, 40))) +
      strewn(pen, 300, 90, 20, () => chilliRing(pen, 24, tone.chilli)) +
      coriander(pen, 300, 20, 28) +
      seeds(pen, 300, 70, ['#241610'], 5),
  )

/** A sliver of red onion: pale, with a magenta back. */
const redOnion = (size: number): Svg =>
  line(`M${-size} 0Q0 ${-size * 1.1} ${size} 0`, '#7a1648', 13, 0.9) +
  line(`M${-size} 2Q0 ${-size * 1.05} ${size} 2`, '#f3cfe0', 8) +
  line(`M${-size * 0.9} 0Q0 ${-size * 1.1} ${size * 0.9} 0`, '#d0488c', 3)

/** A wedge of pineapple with its fibres. */
const pineappleChunk = (pen: Pen, size: number): Svg => {
  const colour = pen.dice.pick(['#f9cc3a', '#f5bb22', '#fbd95e'])
  const outline = `M${-size * 0.3} ${-size * 0.6}Q0 ${-size * 0.68} ${size * 0.32} ${-size * 0.58}L${size * 0.72} ${size * 0.4}Q0 ${size * 0.74} ${-size * 0.7} ${size * 0.42}Z`
  const fibres = times(7, (i) =>
    line(
      `M${(i - 3) * size * 0.08} ${-size * 0.5}L${(i - 3) * size * 0.19} ${size * 0.46}`,
      i % 2 ? '#fff0a8' : '#d9931a',
      size * 0.05,
      0.6,
    ),
  )
  return (
    lump(pen, outline, colour, size, 0) +
    fibres +
    line(`M${-size * 0.2} ${-size * 0.5}h${size * 0.3}`, '#fffbe0', size * 0.08, 0.8)
  )
}

/** A lacy pancake folded in a quarter: loops of batter with the leaf showing through. */
const lace = (pen: Pen, r: number): Svg => {
  const { dice } = pen
  const quarter = `M0 0L${r} ${-r * 0.12}A${r} ${r} 0 0 1 ${r * 0.1} ${r}Z`
  const loops = (shadeOf: string, colours: readonly string[], width: number) =>
    scatter(dice, r * 0.5, r * 0.5, r * 0.75, r * 0.06, 320)
      .map(([x, y]) => {
        const size = r * dice.between(0.04, 0.075)
        return (
          ring(x + 4, y + 6, size, shadeOf, width, 0.4) +
          ring(x, y, size, dice.pick(colours), width)
        )
      })
      .join('')
  const edge =
    line(`M${r} ${-r * 0.12}A${r} ${r} 0 0 1 ${r * 0.1} ${r}`, '#b8701f', 15) +
    line(`M${r} ${-r * 0.12}A${r} ${r} 0 0 1 ${r * 0.1} ${r}`, '#f0b85a', 8)
  const folds =
    line(`M${r} ${-r * 0.12}L0 0L${r * 0.1} ${r}`, '#8a4f18', 20, 0.5) +
    line(`M${r} ${-r * 0.12}L0 0L${r * 0.1} ${r}`, '#f4c876', 13)
  return (
    pieceShadow(pen, quarter, 20, 0.2) +
    inside(
      quarter,
      fill(quarter, '#7a4a14', 0.35) +
        loops('#3a1c06', ['#c98a34', '#b8762a'], 9) +
        loops('#5a2f0c', ['#f4c466', '#e7a53c', '#f9d78c', '#dd9632'], 9),
    ) +
    edge +
    folds
  )
}

/** Rice, pancakes and what stands beside them. */
export const sides: Scenes = {
  'turmeric-lime-rice': {
    light: lights.palms('rice'),
    draw: (pen) =>
      tiles(pen, 'diagonals', tilePaint.hibiscus, 180, 0) +
      leafMat(pen, 820, 600, -18, 1560, 820) +
      place(
        `<g transform="translate(16 24)">${dot(0, 0, 350, '#06303a', 0.4)}</g>` +
          rice(pen, 350, ['#f7c22c', '#f2b01e', '#fbd65c', '#e9a01a'], 26, 1500) +
          strewn(pen, 330, 78, 30, () =>
            bean(pen, { colour: '#e2b26a', size: 26, long: 2.2, gloss: 0.6 }),
          ) +
          strewn(pen, 330, 96, 18, () => curryLeaf(pen, 84)) +
          seeds(pen, 330, 120, ['#241610'], 6) +
          strewn(pen, 320, 110, 12, () => chilliRing(pen, 21, tone.chilli)) +
          coriander(pen, 330, 12),
        800,
        600,
      ) +
      place(citrus(pen, 118, '#6fa52a', '#cfe07a'), 1290, 330) +
      place(citrus(pen, 108, '#6fa52a', '#d8e68c'), 1400, 480) +
      place(root(pen, 130, '#d9822a'), 260, 980, -20) +
      place(fruit(pen, 96, '#6fa52a'), 210, 220),
  },
  'cucumber-yoghurt-raita': {
    light: lights.palms('raita'),
    draw: (pen) =>
      tiles(pen, 'quarters', tilePaint.sea, 210, 0) +
      place(raita(pen), 690, 600) +
      place(cucumber(pen, 130), 1270, 930) +
      place(cucumber(pen, 126), 1400, 1030) +
      place(cucumber(pen, 120), 1190, 1090) +
      place(rosette(pen, 120, '#2f8a46'), 1360, 220) +
      place(spoon(pen, 620, tone.brass), 1110, 300, 52),
  },
  'pineapple-sambal': {
    light: lights.palms('sambal'),
    draw: (pen) =>
      stone(pen, tone.hibiscus, 0.03) +
      leafMat(pen, 860, 700, 14, 1500, 560) +
      place(pineapple(pen, 900), 560, 180, 8) +
      place(sambal(pen), 780, 740) +
      place(chilli(pen, 230, tone.chilli), 1250, 980, 24) +
      place(chilli(pen, 210, '#3f8a34'), 1290, 1060, 8) +
      place(citrusWedge(pen, 90, '#6fa52a', '#cfe07a'), 210, 1010, 30),
  },
  'crisp-lace-pancakes': {
    light: lights.palms('lace'),
    draw: (pen) =>
      terrazzo(pen, '#0d5158', [tone.mango, tone.hibiscus, tone.mint, tone.coconut, tone.sea]) +
      leafMat(pen, 760, 620, -30, 1500, 760) +
      [
        [420, 420, -10],
        [560, 560, 24],
        [760, 640, 60],
        [620, 420, 10],
      ]
        .map(([x = 0, y = 0, turn = 0], i) => (i < 3 ? place(lace(pen, 430), x, y, turn - 30) : ''))
        .join('') +
      bowl(
        pen,
        { x: 1270, y: 330, r: 200, ...brass, full: 0.84 },
        broth(pen, 170, '#f2ad2a', 0.06) +
          oil(pen, 150, '#e5701a', 20, 12) +
          strewn(pen, 110, 70, 5, () => leaf(pen, 56, 22, '#255b2c')),
      ) +
      bowl(
        pen,
        { x: 1370, y: 780, r: 180, ...brass, full: 0.84 },
        broth(pen, 152, '#eef0dc', 0.03) +
          rubble(pen, 140, ['#f7f5e6', '#dfe8c4'], 12, 70) +
          seeds(pen, 110, 30, ['#241610'], 5),
      ) +
      bowl(
        pen,
        { x: 1120, y: 1020, r: 150, ...brass, full: 0.84 },
        broth(pen, 126, '#c92f1c', 0.06) + flakes(pen, 110, 40, ['#f2a13c', '#7a140c'], 6),
      ) +
      place(coconut(pen, 150), 130, 1060),
  },
}
