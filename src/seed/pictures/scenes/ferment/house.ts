import type { Scenes } from '@/src/seed/pictures/engine/scene'
import { lights } from '@/src/seed/pictures/engine/light'
import { circle, ellipse, rounded, smooth } from '@/src/seed/pictures/engine/outline'
import { turned } from '@/src/seed/pictures/engine/shading'
import { around } from '@/src/seed/pictures/engine/spread'
import { box, dot, fill, line, place, times } from '@/src/seed/pictures/engine/svg'
import { clove, garlic } from '@/src/seed/pictures/food/aromatics'
import { breadSlice, roundLoaf } from '@/src/seed/pictures/food/bread'
import { lemon } from '@/src/seed/pictures/food/fruit'
import { dill, leaf, sprig } from '@/src/seed/pictures/food/leaves'
import { broth } from '@/src/seed/pictures/food/liquids'
import { shreds } from '@/src/seed/pictures/food/strands'
import { beetroot, cabbageHalf, carrot } from '@/src/seed/pictures/food/vegetables'
import { crock } from '@/src/seed/pictures/props/crocks'
import { knife } from '@/src/seed/pictures/props/cutlery'
import { portrait } from '@/src/seed/pictures/props/portrait'
import { book, tamper } from '@/src/seed/pictures/props/wares'
import { kimchi, scallions } from '@/src/seed/pictures/scenes/ferment/bowls'
import { krautJar, kvassJar, lemonJar } from '@/src/seed/pictures/scenes/ferment/jars'
import { salt, tone, towel } from '@/src/seed/pictures/scenes/ferment/palette'
import { boards } from '@/src/seed/pictures/surfaces/boards'
import { linen } from '@/src/seed/pictures/surfaces/linen'
import { clothTop, tableTop, wall } from '@/src/seed/pictures/surfaces/room'
import { bowl, plate } from '@/src/seed/pictures/vessels/bowl'
import { board } from '@/src/seed/pictures/vessels/cookware'

const bobOver =
  fill(smooth([[-164, 60], [-176, -60], [-150, -190], [-60, -262], [50, -264], [146, -196], [176, -60], [164, 60], [150, 40], [140, -70], [96, -160], [10, -186], [-60, -150], [-120, -110], [-142, -20], [-150, 40]]), turned('#cfc4ae', 0.08)) +
  times(9, (i) => line(smooth([[-30 + i * 8, -256], [-90 + i * 22, -206], [-150 + i * 36, -120 + Math.abs(i - 4) * 10]], false), i % 2 ? '#e6dcc6' : '#a99c84', 4, 0.5)) + dot(-148, 52, 9, tone.brass) + dot(148, 52, 9, tone.brass)

