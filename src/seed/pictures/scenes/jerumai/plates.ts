import { lights } from '../../engine/light'
import type { Pen } from '../../engine/hand'
import { blob, ellipse, rounded } from '../../engine/outline'
import type { Scenes } from '../../engine/scene'
import { castShadow, pieceShadow, turned } from '../../engine/shading'
import { around, scatter } from '../../engine/spread'
import { box, dot, fill, inside, line, place, ring, times, type Svg } from '../../engine/svg'
import { bean, flakes, seeds } from '../../food/grains'
import { leaf, parsley, rosette } from '../../food/leaves'
import { broth, oil, rubble } from '../../food/liquids'
import { chilli, root } from '../../food/produce'
import { skewer } from '../../food/savoury'
import { chilliRing, citrus, citrusWedge, coin, cucumber, tomatoSlice, watermelon } from '../../food/slices'
import { noodles, shreds } from '../../food/strands'
import { coconut, hibiscus, mango, mangoHedgehog } from '../../food/tropical'
import { chopsticks } from '../../props/cutlery'
import { stone, terrazzo } from '../../surfaces/stone'
import { tiles } from '../../surfaces/tiles'
import { tableTop } from '../../surfaces/room'
import { bowl, plate } from '../../vessels/bowl'
import { board } from '../../vessels/cookware'
import { fizz, standingShadow, tallGlass } from '../../vessels/glass'
import { brass, leafMat, tilePaint, tone } from './palette'

const strewn = (pen: Pen, r: number, gap: number, count: number, draw: () => Svg): Svg =>
  scatter(pen.dice, 0, 0, r, gap, count).map(([x, y]) => place(draw(), x, y, pen.dice.between(0, 360))).join('')

const peanuts = (pen: Pen, r: number, count: number): Svg => strewn(pen, r, 44, count, () => bean(pen, { colour: '#dba658', size: 19, long: 1.5, gloss: 0.5 }))

/** A lacy pancake folded in a quarter: a net of thin batter. */
export const lace = (pen: Pen, r: number): Svg => {
  const quarter = `M0 0L${r} ${-r * 0.12}A${r} ${r} 0 0 1 ${r * 0.1} ${r}Z`
  const net = times(130, () => {
    const [x, y, a] = [pen.dice.between(0, r), pen.dice.between(0, r), pen.dice.between(0, 6.28)]
    const colour = pen.dice.pick(['#e7a53c', '#f4c466', '#d48a28', '#f9d78c'])
    const path = `M${x} ${y}q${Math.cos(a) * 50} ${Math.sin(a) * 50} ${Math.cos(a + 1.2) * 90} ${Math.sin(a + 1.2) * 90}`
    return line(path, '#7a3f0e', 13, 0.3) + line(path, colour, 10)
  })
  return pieceShadow(pen, quarter, 16, 0.36) + fill(quarter, '#c9822a') + inside(quarter, net) + line(quarter, '#f4c466', 12) + line(`M0 0L${r} ${-r * 0.12}`, '#a8641c', 4, 0.6)
}

/** A tiled wall above a ledge. */
export const ledge = (pen: Pen, wall: Svg, table: string, horizon: number): Svg =>
  wall + box(0, horizon - 120, 1600, 130, tone.teal, 0.16) + tableTop(pen, table, horizon)

export const iceCube = (pen: Pen, size: number): Svg =>
  fill(rounded(0, 0, size, size, size * 0.2), '#ffffff', 0.36) + line(rounded(0, 0, size, size, size * 0.2), '#ffffff', 4, 0.65) + line(`M${-size * 0.3} ${-size * 0.28}h${size * 0.3}`, '#ffffff', 6, 0.8) + dot(pen.dice.around(0, size * 0.2), size * 0.2, 4, '#ffffff', 0.6)

/** A striped straw. */
export const straw = (height: number, colour: string): Svg =>
  line(`M0 0L90 ${-height}`, tone.coconut, 24) + times(9, (i) => line(`M${(i * 90) / 9 - 9} ${(-height * i) / 9}l${22} ${-height / 22}`, colour, 13)) + line(`M-5 0L83 ${-height}`, '#ffffff', 4, 0.6)

