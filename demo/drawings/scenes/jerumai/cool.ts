import type { Pen } from '@/demo/drawings/engine/hand'
import { lights } from '@/demo/drawings/engine/light'
import { ellipse, rounded } from '@/demo/drawings/engine/outline'
import type { Scenes } from '@/demo/drawings/engine/scene'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import { strewn } from '@/demo/drawings/engine/strew'
import { box, dot, fill, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { root } from '@/demo/drawings/food/aromatics'
import { citrus, citrusWedge } from '@/demo/drawings/food/cut-fruit'
import { bean, flakes } from '@/demo/drawings/food/grains'
import { leaf, rosette } from '@/demo/drawings/food/leaves'
import { broth } from '@/demo/drawings/food/liquids'
import { coconut, hibiscus, mango, mangoHedgehog } from '@/demo/drawings/food/tropical'
import { cube } from '@/demo/drawings/food/vegetables'
import { brass, tilePaint, tone } from '@/demo/drawings/scenes/jerumai/palette'
import { tableTop } from '@/demo/drawings/surfaces/room'
import { terrazzo } from '@/demo/drawings/surfaces/stone'
import { tiles } from '@/demo/drawings/surfaces/tiles'
import { bowl } from '@/demo/drawings/vessels/bowl'
import { fizz, standingShadow, tallGlass } from '@/demo/drawings/vessels/glass'

/** Rice pudding filling a bowl. */
export const pudding = (pen: Pen, r: number): Svg =>
  broth(pen, r, '#fbf1d9', 0.02) +
  strewn(
    pen,
    r,
    r * 0.07,
    260,
    () =>
      line(`M${-r * 0.03} 0h${r * 0.06}`, '#fffdf6', r * 0.026) +
      line(`M${-r * 0.02} 3h${r * 0.05}`, '#e6cf9c', r * 0.01, 0.8),
  ) +
  strewn(pen, r * 0.56, r * 0.2, 22, () =>
    cube(pen, r * 0.14, pen.dice.pick(['#f8a51b', '#f9b63a', '#f09312']), 0.6),
  ) +
  flakes(pen, r * 0.8, 60, ['#8fb052', '#6f8f3a', '#b9cf7a'], r * 0.03) +
  strewn(pen, r * 0.75, r * 0.3, 7, () => flakes(pen, 6, 4, ['#c9302c', '#e3326c'], r * 0.035))

const strewnPods = (pen: Pen): Svg =>
  [
    [840, 160, 20],
    [900, 210, 70],
    [800, 1060, -20],
    [880, 1100, 40],
    [960, 660, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(bean(pen, { colour: '#a9b86a', size: 24, long: 2.4, gloss: 0.4 }), x, y, turn),
    )
    .join('')

/** A tiled wall above a ledge. */
export const ledge = (pen: Pen, wall: Svg, table: string, horizon: number): Svg =>
  wall + box(0, horizon - 120, 1600, 130, tone.teal, 0.16) + tableTop(pen, table, horizon)

const iceCube = (pen: Pen, size: number): Svg =>
  fill(rounded(0, 0, size, size, size * 0.2), '#ffffff', 0.36) +
  line(rounded(0, 0, size, size, size * 0.2), '#ffffff', 4, 0.65) +
  line(`M${-size * 0.3} ${-size * 0.28}h${size * 0.3}`, '#ffffff', 6, 0.8) +
  dot(pen.dice.around(0, size * 0.2), size * 0.2, 4, '#ffffff', 0.6)

/** A striped straw. */
export const straw = (height: number, colour: string): Svg =>
  line(`M0 0L90 ${-height}`, tone.coconut, 24) +
  times(9, (i) =>
    line(`M${(i * 90) / 9 - 9} ${(-height * i) / 9}l22 ${-height / 22}`, colour, 13),
  ) +
  line(`M-5 0L83 ${-height}`, '#ffffff', 4, 0.6)

/** A glass of mango lassi on its foot. */
export const lassi = (pen: Pen, colour: string): Svg => {
  const [w, h] = [300, 620]
  const top =
    dot(0, 0, w * 0.44, '#fdd27a') +
    flakes(pen, w * 0.32, 46, ['#7fa24a', '#b9cf7a', '#c9302c', '#e3a32a'], 9)
  return tallGlass(
    pen,
    { x: 0, base: 0, w, h, level: 0.9, liquid: '#fbb83a', depth: '#f59a18', foot: 0.74 },
    place(broth(pen, 150, '#fbbf4a', 0.03), 0, -h * 0.5),
    place(`<g transform="scale(1 0.24)">${top}</g>`, 0, -h * 0.9) +
      place(straw(h * 0.75, colour), -20, -h * 0.72),
  )
}

/** A glass of ginger lime soda on its foot. */
export const limeSoda = (pen: Pen): Svg =>
  tallGlass(
    pen,
    { x: 0, base: 0, w: 360, h: 780, level: 0.86, liquid: '#e9f0b0', depth: '#b9d46a', foot: 0.78 },
    [
      [-70, -610, 12],
      [60, -570, -20],
      [-20, -470, 34],
      [80, -430, 8],
      [-90, -390, -14],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(iceCube(pen, 130), x, y, turn))
      .join('') +
      place(citrus(pen, 110, '#6fa52a', '#dcea8a'), -70, -300, 0) +
      place(citrus(pen, 104, '#6fa52a', '#dcea8a'), 70, -170, 30) +
      place(rosette(pen, 70, '#2f8a46'), 40, -520) +
      fizz(pen, 320, -650, -20, 190),
    place(straw(620, tone.hibiscus), 20, -560) +
      place(citrus(pen, 112, '#6fa52a', '#dcea8a'), -170, -770, 0),
  )

/** A pandan layer cake on its stand, a slice taken out. */
const layerCake = (pen: Pen): Svg => {
  const { dice } = pen
  const [w, h] = [760, 430]
  const body = `M${-w / 2} ${-h}V-10Q${-w / 2} 20 ${-w / 2 + 40} 24H${w / 2 - 40}Q${w / 2} 20 ${w / 2} -10V${-h}Z`
  const cut = `M-20 ${-h + 40}L${w / 2 + 10} ${-h + 10}V30H-20Z`
  const sponge = times(4, (i) => {
    const y = -h + 74 + i * 98
    const crumbs = times(110, () =>
      dot(
        dice.between(-20, w / 2),
        y + 34 + dice.around(0, 34),
        dice.between(1.5, 4.5),
        dice.chance(0.6) ? '#5a9434' : '#a3d070',
        0.7,
      ),
    )
    return (
      fill(rounded(180, y + 34, 440, 78, 6), turned('#7fb84a', 0.08)) +
      crumbs +
      fill(rounded(180, y + 84, 440, 22, 8), '#fffaf0') +
      line(`M-20 ${y + 94}H400`, '#d9cfae', 4, 0.5)
    )
  })
  const coat = times(520, () => {
    const [x, y, a] = [
      pen.dice.around(0, w / 2),
      -pen.dice.between(0, h),
      pen.dice.between(0, 6.28),
    ]
    return line(
      `M${x} ${y}l${Math.cos(a) * 16} ${Math.sin(a) * 16}`,
      pen.dice.pick(['#ffffff', '#f3ead4', '#e6dcc2']),
      4.5,
    )
  })
  const stand =
    fill(ellipse(0, 40, 490, 44), '#a97c22') +
    fill(ellipse(0, 26, 490, 44), turned(tone.brassRim, 0.1)) +
    fill('M-60 66L-90 210Q-150 234 -160 250H160Q150 234 90 210L60 66Z', turned(tone.brass, 0.14))
  return (
    castShadow(pen, ellipse(30, 240, 220, 26), 0.8) +
    stand +
    fill(body, '#fbf4e2') +
    inside(
      body,
      coat +
        fill(cut, '#f7efdb') +
        inside(cut, sponge + fill(`M-20 ${-h}h26V40h-26Z`, tone.teal, 0.28)) +
        fill(`M${w * 0.3} ${-h}H${w}V60H${w * 0.3}Z`, tone.teal, 0.14),
    ) +
    fill(ellipse(0, -h, w / 2, 66), '#fffaf0') +
    place(
      `<g transform="scale(1 0.17)">${flakes(pen, 370, 420, ['#ffffff', '#efe4cb', '#ffffff', '#a9cf7a'], 18)}</g>`,
      0,
      -h,
    ) +
    place(hibiscus(pen, 96, tone.hibiscus), -150, -h - 40, 20) +
    place(leaf(pen, 170, 60, tone.leaf), -80, -h - 10, -8)
  )
}

/** Drinks and sweets. */
export const cool: Scenes = {
  'cardamom-mango-rice-pudding': {
    light: lights.palms('kheer'),
    draw: (pen) =>
      terrazzo(pen, tone.coconut, [tone.hibiscus, tone.mango, tone.sea, tone.rose, tone.teal]) +
      [
        [520, 560, 350],
        [1240, 330, 260],
        [1180, 940, 270],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          bowl(pen, { x, y, r, ...brass, full: 0.86 }, pudding(pen, r * 0.88)),
        )
        .join('') +
      place(mango(pen, 170), 190, 1040, -18) +
      place(hibiscus(pen, 140, tone.hibiscus), 170, 130, 10) +
      strewnPods(pen),
  },
  'mango-lassi': {
    light: lights.palms('lassi', 0.24),
    draw: (pen) =>
      ledge(pen, tiles(pen, 'petals', tilePaint.hibiscus, 250, 0), tone.teal, 850) +
      place(lassi(pen, tone.hibiscus), 560, 1040) +
      place(lassi(pen, tone.teal), 930, 1000, 0, 0.93) +
      standingShadow(pen, 1260, 1060, 240) +
      place(mango(pen, 190), 1270, 990, -8) +
      place(mangoHedgehog(pen, 130), 1180, 1130, 8) +
      place(hibiscus(pen, 120, tone.mango), 230, 1070, 20),
  },
  'ginger-lime-soda': {
    light: lights.palms('soda', 0.24),
    draw: (pen) =>
      ledge(pen, tiles(pen, 'star', tilePaint.mango, 230, 0), '#1f8f8b', 870) +
      place(limeSoda(pen), 830, 1070) +
      place(root(pen, 150), 380, 1090, -8) +
      place(citrus(pen, 96, '#6fa52a', '#dcea8a'), 1160, 1080) +
      place(citrusWedge(pen, 92, '#6fa52a', '#dcea8a'), 1340, 1110, -10),
  },
  'pandan-coconut-cake': {
    light: lights.palms('cake', 0.24),
    draw: (pen) =>
      ledge(pen, tiles(pen, 'quarters', tilePaint.rose, 210, 0), tone.coconut, 900) +
      place(layerCake(pen), 790, 900) +
      place(coconut(pen, 130), 1380, 1040) +
      place(hibiscus(pen, 120, tone.hibiscus), 190, 1050, 30),
  },
}
