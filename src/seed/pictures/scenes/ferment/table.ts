import { lights } from '../../engine/light'
import type { Pen } from '../../engine/hand'
import { blob, circle, ellipse, polar, rounded, smooth } from '../../engine/outline'
import type { Scenes } from '../../engine/scene'
import { castShadow, lump, turned } from '../../engine/shading'
import { around, scatter, scatterBox } from '../../engine/spread'
import { dot, fill, inside, line, place, soft, times, type Svg } from '../../engine/svg'
import { browned, cutLoaf, breadSlice, pancake, roundLoaf } from '../../food/bread'
import { friedEgg } from '../../food/eggs'
import { bean, flakes, rice, seeds } from '../../food/grains'
import { leaf, onionRings, parsley, rosette, sprig } from '../../food/leaves'
import { broth, foam, oil, swoosh } from '../../food/liquids'
import { chilli, clove, garlic } from '../../food/produce'
import { aubergine, cube } from '../../food/savoury'
import { chilliRing } from '../../food/slices'
import { shreds } from '../../food/strands'
import { chopsticks, knife, spoon } from '../../props/cutlery'
import { boards } from '../../surfaces/boards'
import { linen } from '../../surfaces/linen'
import { tableTop, wall } from '../../surfaces/room'
import { stone } from '../../surfaces/stone'
import { bowl, plate } from '../../vessels/bowl'
import { board, pan, tin } from '../../vessels/cookware'
import { kefirSpoon } from './jars'
import { salt, tone, towel } from './palette'

const crust = { crust: '#8a4d22', crumb: '#ecdcb8' }

/** A ruffled piece of fermented cabbage: pale rib, red sauce. */
export function kimchiLeaf(pen: Pen, size: number): Svg {
  const { dice } = pen
  const red = dice.pick(['#c8371d', '#d9512a', '#b32a18', '#e06a35'])
  const outline = blob(dice, 0, 0, size, size * dice.between(0.45, 0.7), 0.16, 13)
  const rib = smooth([[-size * 0.95, 0], [-size * 0.3, -size * 0.16], [size * 0.4, -size * 0.06], [size * 0.3, size * 0.1], [-size * 0.3, size * 0.18]])
  const veins = times(5, (i) => line(`M${-size * 0.5 + i * size * 0.2} 0l${size * 0.22} ${(i % 2 ? 1 : -1) * size * 0.36}`, '#f6c58a', size * 0.03, 0.7))
  return (
    lump(pen, outline, red, size, 0) + inside(outline, veins + fill(rib, '#f3dba8', 0.92) + fill(ellipse(-size * 0.3, size * 0.02, size * 0.4, size * 0.05), '#fff7dc', 0.8) + flakes(pen, size * 0.9, 9, ['#8f1a0e', '#e8772e'], 5)) +
    fill(ellipse(size * 0.3, -size * 0.24, size * 0.16, size * 0.05), '#fff0dc', 0.75)
  )
}

/** Kimchi filling a bowl. */
export const kimchi = (pen: Pen, r: number): Svg =>
  dot(0, 0, r, '#8c2010') + scatter(pen.dice, 0, 0, r, r * 0.16).map(([x, y]) => place(kimchiLeaf(pen, r * pen.dice.between(0.18, 0.3)), x, y, pen.dice.between(0, 360))).join('')

/** Spring onion rings strewn in a circle. */
export const scallions = (pen: Pen, r: number, gap: number, size = 13, count = 40) =>
  onionRings(pen, scatter(pen.dice, 0, 0, r, gap, count), size, ['#7fa24a', '#5f8a3c', '#b7cf86'])