/** Green papaya salad on its plate. */
export const papayaSalad = (pen: Pen): Svg =>
  plate(pen, { x: 0, y: 0, r: 470, glaze: tone.teal, rim: tone.coconut, finish: 'enamel', band: tone.mango },
        `<g transform="translate(12 18)">${dot(0, 0, 320, '#06303a', 0.5)}</g>` + shreds(pen, 270, { colours: ['#d9e8a0', '#c6de86', '#eaf2c4', '#f6e9b4', '#f09a3a'], depth: '#3f5a20', width: 13, count: 330 }, 190, 0.28) +
          around(pen.dice, 0, 0, 210, 6, 0.5).map(({ x, y }) => place(tomatoSlice(pen, 58, '#dd3322'), x, y, pen.dice.between(0, 360))).join('') + shreds(pen, 220, { colours: ['#d9e8a0', '#eaf2c4', '#f09a3a'], depth: '#3f5a20', width: 12, count: 60 }, 170, 0.3) + times(9, () => place(line('M0 0q60 -16 120 6', '#3f8a34', 15) + line('M4 -3q56 -14 110 5', '#74b85a', 4), pen.dice.around(-40, 210), pen.dice.around(0, 210), pen.dice.between(0, 360))) + peanuts(pen, 240, 26) + strewn(pen, 250, 90, 16, () => chilliRing(pen, 22, tone.chilli)) + strewn(pen, 230, 110, 9, () => parsley(pen, 30, '#2f8a3c')))

/** Watermelon salad on its plate. */
export const melonSalad = (pen: Pen): Svg =>
  plate(pen, { x: 0, y: 0, r: 510, glaze: tone.rose, rim: tone.hibiscus, finish: 'enamel', band: tone.coconut },
        around(pen.dice, 0, 0, 240, 7, 0.1).map(({ x, y, degrees }, i) => place(watermelon(pen, 270, i % 3 ? '#ee3b4e' : '#f2505a'), x, y, degrees + 90 + pen.dice.around(0, 24))).join('') + place(watermelon(pen, 250, '#f0454f'), 0, 10, 24) + strewn(pen, 330, 90, 22, () => leaf(pen, 76, 42, '#2f8a46', 4)) + flakes(pen, 340, 110, ['#8a1410', '#c9261c', '#f2b01e'], 8) + strewn(pen, 330, 110, 12, () => chilliRing(pen, 24, '#2f8a34')) + flakes(pen, 330, 70, ['#ffffff'], 14) + place(rosette(pen, 84, '#2f8a46'), 10, 0))

/** A glass of mango lassi on its foot. */
export const lassi = (pen: Pen, colour: string): Svg => {
  const [w, h] = [300, 620]
  const top = dot(0, 0, w * 0.44, '#fdd27a') + flakes(pen, w * 0.32, 46, ['#7fa24a', '#b9cf7a', '#c9302c', '#e3a32a'], 9)
  return tallGlass(pen, { x: 0, base: 0, w, h, level: 0.9, liquid: '#fbb83a', depth: '#f59a18', foot: 0.74 },
    place(broth(pen, 150, '#fbbf4a', 0.03), 0, -h * 0.5),
    place(`<g transform="scale(1 0.24)">${top}</g>`, 0, -h * 0.9) + place(straw(h * 0.75, colour), -20, -h * 0.72))
}

/** A glass of ginger lime soda on its foot. */
export const limeSoda = (pen: Pen): Svg =>
  tallGlass(pen, { x: 0, base: 0, w: 360, h: 780, level: 0.86, liquid: '#e9f0b0', depth: '#b9d46a', foot: 0.78 },
        [[-70, -610, 12], [60, -570, -20], [-20, -470, 34], [80, -430, 8], [-90, -390, -14]].map(([x = 0, y = 0, turn = 0]) => place(iceCube(pen, 130), x, y, turn)).join('') + place(citrus(pen, 110, '#6fa52a', '#dcea8a'), -70, -300, 0) + place(citrus(pen, 104, '#6fa52a', '#dcea8a'), 70, -170, 30) + place(rosette(pen, 70, '#2f8a46'), 40, -520) + fizz(pen, 320, -650, -20, 190),
        place(straw(620, tone.hibiscus), 20, -560) + place(citrus(pen, 112, '#6fa52a', '#dcea8a'), -170, -770, 0))

