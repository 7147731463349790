import type { Scenes } from '@/src/seed/pictures/engine/scene'
import type { Pen } from '@/src/seed/pictures/engine/hand'
import { lights } from '@/src/seed/pictures/engine/light'
import { blob, rounded, smooth } from '@/src/seed/pictures/engine/outline'
import { castShadow, turned } from '@/src/seed/pictures/engine/shading'
import { around } from '@/src/seed/pictures/engine/spread'
import { box, dot, fill, line, place, ring, type Svg, times } from '@/src/seed/pictures/engine/svg'
import { garlic } from '@/src/seed/pictures/food/aromatics'
import { cutLoaf } from '@/src/seed/pictures/food/bread'
import { pancake } from '@/src/seed/pictures/food/browned'
import { friedEgg } from '@/src/seed/pictures/food/eggs'
import { fruit, lemon } from '@/src/seed/pictures/food/fruit'
import { flakes } from '@/src/seed/pictures/food/grains'
import { sprig } from '@/src/seed/pictures/food/leaves'
import { sardine } from '@/src/seed/pictures/food/seafood'
import { tomatoSlice } from '@/src/seed/pictures/food/slices'
import { curls, portrait } from '@/src/seed/pictures/props/portrait'
import { book, flatSpoon } from '@/src/seed/pictures/props/wares'
import { checkedNapkin, enamel, laidFork, laidSpoon, loaf, redChecks, stripedTowel, tone } from '@/src/seed/pictures/scenes/somethingfromnothing/palette'
import { pestoPasta, shakshuka } from '@/src/seed/pictures/scenes/somethingfromnothing/pans'
import { beansOnToast, tortilla } from '@/src/seed/pictures/scenes/somethingfromnothing/plates'
import { breadSoup, leekSoup, lentilSoup } from '@/src/seed/pictures/scenes/somethingfromnothing/soups'
import { boards } from '@/src/seed/pictures/surfaces/boards'
import { checkedCloth } from '@/src/seed/pictures/surfaces/cloth'
import { paintedTable } from '@/src/seed/pictures/surfaces/room'
import { plate } from '@/src/seed/pictures/vessels/bowl'
import { pan } from '@/src/seed/pictures/vessels/cookware'

/** A red scarf tied over dark curls, round spectacles. */
const scarfAndSpectacles = (pen: Pen): Svg =>
  curls(pen, '#3a2219', [[-158, -60, 44], [158, -70, 44], [-166, 10, 42], [166, 4, 42], [-154, 74, 38], [156, 70, 38], [-110, -150, 40], [112, -156, 40], [-60, -178, 38], [-6, -188, 40], [56, -180, 38]]) +
  fill(smooth([[-172, -110], [-140, -226], [-60, -292], [40, -296], [136, -236], [174, -112], [120, -176], [30, -216], [-60, -212], [-126, -170]]), turned(tone.tomato, 0.06)) +
  times(16, (i) => dot(-138 + (i % 8) * 40, -224 - Math.sin(((i % 8) / 7) * Math.PI) * 34 - Math.floor(i / 8) * 34 + 20, 8, tone.cream)) +
  fill('M30 -280C70 -370 150 -360 130 -300C190 -330 210 -270 150 -250C110 -236 60 -250 30 -280Z', turned(tone.brick, 0.08)) +
  [-62, 62].map((x) => ring(x, -18, 50, tone.espresso, 8)).join('') + line('M-14 -26Q0 -38 14 -26M-112 -26L-140 -34M112 -26L140 -34', tone.espresso, 8)

const sardineStack = (pen: Pen): Svg =>
  [0, 1, 2].map((i) => place(castShadow(pen, rounded(0, 0, 520, 320, 90), 0.7) + fill(rounded(0, 0, 520, 320, 90), '#e2c873') + fill(rounded(0, 0, 492, 292, 80), turned([tone.tomato, tone.blue, tone.mustard][i] ?? tone.blue, 0.05)) + ring(0, 0, 0, '#fff', 1) + fill(rounded(0, 0, 420, 180, 60), tone.cream) + place(sardine(pen, 340), -170, 0, -4) + line('M-200 -112H200M-200 112H200', tone.cream, 6), [380, 640, 470][i] ?? 0, [310, 500, 740][i] ?? 0, [-14, 10, -5][i] ?? 0)).join('')

