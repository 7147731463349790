import { lights } from '../../engine/light'
import type { Pen } from '../../engine/hand'
import { blob, ellipse, rounded, smooth } from '../../engine/outline'
import type { Scenes } from '../../engine/scene'
import { lump, turned } from '../../engine/shading'
import { box, dot, fill, line, place, ring, sheer, soft, times, type Svg } from '../../engine/svg'
import { bean, seeds } from '../../food/grains'
import { dill, leaf } from '../../food/leaves'
import { foam } from '../../food/liquids'
import { beetroot, cabbageHalf, clove, garlic, lemon, root } from '../../food/produce'
import { citrus, citrusWedge } from '../../food/slices'
import { shreds, type StrandLook } from '../../food/strands'
import { pineapple } from '../../food/tropical'
import { spoon } from '../../props/cutlery'
import { linen } from '../../surfaces/linen'
import { clothTop, tableTop, wall } from '../../surfaces/room'
import { fizz, jar, standingShadow, tallGlass } from '../../vessels/glass'
import { salt, tone } from './palette'

const kraut: StrandLook = { colours: ['#e9e0b4', '#dfd79c', '#f1ead0', '#cfcf8e'], depth: '#6d6a35', width: 9, count: 330 }

const packed = (pen: Pen, w: number, h: number, look: StrandLook, length: number): Svg =>
  times(3, (i) => place(shreds(pen, w * 0.62, { ...look, count: look.count / 3 }, length, 0.35), 0, -h * (0.16 + i * 0.3)))

/** A gherkin standing in its jar. */
const gherkin = (pen: Pen, x: number, base: number, w: number, h: number, lean: number): Svg => {
  const { dice } = pen
  const outline = rounded(0, -h / 2, w, h, w * 0.48)
  const colour = dice.pick(['#7d8a3c', '#6f7f38', '#8b9446'])
  const warts = times(26, () => dot(dice.around(0, w * 0.4), -h * dice.between(0.06, 0.94), dice.between(1.5, 4), dice.chance(0.5) ? '#a9b264' : '#4e5c28', 0.7))
  const streaks = times(4, (i) => line(`M${-w * 0.3 + i * w * 0.2} ${-h * 0.9}V${-h * dice.between(0.2, 0.6)}`, '#b6bd77', 4, 0.45))
  return place(fill(outline, '#1f2610', 0.3) + fill(outline, turned(colour, 0.14)) + streaks + warts, x, base, lean)
}

const yeast = (w: number) => soft(ellipse(0, -14, w * 0.44, 12), '#f7ecd0', 0.5, 8)

/** A bottle with a swing top. */
export const swingTop = (x: number, base: number, h: number, glass: string, liquid: string): Svg => {
  const w = h * 0.25
  const body = `M${-w * 0.14} ${-h}V${-h * 0.72}C${-w * 0.16} ${-h * 0.62} ${-w * 0.5} ${-h * 0.6} ${-w * 0.5} ${-h * 0.46}V-22Q${-w * 0.5} 0 ${-w * 0.4} 0H${w * 0.4}Q${w * 0.5} 0 ${w * 0.5} -22V${-h * 0.46}C${w * 0.5} ${-h * 0.6} ${w * 0.16} ${-h * 0.62} ${w * 0.14} ${-h * 0.72}V${-h}Z`
  return place(
    fill(body, turned(glass, 0.12), 0.92) + fill(`M${-w * 0.4} ${-h * 0.45}H${w * 0.4}V-14H${-w * 0.4}Z`, liquid, 0.75) +
      line(`M${-w * 0.36} ${-h * 0.42}V-60`, '#ffffff', w * 0.07, 0.45) + line(`M${-w * 0.06} ${-h * 0.95}V${-h * 0.72}`, '#ffffff', 5, 0.4) +
      fill(rounded(0, -h - 20, w * 0.4, 44, 12), '#e9e4d8') + fill(rounded(0, -h + 3, w * 0.44, 14, 6), '#b9573c') +
      line(`M${-w * 0.2} ${-h * 0.9}C${-w * 0.34} ${-h * 0.97} ${-w * 0.24} ${-h - 30} 0 ${-h - 34}S${w * 0.34} ${-h * 0.97} ${w * 0.2} ${-h * 0.9}M${-w * 0.2} ${-h * 0.89}H${w * 0.2}`, '#9a9a94', 5),
    x, base,
  )
}

const stillLife = (pen: Pen, wallColour: string, table: string, horizon: number): Svg =>
  wall(pen, wallColour, horizon) + tableTop(pen, table, horizon)