/** Salads, skewers, sweets and drinks. */
export const plates: Scenes = {
  'lemongrass-chicken-skewers': {
    light: lights.palms('skewers'),
    draw: (pen) =>
      tiles(pen, 'petals', tilePaint.mango, 240, 0) + leafMat(pen, 780, 620, -8, 1640, 860) +
      times(5, (i) => place(skewer(pen, 1000, 6, pen.dice.pick(['#c9742a', '#b8641f', '#d4852f'])), 190 + i * 34, 330 + i * 150, -10)) +
      place(seeds(pen, 380, 120, ['#fff3d2', '#f3dca4'], 6), 760, 560) + place(strewn(pen, 380, 110, 14, () => parsley(pen, 30, '#2f8a3c')), 760, 560) +
      bowl(pen, { x: 1340, y: 880, r: 200, ...brass, full: 0.84 }, broth(pen, 170, '#b8691f', 0.07) + oil(pen, 150, '#e08a1e', 20, 12) + peanuts(pen, 110, 14) + flakes(pen, 130, 40, [tone.chilli], 6)) +
      place(citrus(pen, 100, '#6fa52a', '#cfe07a'), 1370, 300) + place(citrusWedge(pen, 84, '#6fa52a', '#cfe07a'), 1230, 190, 24) + place(line('M0 0L420 -40', '#b9cf7a', 34) + line('M0 -6L420 -46', '#eef2c8', 12) + line('M300 -20L520 -90M300 -30L540 -30', '#7fa24a', 14), 60, 1130),
  },
  'green-papaya-salad': {
    light: lights.palms('papaya'),
    draw: (pen) =>
      stone(pen, tone.mango, 0.03) + leafMat(pen, 500, 900, 40, 1300, 520) +
      place(papayaSalad(pen), 850, 590) +
      place(citrus(pen, 110, '#6fa52a', '#cfe07a'), 1420, 1010) + place(chilli(pen, 230, tone.chilli), 1360, 200, 40) + place(citrusWedge(pen, 84, '#6fa52a', '#d8e68c'), 1260, 1100, -20),
  },
  'peanut-noodle-salad': {
    light: lights.palms('noodles'),
    draw: (pen) =>
      tiles(pen, 'diagonals', tilePaint.rose, 150, 45) +
      bowl(pen, { x: 740, y: 620, r: 460, glaze: tone.sea, well: '#2aa7a0', rim: tone.coconut, finish: 'enamel', full: 0.88 },
        dot(0, 0, 410, '#9a5a1e') + noodles(pen, 400, { colours: ['#ecc27c', '#e2b163', '#f3d398'], depth: '#5a2a0a', width: 22, count: 300 }) +
          place(shreds(pen, 120, { colours: ['#f0822a', '#f79a44'], depth: '#6a2a0a', width: 13, count: 46 }, 150, 0.25), -200, -120) + place(shreds(pen, 110, { colours: ['#b0286a', '#c94a88', '#8f1f58'], depth: '#3a0a24', width: 12, count: 46 }, 130, 0.3), 190, -170) + around(pen.dice, 170, 160, 74, 6, 0.3).map(({ x, y }) => place(cucumber(pen, 66), x, y, pen.dice.between(0, 360))).join('') + peanuts(pen, 330, 36) + strewn(pen, 320, 100, 14, () => parsley(pen, 32, '#2f8a3c')) + strewn(pen, 320, 120, 10, () => chilliRing(pen, 24, tone.chilli)) + seeds(pen, 350, 90, ['#fff3d2', '#241610'], 6)) +
      place(chopsticks(pen, 820, tone.hibiscus), 900, 330, -22) + place(citrusWedge(pen, 92, '#6fa52a', '#cfe07a'), 1370, 900, -30) + place(peanuts(pen, 130, 12), 1340, 1060),
  },
  'watermelon-chilli-salad': {
    light: lights.palms('melon'),
    draw: (pen) =>
      tiles(pen, 'quarters', tilePaint.teal, 190, 0) +
      place(melonSalad(pen), 800, 600) +
      place(citrusWedge(pen, 88, '#6fa52a', '#cfe07a'), 1440, 1060, 24) + place(chilli(pen, 220, tone.chilli), 130, 160, 30),
  },
  'crisp-lace-pancakes': {
    light: lights.palms('lace'),
    draw: (pen) =>
      terrazzo(pen, '#0d5158', [tone.mango, tone.hibiscus, tone.mint, tone.coconut, tone.sea]) + leafMat(pen, 760, 620, -30, 1500, 760) +
      [[420, 420, -10], [560, 560, 24], [760, 640, 60], [620, 420, 10]].map(([x = 0, y = 0, turn = 0], i) => (i < 3 ? place(lace(pen, 430), x, y, turn - 30) : '')).join('') +
      bowl(pen, { x: 1270, y: 330, r: 200, ...brass, full: 0.84 }, broth(pen, 170, '#f2ad2a', 0.06) + oil(pen, 150, '#e5701a', 20, 12) + strewn(pen, 110, 70, 5, () => leaf(pen, 56, 22, '#255b2c'))) +
      bowl(pen, { x: 1370, y: 780, r: 180, ...brass, full: 0.84 }, broth(pen, 152, '#eef0dc', 0.03) + rubble(pen, 140, ['#f7f5e6', '#dfe8c4'], 12, 70) + seeds(pen, 110, 30, ['#241610'], 5)) +
      bowl(pen, { x: 1120, y: 1020, r: 150, ...brass, full: 0.84 }, broth(pen, 126, '#c92f1c', 0.06) + flakes(pen, 110, 40, ['#f2a13c', '#7a140c'], 6)) + place(coconut(pen, 150), 130, 1060),
  },
  'mango-lassi': {
    light: lights.palms('lassi', 0.24),
    draw: (pen) =>
      ledge(pen, tiles(pen, 'petals', tilePaint.hibiscus, 250, 0), tone.teal, 850) +
      place(lassi(pen, tone.hibiscus), 560, 1040) + place(lassi(pen, tone.teal), 930, 1000, 0, 0.93) +
      standingShadow(pen, 1260, 1060, 240) + place(mango(pen, 190), 1270, 990, -8) + place(mangoHedgehog(pen, 130), 1180, 1130, 8) + place(hibiscus(pen, 120, tone.mango), 230, 1070, 20),
  },
  'ginger-lime-soda': {
    light: lights.palms('soda', 0.24),
    draw: (pen) =>
      ledge(pen, tiles(pen, 'star', tilePaint.mango, 230, 0), '#1f8f8b', 870) +
      place(limeSoda(pen), 830, 1070) +
      place(root(pen, 150), 380, 1090, -8) + place(citrus(pen, 96, '#6fa52a', '#dcea8a'), 1160, 1080) + place(citrusWedge(pen, 92, '#6fa52a', '#dcea8a'), 1340, 1110, -10),
  },
  'pandan-coconut-cake': {
    light: lights.palms('cake', 0.24),
    draw: (pen) => ledge(pen, tiles(pen, 'quarters', tilePaint.rose, 210, 0), tone.coconut, 900) + place(layerCake(pen), 790, 900) + place(coconut(pen, 130), 1380, 1040) + place(hibiscus(pen, 120, tone.hibiscus), 190, 1050, 30),
  },
}