/** The share picture, Ilse, her wares and her evenings. */
export const house: Scenes = {
  featured: {
    light: lights.panes(0.42),
    draw: (pen) =>
      wall(pen, '#4d5350', 830) + clothTop(pen, tone.linen, 830, linen(pen, tone.linen, 3)) +
      place(crock(pen, 400, 470, tone.stoneware, tone.clay), 250, 960) + place(krautJar(pen), 610, 990, 0, 0.78) + place(kvassJar(pen), 960, 960, 0, 0.86) + place(lemonJar(pen), 1320, 1000, 0, 0.72) +
      place(cabbageHalf(pen, 130, '#8fa35c', '#e3e6b4'), 860, 1050, -10) + place(beetroot(pen, 76), 1090, 1070, 70) + place(beetroot(pen, 66, true), 1030, 1120) + place(garlic(pen, 74), 450, 1090) + place(clove(pen, 38), 550, 1130, 20) + place(dill(pen, 330, tone.dill), 60, 1120, -8) + place(salt(pen, 110, 100), 700, 1140),
  },
  avatar: {
    isSquare: true,
    light: lights.lowWindow(),
    draw: (pen) =>
      wall(pen, '#59625a', 1000) + place(dill(pen, 520, '#7a8a5c'), 90, 920, -70) + place(dill(pen, 460, '#6d7d52'), 900, 960, -112) +
      place(portrait(pen, { skin: '#e9c3a4', hair: '#cfc4ae', brow: '#6b5a48', lips: '#b25a55', cloth: tone.inkware, apron: '#cdbfa6', behind: fill(ellipse(0, -50, 180, 200), '#b5a990'), over: bobOver }), 500, 540, 0, 0.98),
  },
  'product-1': { isSquare: true, light: lights.lowWindow(), draw: (pen) => wall(pen, tone.wallMoss, 700) + tableTop(pen, tone.oakPale, 700) + place(crock(pen, 520, 540, tone.stoneware, tone.clay), 480, 880) + place(garlic(pen, 62), 820, 900) },
  'product-2': { isSquare: true, light: lights.panes(0.3), draw: (pen) => linen(pen, tone.linen, 3) + towel(pen, [[-60, 560], [520, 700], [420, 1080], [-60, 1080]], '#c9c0ae', tone.beet) + place(tamper(pen, 860, '#c69a66'), 170, 800, -44) + place(shreds(pen, 120, { colours: ['#e9e0b4', '#dfd79c', '#cfcf8e'], depth: '#6d6a35', width: 9, count: 60 }, 120, 0.4), 760, 800) },
  'product-3': {
    isSquare: true,
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, tone.oak, 90, 230) + place(book(pen, '#e3d8c2', box(-250, -330, 500, 660, '#e3d8c2') + fill(circle(10, -10, 170), tone.beet) + place(fill(rounded(0, 0, 120, 190, 24), '#f3ecdc') + fill(rounded(0, 26, 104, 120, 18), '#a9b06a') + fill(rounded(0, -104, 96, 26, 8), '#c9694b'), 10, -10) + line('M-110 230H130M-60 262H80', tone.inkware, 10, 0.75) + line('M-110 -262H130', tone.beet, 6)), 500, 500, -8) + place(dill(pen, 380, tone.dill), 60, 960, -30),
  },
  'event-1': {
    light: lights.lowWindow(),
    draw: (pen) =>
      boards(pen, '#5a4436', 0, 260) + board(pen, { x: 690, y: 560, w: 900, h: 520, turn: -8, colour: '#a8835a' }, place(cabbageHalf(pen, 220, '#8fa35c', '#e3e6b4'), -230, -10, 20) + place(shreds(pen, 200, { colours: ['#e9e0b4', '#dfd79c', '#f1ead0', '#cfd08a'], depth: '#5c5226', width: 11, count: 240 }, 150, 0.35), 200, 10)) +
      place(knife(pen, 700, tone.steel, '#2c201a'), 480, 970, -6) + bowl(pen, { x: 1330, y: 300, r: 240, glaze: tone.stoneware, rim: tone.clay, full: 0.82 }, dot(0, 0, 210, '#e9e4d8') + salt(pen, 200, 900)) + bowl(pen, { x: 1380, y: 900, r: 300, glaze: tone.blueware, rim: tone.clay, full: 0.86 }, dot(0, 0, 260, '#6d6a35') + shreds(pen, 240, { colours: ['#e9e0b4', '#dfd79c', '#f1ead0'], depth: '#6d6a35', width: 11, count: 220 }, 140, 0.4)) + place(carrot(pen, 330), 90, 180, 34),
  },
  'event-2': {
    light: lights.panes(0.34),
    draw: (pen) =>
      linen(pen, tone.linen, 4) + board(pen, { x: 800, y: 600, w: 760, h: 420, turn: 6, colour: '#7a5638' }, place(roundLoaf(pen, 190, { crust: '#8a4d22', crumb: '#ecdcb8' }), -160, 0) + place(breadSlice(pen, 190, 160, { crust: '#8a4d22', crumb: '#ecdcb8' }), 150, -60, 12) + place(breadSlice(pen, 190, 160, { crust: '#8a4d22', crumb: '#ecdcb8' }), 240, 60, 40)) +
      bowl(pen, { x: 230, y: 250, r: 220, glaze: tone.inkware, rim: tone.clay, full: 0.84 }, kimchi(pen, 190) + scallions(pen, 160, 50)) + bowl(pen, { x: 1390, y: 240, r: 210, glaze: tone.stoneware, rim: tone.clay, full: 0.84 }, dot(0, 0, 190, '#6d6a35') + shreds(pen, 170, { colours: ['#e9e0b4', '#dfd79c', '#f1ead0'], depth: '#6d6a35', width: 9, count: 220 }, 120, 0.4)) +
      plate(pen, { x: 250, y: 960, r: 260, glaze: tone.blueware, rim: tone.clay }, around(pen.dice, 0, 0, 96, 6, 0.2).map(({ x, y, degrees }) => place(leaf(pen, 130, 50, tone.moss), x, y, degrees)).join('') + place(lemon(pen, 70), 0, 0, 20)) + bowl(pen, { x: 1370, y: 970, r: 230, glaze: tone.clay, rim: '#5a3a26', full: 0.84 }, broth(pen, 200, '#8d1438', 0.05) + place(dill(pen, 150, '#7a9a4a'), -60, 20, -20)) + place(sprig(pen, 260, 9, tone.dill, { length: 40, width: 13 }), 690, 1030, -10),
  },
}