/** A jar of sauerkraut on its foot. */
export const krautJar = (pen: Pen): Svg =>
  jar(pen, { x: 0, base: 0, w: 470, h: 760, liquid: '#e6ddaa', depth: '#c9c07e', lid: 'clip', lidColour: '#dfe6e0' },
        packed(pen, 470, 640, kraut, 150) + seeds(pen, 260, 26, ['#4a3620'], 7))

/** A jar of half-sour pickles on its foot. */
export const pickleJar = (pen: Pen): Svg =>
  jar(pen, { x: 0, base: 0, w: 520, h: 900, liquid: '#cdd3a0', depth: '#a7ad68', lid: 'open', lidColour: '#fff' },
        times(4, (i) => gherkin(pen, -180 + i * 120, -300, 120, 420, pen.dice.around(0, 6))) +
          times(5, (i) => gherkin(pen, -200 + i * 100, -20, 116, 430, pen.dice.around(0, 5))) +
          times(5, () => place(dill(pen, 330, '#7b8f3c'), pen.dice.around(0, 180), -pen.dice.between(300, 700), -90 + pen.dice.around(0, 40))) +
          times(12, () => place(bean(pen, { colour: '#4a3a24', size: 8, long: 1, gloss: 0.4 }), pen.dice.around(0, 210), -pen.dice.between(20, 60))) +
          place(clove(pen, 42), -120, -70, 20) + place(clove(pen, 40), 90, -90, -30))

/** A covered jar of kombucha on its foot. */
export const kombuchaJar = (pen: Pen): Svg =>
  jar(pen, { x: 0, base: 0, w: 600, h: 740, liquid: '#c9782f', depth: '#8a431a', level: 0.8, lid: 'cloth', lidColour: '#d9cfbc' },
        fizz(pen, 520, -560, -60, 60) + fill(rounded(0, -592, 580, 66, 30), turned('#ecd2a4', 0.09)) + fill(rounded(0, -570, 570, 26, 12), '#c99a5e', 0.6) +
          times(6, () => line(smooth([[pen.dice.around(0, 200), -560], [pen.dice.around(0, 210), -500], [pen.dice.around(0, 200), -430]], false), '#7a4218', 5, 0.35)) + yeast(560))

/** A jar of beet kvass on its foot. */
export const kvassJar = (pen: Pen): Svg =>
  jar(pen, { x: 0, base: 0, w: 400, h: 640, liquid: '#8d1438', depth: '#4b0a20', lid: 'open', lidColour: '#fff', level: 0.84 },
        times(9, () => place(fill(blob(pen.dice, 0, 0, 64, 50, 0.12, 5), '#5a0f28', 0.8), pen.dice.around(0, 150), -pen.dice.between(30, 190), pen.dice.between(0, 90))) + fizz(pen, 330, -520, -200, 40))

/** A jar of preserved lemons on its foot. */
export const lemonJar = (pen: Pen): Svg =>
  jar(pen, { x: 0, base: 0, w: 540, h: 720, liquid: '#f0d977', depth: '#dbb23c', lid: 'clip', lidColour: '#e5ebe4' },
        times(17, (i) => place(i % 3 ? citrusWedge(pen, 118, '#eebd22', '#f6dd6d') : citrus(pen, 104, '#eebd22', '#f5da6a'), -190 + (i % 4) * 128 + pen.dice.around(0, 20), -80 - Math.floor(i / 4) * 132, pen.dice.between(0, 360))) +
          times(3, (i) => place(leaf(pen, 190, 66, '#7c8a4a'), -200 + i * 150, -180 - i * 130, -60 + i * 30)) + sheer(box(-300, -700, 600, 700, '#f2d25a'), 0.16))