/** The share picture, Odile, her wares and her evenings. */
export const house: Scenes = {
  featured: {
    light: lights.panes(0.3),
    draw: (pen) =>
      redChecks(pen, -10, 84) + place(shakshuka(pen), 790, 610, 20, 0.82) + place(beansOnToast(pen), 190, 300, 0, 0.68) + place(lentilSoup(pen), 1390, 240, 0, 0.74) + place(tortilla(pen), 1420, 980, 30, 0.68) + place(pestoPasta(pen), 150, 1010, 0, 0.66) + laidFork(pen, 590, 140, 80, 420) + laidSpoon(pen, 1130, 1060, -30, 480) + place(fruit(pen, 74, tone.tomato, { stalk: 'tomato' }), 790, 90) + place(fruit(pen, 62, '#e2572f', { stalk: 'tomato' }), 930, 110) + place(garlic(pen, 66), 560, 1090),
  },
  avatar: {
    isSquare: true,
    light: lights.daylight(),
    draw: (pen) =>
      `<g transform="scale(0.9)">${checkedCloth(pen, tone.butter, tone.mustard, 90, -8)}</g>` +
      place(portrait(pen, { skin: '#e2b28a', hair: '#3a2219', brow: '#3a2219', lips: '#c23a2b', cloth: tone.blue, apron: tone.cream, behind: curls(pen, '#331d15', [[-120, 30, 80], [124, 34, 80], [-134, 110, 66], [136, 112, 66], [0, -120, 150]]), over: scarfAndSpectacles(pen) }), 500, 560, 0, 0.96),
  },
  'product-1': { isSquare: true, light: lights.daylight(), draw: (pen) => `<g transform="translate(-200 0)">${checkedCloth(pen, tone.cream, tone.sage, 70, 14)}</g>` + sardineStack(pen) + place(lemon(pen, 80), 850, 850, 20) },
  'product-2': { isSquare: true, light: lights.panes(0.26), draw: (pen) => paintedTable(tone.mustard) + checkedNapkin(pen, [[-60, 520], [460, 620], [420, 1080], [-60, 1080]]) + place(flatSpoon(pen, 960, '#c98f50'), 170, 250, 40) + place(sprig(pen, 240, 8, '#5f7a45', { length: 32, width: 11 }), 720, 240, 30) },
  'product-3': {
    isSquare: true,
    light: lights.daylight(),
    draw: (pen) =>
      boards(pen, '#c39a63', 84, 250) + place(book(pen, tone.tomato, box(-250, -330, 500, 660, tone.tomato) + place(`<g transform="scale(0.42)">${plate(pen, { x: 0, y: 0, r: 480, ...enamel(tone.blue) }, place(friedEgg(pen, 300), 0, 0))}</g>`, 20, 20) + line('M-150 -250H190', tone.cream, 20) + line('M-110 -205H150', tone.cream, 10) + line('M-60 276H100', tone.butter, 10)), 500, 500, 7) + place(tomatoSlice(pen, 84, tone.tomato), 130, 880),
  },
  'event-1': {
    light: lights.panes(0.28),
    draw: (pen) => redChecks(pen, 0, 100) + [[300, 270], [850, 250], [1400, 280], [560, 900], [1130, 920]].map(([x = 0, y = 0], i) => place([lentilSoup, leekSoup, breadSoup, leekSoup, lentilSoup][i]?.(pen) ?? '', x, y, i * 40, 0.62)).join('') + place(cutLoaf(pen, 380, 210, loaf), 60, 980, -20) + laidSpoon(pen, 800, 620, 6, 420) + laidSpoon(pen, 250, 640, -14, 420),
  },
  'event-2': {
    light: lights.daylight(),
    draw: (pen) => boards(pen, '#a8764a', 4, 260) + stripedTowel(pen, [[900, 560], [1700, 460], [1700, 1280], [980, 1280]]) + pan(pen, { x: 620, y: 580, r: 430, colour: tone.iron, handle: 25 }, dot(0, 0, 380, '#4a3418') + around(pen.dice, 0, 0, 215, 6, 0.2).map(({ x, y }) => place(fill(blob(pen.dice, 6, 12, 116, 110, 0.05), '#120a06', 0.5) + pancake(pen, 114, '#cf8a34') + flakes(pen, 96, 90, ['#f0bf6a', '#b5691f', '#f8d48e'], 7), x, y)).join('') + pancake(pen, 110, '#d9923f')) + place(`<g transform="scale(0.62)">${sardineStack(pen)}</g>`, 1120, 660) + place(lemon(pen, 84), 1360, 250, -20),
  },
}