/** What lies on the table, seen from above. */
export const table: Scenes = {
  'napa-cabbage-kimchi': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, tone.oak, -6, 250) +
      bowl(pen, { x: 700, y: 620, r: 420, glaze: tone.inkware, well: '#3b4145', rim: tone.clay, full: 0.86 },
        kimchi(pen, 372) + scallions(pen, 300, 60, 15, 30) + seeds(pen, 310, 70, ['#f3e6c4', '#e2cf9f'], 6)) +
      place(chopsticks(pen, 780, '#5a2f22'), 930, 470, 12) +
      place(bowl(pen, { x: 0, y: 0, r: 130, glaze: tone.stoneware, rim: tone.clay, full: 0.82 }, dot(0, 0, 120, '#8f1f0f') + flakes(pen, 115, 420, ['#b3261a', '#d14a26', '#7d150c', '#e8903f'], 9)), 1330, 960) +
      place(flakes(pen, 120, 40, ['#b3261a', '#d14a26'], 8), 1150, 1080) + place(garlic(pen, 84), 190, 190) + place(clove(pen, 40), 330, 130, 30),
  },
  'country-sourdough': {
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#3f3a36', 790) + tableTop(pen, '#6a4e38', 790) +
      place(castShadow(pen, rounded(0, 0, 1180, 64, 26), 0.8) + fill(rounded(0, 0, 1180, 64, 26), turned('#9a7148', 0.08)), 800, 1010) +
      soft(ellipse(900, 985, 540, 22), '#0d0704', 0.6, 14) +
      place(cutLoaf(pen, 1080, 620, crust), 800, 984) + place(flakes(pen, 210, 70, ['#e9d4a8', '#b9783c', '#8a4d22'], 6), 1180, 1080) +
      place(flakes(pen, 300, 180, ['#fff6e4'], 3), 420, 1100),
  },
  'milk-kefir': {
    light: lights.panes(0.3),
    draw: (pen) =>
      linen(pen, tone.linen, 4) + towel(pen, [[1010, -60], [1700, 120], [1560, 640], [1130, 420]], '#c9c0ae', tone.blueware) +
      bowl(pen, { x: 640, y: 640, r: 360, glaze: tone.blueware, well: '#84939a', rim: tone.clay, full: 0.84 },
        broth(pen, 310, '#f6f1e4', 0.025) + foam(pen, 90, '#f6f1e4', 20) + place(foam(pen, 60, '#f6f1e4', 14), 140, 130)) +
      place(kefirSpoon(pen), 1080, 740, 28) + place(rosette(pen, 60, tone.moss), 470, 210, 0),
  },
  'miso-glazed-aubergine': {
    light: lights.lowWindow(),
    draw: (pen) =>
      stone(pen, tone.slate) +
      place(castShadow(pen, rounded(0, 0, 1180, 600, 150), 0.6) + fill(rounded(0, 0, 1180, 600, 150), tone.clay) + fill(rounded(0, 0, 1156, 576, 140), turned(tone.stoneware, 0.06)) + fill(rounded(0, 0, 1020, 450, 110), turned('#cdc3b1', -0.05)) +
        place(aubergine(pen, 860), -420, -96, 3) + place(aubergine(pen, 840, '#7d3f16'), -400, 110, -3) +
        place(seeds(pen, 250, 110, ['#f5e9c8', '#e8d6a4', '#2a211a'], 6.5), -120, 0) + place(seeds(pen, 200, 60, ['#f5e9c8', '#e8d6a4'], 6.5), 210, 20) + place(scallions(pen, 230, 60, 15, 20), 40, 0), 800, 610, -10) +
      bowl(pen, { x: 1400, y: 190, r: 150, glaze: tone.inkware, rim: tone.clay, full: 0.8 }, broth(pen, 130, '#6a3413')) + place(chopsticks(pen, 900, '#2a1c16'), 240, 1120, -6),
  },
  'fermented-hot-sauce': {
    light: lights.panes(0.32),
    draw: (pen) =>
      linen(pen, '#d5cab6', 3) +
      bowl(pen, { x: 940, y: 560, r: 300, glaze: tone.stoneware, rim: tone.clay, full: 0.82 },
        broth(pen, 260, '#cf3d16', 0.05) + oil(pen, 240, '#e87a25', 26, 15) + flakes(pen, 235, 80, ['#f6d58a', '#8c1f0d', '#f2a13c'], 5)) +
      place(spoon(pen, 640, tone.steel, fill(ellipse(-16, 0, 76, 50), '#cf3d16') + fill(ellipse(-40, -18, 22, 7), '#ffd9b0', 0.8)), 520, 900, 12) +
      around(pen.dice, 940, 560, 520, 9, 0.6).map(({ x, y, degrees }, i) => (i === 4 ? '' : place(chilli(pen, pen.dice.between(200, 270), pen.dice.pick(['#c92a1a', '#d94a1c', '#b01f18', '#e07a1e'])), x, y, degrees + 80))).join('') +
      place(garlic(pen, 92), 240, 250) + place(clove(pen, 42), 390, 330, -20) + times(7, () => place(chilliRing(pen, 22, '#cf2f1c'), pen.dice.between(300, 620), pen.dice.between(480, 700))),
  },
  'sourdough-pancakes': {
    light: lights.panes(0.3),
    draw: (pen) =>
      boards(pen, '#5a4232', 4, 260) + towel(pen, [[-80, 700], [420, 560], [620, 1260], [-80, 1280]]) +
      plate(pen, { x: 880, y: 600, r: 470, glaze: tone.stoneware, rim: tone.clay },
        place(pancake(pen, 290), -70, 50) + place(pancake(pen, 290, '#cf8638'), 60, -30) + place(pancake(pen, 285, '#dc9a48'), -20, 10) +
        fill(blob(pen.dice, 10, 30, 190, 150, 0.22, 12), '#a85b14', 0.5) + fill(blob(pen.dice, 6, 24, 168, 128, 0.22, 12), '#c97a1e', 0.6) +
        place(lump(pen, rounded(0, 0, 110, 96, 18), '#f6dd84', 60, 0.5), -10, -6, 14) +
        around(pen.dice, 0, 0, 330, 12, 0.7).map(({ x, y }) => place(bean(pen, { colour: pen.dice.pick(['#39405f', '#2f3450', '#4b4a6b']), size: 29, long: 1, gloss: 0.4 }), x, y)).join('')) +
      place(spoon(pen, 560, tone.brass), 1390, 260, 78),
  },
  'kimchi-fried-rice': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, tone.oak, 90, 240) +
      pan(pen, { x: 860, y: 560, r: 470, colour: '#25282a', handle: 152 },
        rice(pen, 410, ['#e08a4a', '#d9713a', '#eeb27a', '#c9552c'], 24, 1500) + scatter(pen.dice, 0, 0, 390, 78, 46).map(([x, y]) => place(kimchiLeaf(pen, pen.dice.between(34, 58)), x, y, pen.dice.between(0, 360))).join('') + place(friedEgg(pen, 205), 40, -10) + scallions(pen, 370, 62, 15, 46) + seeds(pen, 380, 90, ['#f5e9c8', '#2a211a'], 6)) +
      times(5, (i) => place(line('M0 0V120', '#1c2a20', 16) + line('M-3 6V114', '#34483a', 3), 1290 + i * 26, 960 + i * 12, 64)) + place(spoon(pen, 560, tone.steel), 1330, 300, 64),
  },
  'labneh-with-herbs': {
    light: lights.panes(0.36),
    draw: (pen) =>
      linen(pen, '#cdc4b3', 3) + plate(pen, { x: 760, y: 590, r: 450, glaze: tone.blueware, rim: tone.clay },
        swoosh(pen, 330, '#f5efe0') + fill(blob(pen.dice, 30, 30, 140, 110, 0.25, 11), '#9a9a2c', 0.75) + fill(blob(pen.dice, 24, 22, 118, 90, 0.25, 11), '#c2b83e', 0.7) + oil(pen, 260, '#c9bd3f', 30, 16) +
        scatter(pen.dice, 0, 0, 250, 46, 36).map(([x, y]) => place(pen.dice.chance(0.6) ? leaf(pen, 44, 20, tone.dill) : parsley(pen, 26, '#55763a'), x, y, pen.dice.between(0, 360))).join('') + seeds(pen, 260, 60, ['#efe0b8', '#6d4a28'], 5.5) + flakes(pen, 250, 60, ['#8a2f2a', '#6d5a2a'], 5)) +
      place(castShadow(pen, blob(pen.dice, 0, 0, 260, 230, 0.06, 12), 0.5) + browned(pen, blob(pen.dice, 0, 0, 260, 228, 0.06, 12), [260, 230], '#d8b079', 40, 0.2), 1400, 980) + place(sprig(pen, 300, 8, tone.dill, { length: 42, width: 14 }), 120, 1010, -28),
  },
  'overnight-focaccia': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, '#4a382d', 0, 240) +
      tin(pen, { x: 800, y: 590, w: 1180, h: 800, turn: -5, colour: '#4a4f52', rim: '#6a7073' }, focaccia(pen, 1090, 720)) +
      place(sprig(pen, 380, 15, '#5f7350', { length: 46, width: 9, angle: 60 }), 90, 1110, -20) + place(salt(pen, 140, 130), 1440, 1100),
  },
}