/** A pandan layer cake on its stand, a slice taken out. */
const layerCake = (pen: Pen): Svg => {
  const [w, h] = [760, 430]
  const body = `M${-w / 2} ${-h}V-10Q${-w / 2} 20 ${-w / 2 + 40} 24H${w / 2 - 40}Q${w / 2} 20 ${w / 2} -10V${-h}Z`
  const sponge = times(4, (i) => {
    const y = -h + 60 + i * 96
    return fill(rounded(60, y + 34, 420, 74, 6), turned('#7fb84a', 0.06)) + place(flakes(pen, 40, 0, ['#fff']), 0, 0) + times(46, () => dot(60 + pen.dice.around(0, 205), y + 34 + pen.dice.around(0, 34), pen.dice.between(1.5, 4), '#5a9434', 0.7)) + fill(rounded(60, y + 80, 420, 22, 8), '#fffaf0')
  })
  const coat = times(520, () => {
    const [x, y, a] = [pen.dice.around(0, w / 2), -pen.dice.between(0, h), pen.dice.between(0, 6.28)]
    return line(`M${x} ${y}l${Math.cos(a) * 16} ${Math.sin(a) * 16}`, pen.dice.pick(['#ffffff', '#f3ead4', '#e6dcc2']), 4.5)
  })
  const stand = fill(ellipse(0, 40, 490, 44), '#a97c22') + fill(ellipse(0, 26, 490, 44), turned(tone.brassRim, 0.1)) + fill('M-60 66L-90 210Q-150 234 -160 250H160Q150 234 90 210L60 66Z', turned(tone.brass, 0.14))
  return castShadow(pen, ellipse(30, 240, 220, 26), 0.8) + stand + fill(body, '#fbf4e2') + inside(body, coat + fill(rounded(60, -h / 2 + 18, 450, h - 10, 4), '#f7efdb') + sponge) + fill(ellipse(0, -h, w / 2, 66), '#fffaf0') + ring(0, 0, 0, '#fff', 0) + place(`<g transform="scale(1 0.17)">${flakes(pen, 370, 420, ['#ffffff', '#efe4cb', '#ffffff', '#a9cf7a'], 18)}</g>`, 0, -h) + place(hibiscus(pen, 96, tone.hibiscus), -150, -h - 40, 20) + place(leaf(pen, 170, 60, tone.leaf), -80, -h - 10, -8)
}

export { coin }