/** What stands on the shelf, seen from its side. */
export const jars: Scenes = {
  'classic-sauerkraut': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, tone.wallMoss, 800) + clothTop(pen, tone.linen, 800, linen(pen, tone.linen, 2)) +
      standingShadow(pen, 1090, 1040, 420, 0.7) + place(cabbageHalf(pen, 235, '#8fa35c', '#e3e6b4'), 1090, 850, -14) +
      place(krautJar(pen), 620, 1030) +
      place(salt(pen, 150, 120), 300, 1100) + place(seeds(pen, 90, 22, ['#4a3620', '#6a4c2c'], 8), 1000, 1130),
  },
  'half-sour-dill-pickles': {
    light: lights.panes(0.3),
    draw: (pen) =>
      wall(pen, tone.wallPale, 850) + clothTop(pen, '#cfc5b2', 850, linen(pen, '#d2c8b6', 2)) +
      place(pickleJar(pen), 980, 1070) +
      place(dill(pen, 480, tone.dill), 130, 1090, -14) + place(dill(pen, 400, tone.dill), 180, 1130, 4) +
      place(garlic(pen, 105), 480, 1030, 0) + place(clove(pen, 46), 640, 1110, 24),
  },
  'first-batch-kombucha': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stillLife(pen, tone.wall, tone.oak, 830) +
      place(kombuchaJar(pen), 900, 1040) +
      tallGlass(pen, { x: 380, base: 1100, w: 210, h: 330, level: 0.78, liquid: '#d98f3f', depth: '#a85a20', foot: 0.86 }, fizz(pen, 170, -250, -20, 46)),
  },
  'wild-ginger-beer': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stillLife(pen, '#5a4a3c', tone.oakPale, 860) +
      standingShadow(pen, 1170, 1010, 220) + swingTop(1170, 1010, 840, '#7c6a3d', '#d9b664') +
      standingShadow(pen, 930, 970, 200) + swingTop(930, 970, 760, '#6f6238', '#cfa955') +
      tallGlass(pen, { x: 560, base: 1080, w: 290, h: 560, level: 0.8, liquid: '#ecd590', depth: '#d5ab4d', foot: 0.8 },
        fizz(pen, 250, -430, -20, 150), place(stretchFoam(pen, 132), 0, -452)) +
      place(root(pen, 170), 260, 1090, -8) + place(citrusWedge(pen, 80, '#e2b92f', '#f3dc7a'), 860, 1110, 12),
  },
  'beet-kvass': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#3c3a3c', 780) + clothTop(pen, tone.linen, 780, linen(pen, tone.linen, 2)) +
      place(kvassJar(pen), 1060, 960) +
      tallGlass(pen, { x: 620, base: 1040, w: 220, h: 300, level: 0.76, liquid: '#b01a49', depth: '#6d0f2d', foot: 0.84 }, fizz(pen, 180, -220, -20, 40)) +
      tallGlass(pen, { x: 370, base: 1110, w: 220, h: 300, level: 0.8, liquid: '#b01a49', depth: '#6d0f2d', foot: 0.84 }, fizz(pen, 180, -220, -20, 40)) +
      place(beetroot(pen, 92), 860, 1060, 62) + place(beetroot(pen, 80, true), 700, 1120),
  },
  'preserved-lemons': {
    light: lights.panes(0.34),
    draw: (pen) =>
      wall(pen, '#8d948f', 830) + clothTop(pen, tone.linen, 830, linen(pen, tone.linen, 3)) +
      place(lemonJar(pen), 760, 1050) +
      place(lemon(pen, 118), 1240, 1040, -14) + place(citrus(pen, 104, '#eebd22', '#f6dc70'), 1180, 1130) + place(salt(pen, 170, 260), 350, 1120) + place(leaf(pen, 210, 70, tone.moss), 230, 1020, 18),
  },
  'pineapple-tepache': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stillLife(pen, tone.wallMoss, tone.oak, 820) +
      standingShadow(pen, 1020, 990, 300) + place(pineapple(pen, 520), 1110, 1010, -90) +
      tallGlass(pen, { x: 620, base: 1070, w: 300, h: 620, level: 0.84, liquid: '#e9b65a', depth: '#b9711f', foot: 0.82 },
        times(4, () => place(fill(rounded(0, 0, 120, 110, 24), '#ffffff', 0.3) + line(rounded(0, 0, 120, 110, 24), '#ffffff', 4, 0.5), pen.dice.around(0, 60), -pen.dice.between(330, 470), pen.dice.between(0, 90))) + fizz(pen, 260, -500, -20, 110),
        place(line('M-30 -60L70 -760', '#7a4420', 26) + line('M-34 -100L62 -760', '#a9683a', 8), 30, 0)) +
      place(line('M0 0H230', '#6d3a1a', 28) + line('M6 -6H220', '#a5653a', 8) + ring(230, 0, 12, '#4a240e', 5), 230, 1120, -12) + place(citrusWedge(pen, 70, '#8a9a3a', '#d8df98'), 850, 1120, -10),
  },
}

/** A head of foam seen from the side. */
function stretchFoam(pen: Pen, half: number): Svg {
  return `<g transform="scale(1 0.28)">${foam(pen, half, '#fff6dc', 22)}</g>` + line(`M${-half} 0H${half}`, '#fffaf0', 4, 0.6)
}

/** Kefir grains in a spoon. */
export const kefirSpoon = (pen: Pen): Svg =>
  spoon(pen, 620, tone.brass, times(16, () => place(lump(pen, blob(pen.dice, 0, 0, 24, 20, 0.2, 7), '#fbf6e8', 22, 0.3), pen.dice.around(-10, 70), pen.dice.around(0, 44))))