/** Focaccia with its dimples, oil, rosemary and salt. */
export function focaccia(pen: Pen, w: number, h: number): Svg {
  const outline = rounded(0, 0, w, h, 50)
  const dimples = scatterBox(pen.dice, [-w / 2 + 60, -h / 2 + 60, w - 120, h - 120], 118).map(([x, y]) => {
      const hole = blob(pen.dice, 0, 0, 42, 34, 0.14, 9)
      return place(fill(hole, '#8a4f18', 0.55) + fill(blob(pen.dice, 6, 8, 33, 24, 0.12, 8), '#c98a24', 0.9) + fill(blob(pen.dice, 8, 10, 22, 14, 0.12, 8), '#e2b445', 0.8) + dot(-4, 2, 4, '#fff3c4', 0.8) + line('M-34 -16Q-8 -40 26 -28', '#f3c274', 9, 0.55), x, y)
    }).join('')
  const herbs = scatterBox(pen.dice, [-w / 2 + 50, -h / 2 + 50, w - 100, h - 100], 165).map(([x, y]) => place(sprig(pen, 96, 6, '#54693f', { length: 30, width: 7, angle: 58 }), x, y, pen.dice.between(0, 360))).join('')
  const grains = place(salt(pen, Math.min(w, h) * 0.62, 260), 0, 0)
  return browned(pen, outline, [w / 2, h / 2], '#cf8a3a', 150, 0.13) + dimples + herbs + grains
}

export { circle, cube, polar, roundLoaf, shreds, breadSlice, board, knife }
