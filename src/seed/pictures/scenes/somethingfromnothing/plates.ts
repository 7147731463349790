import { lights } from '../../engine/light'
import type { Pen } from '../../engine/hand'
import { blob, ellipse, polar, rounded, wedge } from '../../engine/outline'
import type { Scenes } from '../../engine/scene'
import { castShadow, pieceShadow, turned } from '../../engine/shading'
import { around, scatter } from '../../engine/spread'
import { dot, fill, inside, line, place, ring, times, type Svg } from '../../engine/svg'
import { breadSlice, browned, crumb, pancake } from '../../food/bread'
import { bean, beans, flakes, seeds } from '../../food/grains'
import { onionRings, parsley, sprig } from '../../food/leaves'
import { broth, drizzle, rubble } from '../../food/liquids'
import { carrot, fruit } from '../../food/produce'
import { roastChicken, sardine } from '../../food/savoury'
import { appleSlice, citrusWedge, coin, onionRound } from '../../food/slices'
import { shreds } from '../../food/strands'
import { knife, spoon } from '../../props/cutlery'
import { boards } from '../../surfaces/boards'
import { bakingPaper, checkedCloth } from '../../surfaces/cloth'
import { terrazzo } from '../../surfaces/stone'
import { plate } from '../../vessels/bowl'
import { board, tin } from '../../vessels/cookware'
import { checkedNapkin, enamel, laidFork, laidSpoon, redChecks, stripedTowel, tone } from './palette'

const loaf = { crust: '#a8662c', crumb: '#f0dfb6', toasted: 0.7 }
const flat = (colour: string): Svg => `<rect width="1600" height="1200" fill="${colour}"/>`
const herbs = (pen: Pen, r: number, count: number, size = 26): Svg =>
  scatter(pen.dice, 0, 0, r, size * 2, count).map(([x, y]) => place(parsley(pen, size, tone.green), x, y, pen.dice.between(0, 360))).join('')

const saucyBeans = (pen: Pen): Svg =>
  fill(blob(pen.dice, 0, 0, 300, 225, 0.12, 13), '#a92a12') + fill(blob(pen.dice, -5, -8, 285, 210, 0.12, 13), '#cf4a22') + `<g transform="scale(1 0.74)">${beans(pen, 275, 52, { colour: '#e8c48e', size: 27, long: 1.7 }, 120)}</g>` + place(rubble(pen, 200, ['#d5552a', '#c23a1a'], 24, 20), 0, 0)

const galetteFolds = (pen: Pen): Svg =>
  around(pen.dice, 0, 0, 330, 13, 0.2).map(({ x, y, degrees }) => {
      const fold = blob(pen.dice, 0, 0, 118, 72, 0.1, 9)
      return place(pieceShadow(pen, fold, 14, 0.3) + browned(pen, fold, [110, 66], '#d99a4c', 14, 0.16) + line('M-90 -30Q0 -60 90 -26', '#f4cf8d', 9, 0.6), x, y, degrees + 90)
    }).join('')

const tortillaSide = (pen: Pen, r: number, from: number, to: number): Svg =>
  fill(wedge(10, 26, r, from, to), '#8a5a1e', 0.9) + browned(pen, wedge(0, 0, r, from, to), [r, r], '#e0a23c', 120, 0.13) + line(wedge(0, 0, r * 0.985, from, to), '#b8752a', 8, 0.5)

/** The cut face of potato and egg, shown as a band under the top. */
const layers = (pen: Pen, w: number, h: number): Svg =>
  inside(rounded(0, 0, w, h, 14), fill(rounded(0, 0, w, h, 14), '#f3d98a') + times(24, () => fill(ellipse(pen.dice.around(0, w / 2), pen.dice.around(0, h / 2.4), pen.dice.between(26, 60), pen.dice.between(7, 12)), pen.dice.pick(['#f9e8b4', '#eccb72', '#fff3cd']), 0.95)) + line(`M${-w / 2} ${-h / 2 + 4}H${w / 2}`, '#c2812c', 10) + line(`M${-w / 2} ${h / 2 - 4}H${w / 2}`, '#b06f24', 8))

const fishcake = (pen: Pen, r: number): Svg => {
  const outline = blob(pen.dice, 0, 0, r, r * 0.94, 0.04, 12)
  return pieceShadow(pen, outline, r * 0.14, 0.36) + browned(pen, outline, [r, r], '#d1872f', 60, 0.15) + rubbleCrumbs(pen, r)
}
const rubbleCrumbs = (pen: Pen, r: number) => flakes(pen, r * 0.9, 190, ['#f0bf6a', '#e2a44a', '#b5691f', '#f8d48e'], r * 0.05) + herbs(pen, r * 0.6, 3, 12)

const sardineTin = (pen: Pen): Svg =>
  tin(pen, { x: 0, y: 0, w: 480, h: 320, colour: '#d8b45a', rim: '#e6cf8c', corner: 90 }, fill(rounded(0, 0, 460, 300, 80), '#c99a35') + times(4, (i) => place(sardine(pen, 400), i % 2 ? -196 : 196, -84 + i * 56, i % 2 ? 0 : 180))) +
  place(castShadow(pen, rounded(0, 0, 470, 90, 40), 0.5) + fill(rounded(0, 0, 470, 90, 40), turned('#d9c07a', 0.12)) + ring(0, 0, 22, '#b0914a', 8), 0, -200)

const slicedLoaf = (pen: Pen): Svg => {
  const slab = rounded(0, 0, 620, 330, 80)
  const top = castShadow(pen, slab, 1) + browned(pen, slab, [310, 165], '#a8672a', 120, 0.14)
  const half = (y: number) => {
    const outline = `M-270 ${y}C-150 ${y - 74} 130 ${y - 74} 250 ${y - 14}C130 ${y - 8} -130 ${y + 8} -270 ${y}Z`
    return pieceShadow(pen, outline, 8) + fill(outline, '#c98f3c') + `<g transform="translate(0 ${y * 0.1}) scale(0.96 0.9)">${fill(outline, turned('#ecc673', 0.06))}</g>` + times(12, (i) => dot(-200 + i * 36, y - 32 + pen.dice.around(0, 6), 4, '#5a3a1a', 0.6))
  }
  return top + half(34) + `<g transform="rotate(180)">${half(14)}</g>` + flakes(pen, 150, 30, ['#e8c27a', '#7a4518'], 7)
}

const bananaSlice = (pen: Pen): Svg => {
  const outline = rounded(0, 0, 300, 260, 60)
  return castShadow(pen, outline, 0.4) + fill(outline, '#8f5320') + `<g transform="scale(0.92)">${fill(outline, turned('#dcae6a', 0.06))}${inside(outline, crumb(pen, 300, 260, '#dcae6a', 90) + flakes(pen, 140, 40, ['#7a4a22', '#5c3718'], 8))}</g>`
}

const banana = (colour: string): Svg => fill('M0 0C60 90 260 130 420 30L446 44L430 66C300 190 80 170 -20 30Z', turned(colour, 0.12)) + line('M10 24C100 110 260 120 420 46', '#f6dc83', 9, 0.6) + times(14, (i) => fill(ellipse(40 + i * 27, 70 + Math.sin(i * 0.24) * 26, 7 + (i % 3) * 4, 4), '#5a3a16', 0.75)) + fill('M420 30L452 18L458 40L440 60Z', '#4a3012')

const pudding = (pen: Pen): Svg =>
  fill(rounded(0, 0, 1100, 720, 40), '#f2d27c') +
  times(15, (i) => {
    const [row, column] = [Math.floor(i / 5), i % 5]
    const piece = 'M-150 110L0 -130L150 110Q0 140 -150 110Z'
    return place(pieceShadow(pen, piece, 18, 0.36) + browned(pen, piece, [140, 120], '#d99645', 26, 0.17) + line('M-136 104L-4 -112', '#8a4a1a', 13, 0.85) + line('M-120 100L0 -96', '#f5cd82', 6, 0.5) + flakes(pen, 70, 8, ['#fff6e0'], 5), -410 + column * 205 + (row % 2) * 30, -180 + row * 205, pen.dice.around(8, 10))
  }) + scatter(pen.dice, 0, 0, 480, 88, 46).map(([x, y]) => place(bean(pen, { colour: '#4a2a1c', size: 19, long: 1.4, gloss: 0.45 }), x, y * 0.7, pen.dice.between(0, 360))).join('') + flakes(pen, 560, 180, ['#fffaf0'], 5)

const crumble = (pen: Pen): Svg =>
  fill(wedge(0, 0, 420, 0, 359), '#c98738') + rubble(pen, 415, ['#dca052', '#e8b468', '#c98a3c', '#f0c680'], 36, 420) + flakes(pen, 400, 140, ['#f8e0a8', '#a8682a'], 8) +
  place(fill(blob(pen.dice, 0, 0, 170, 140, 0.14, 12), '#8a5a22') + fill(blob(pen.dice, 6, 8, 155, 124, 0.14, 12), '#d9a648') + times(7, () => place(appleSlice(pen, 74, '#c9502c', '#f0cf7c'), pen.dice.around(0, 90), pen.dice.around(0, 70), pen.dice.between(0, 360))), 170, 130)

/** Tomato beans on toast on a plate. */
export const beansOnToast = (pen: Pen): Svg =>
  plate(pen, { x: 0, y: 0, r: 490, ...enamel(tone.tomato) }, place(breadSlice(pen, 560, 490, loaf), -40, 20, -14) + place(saucyBeans(pen), -30, -10, -14) + herbs(pen, 210, 13) + flakes(pen, 250, 70, ['#3b2a20', '#8a2c16'], 5))

/** Potato tortilla with a piece out of it. */
export const tortilla = (pen: Pen): Svg =>
  plate(pen, { x: 0, y: 0, r: 500, ...enamel(tone.tomato) }, dot(14, 22, 372, tone.espresso, 0.35) + tortillaSide(pen, 370, 35, 325) + place(layers(pen, 350, 52), 150, -104, -35) + place(layers(pen, 350, 52), 150, 104, 35) + herbs(pen, 200, 5))

/** Apple crumble in its dish. */
export const appleCrumble = (pen: Pen): Svg =>
  plate(pen, { x: 0, y: 0, r: 480, ...enamel(tone.tomato) }, inside(wedge(0, 0, 420, 0, 359.9), crumble(pen)))

/** Bread and butter pudding in its dish. */
export const breadPudding = (pen: Pen): Svg =>
  tin(pen, { x: 0, y: 0, w: 1180, h: 820, turn: 6, colour: tone.enamel, rim: tone.blue, corner: 110 }, pudding(pen))

/** Plates, tins and boards. */
export const plates: Scenes = {
  'tomato-beans-on-toast': {
    light: lights.panes(0.28),
    draw: (pen) =>
      flat(tone.butter) + checkedNapkin(pen, [[-80, -60], [600, -90], [520, 420], [-60, 560]]) +
      place(beansOnToast(pen), 830, 620) +
      laidFork(pen, 1380, 380, 80) + place(fruit(pen, 96, tone.tomato, { stalk: 'tomato' }), 190, 1020) + place(fruit(pen, 80, '#e2572f', { stalk: 'tomato' }), 360, 1110),
  },
  'onion-galette': {
    light: lights.daylight(),
    draw: (pen) =>
      boards(pen, '#b98a55', 8, 280) + bakingPaper(pen, [[240, 90], [1380, 40], [1430, 1130], [190, 1160]], '#efe0bd') +
      place(castShadow(pen, blob(pen.dice, 0, 0, 440, 430, 0.03, 14), 0.5) + browned(pen, blob(pen.dice, 0, 0, 440, 430, 0.03, 14), [440, 430], '#d2903f', 60, 0.14) + dot(0, 0, 310, '#a85f24') + scatter(pen.dice, 0, 0, 270, 72, 50).map(([x, y]) => place(onionRound(pen, pen.dice.between(56, 96), pen.dice.pick(['#c9822f', '#e0ab58', '#b46a24', '#ecc98a']), 4), x, y)).join('') + galetteFolds(pen) + times(8, () => place(sprig(pen, 110, 7, '#5f7a45', { length: 17, width: 9 }), pen.dice.around(0, 210), pen.dice.around(0, 210), pen.dice.between(0, 360))) + flakes(pen, 280, 60, ['#3b2a20', '#fff2d0'], 5), 800, 600) +
      place(fruit(pen, 120, '#c98a3a', { stalk: 'twig' }), 120, 1080) + place(knife(pen, 620, tone.steel, tone.espresso), 1250, 170, 58),
  },
  'bread-and-butter-pudding': {
    light: lights.panes(0.3),
    draw: (pen) => redChecks(pen, -24, 60) + place(breadPudding(pen), 760, 590) + laidSpoon(pen, 1400, 560, 74, 700),
  },
  'brown-banana-loaf': {
    light: lights.daylight(),
    draw: (pen) => flat('#c9d3c4') + stripedTowel(pen, [[-80, 640], [560, 760], [480, 1280], [-100, 1280]], tone.tomato) + board(pen, { x: 860, y: 560, w: 1180, h: 560, turn: -7, colour: '#a87443', hasHandle: false }, place(slicedLoaf(pen), -200, -10) + place(bananaSlice(pen), 260, -50, 8) + place(bananaSlice(pen), 420, 70, 24)) + place(banana('#d9a92f'), 800, 960, 8) + place(banana('#c4962a'), 900, 1030, -2),
  },
  'potato-tortilla': {
    light: lights.daylight(),
    draw: (pen) =>
      checkedCloth(pen, tone.cream, tone.mustard, 96, -18) +
      place(tortilla(pen), 720, 600) +
      plate(pen, { x: 1370, y: 900, r: 300, ...enamel(tone.tomato) }, place(tortillaSide(pen, 330, 148, 206) + '', 170, 0, 0)) + laidFork(pen, 1290, 260, 52),
  },
  'cabbage-pancakes': {
    light: lights.panes(0.26),
    draw: (pen) =>
      flat(tone.tomato) + plate(pen, { x: 760, y: 620, r: 500, glaze: '#2f5477', rim: '#23405c', finish: 'enamel' }, [[-130, -110, 250], [140, 120, 262]].map(([x = 0, y = 0, r = 0]) => place(pancake(pen, r, '#cf9a45') + shreds(pen, r * 0.84, { colours: ['#dbe0a0', '#b9cc78', '#eadfa8', '#e09a4a'], depth: '#6a4a1a', width: 9, count: 70 }, 90, 0.4) + drizzle(pen, r * 0.82, '#5a2414', 13, 8) + place(drizzle(pen, r * 0.8, '#fff6e0', 9, 9), 0, 0, 62) + onionRings(pen, scatter(pen.dice, 0, 0, r * 0.7, 50, 18), 13, ['#8fb052', '#5f8a3c']) + seeds(pen, r * 0.75, 30, ['#fff3d2', '#2a211a'], 6), x, y)).join('')) +
      checkedNapkin(pen, [[1180, 640], [1700, 520], [1700, 1280], [1260, 1280]], tone.espresso, 40) + laidFork(pen, 1330, 300, 70),
  },
  'one-chicken-three-dinners': {
    light: lights.panes(0.3),
    draw: (pen) =>
      redChecks(pen, 10, 100) + plate(pen, { x: 800, y: 600, r: 540, ...enamel(tone.blue) },
        around(pen.dice, 0, 0, 360, 10, 0.5).map(({ x, y, degrees }, i) => place(i % 3 === 0 ? fruit(pen, 62, '#dba94c') : i % 3 === 1 ? carrot(pen, 190, '#e07f2e', false) : onionRound(pen, 62, '#c98aa0', 4), x, y, degrees)).join('') + times(8, () => place(sprig(pen, 190, 9, '#5f7a45', { length: 30, width: 10 }), pen.dice.around(0, 330), pen.dice.around(0, 330), pen.dice.between(0, 360))) + place(roastChicken(pen, 400), -40, 0, -24)) +
      place(citrusWedge(pen, 90, '#efc437', '#f7e07f'), 1440, 1060, 20) + place(knife(pen, 640, tone.steel, tone.espresso), 1430, 200, 84),
  },
  'apple-crumble': {
    light: lights.daylight(),
    draw: (pen) =>
      flat(tone.sky) + checkedNapkin(pen, [[900, 760], [1680, 620], [1720, 1260], [1000, 1300]]) +
      place(appleCrumble(pen), 660, 590) + place(spoon(pen, 640, tone.steel), 900, 760, 22) +
      place(fruit(pen, 130, '#cf4a2a', { stalk: 'twig' }), 1370, 240) + place(appleSlice(pen, 100, '#cf4a2a'), 1150, 150, 24) + place(appleSlice(pen, 92, '#cf4a2a'), 1500, 470, -40),
  },
  'tinned-fish-cakes': {
    light: lights.daylight(),
    draw: (pen) =>
      terrazzo(pen, '#f1e4c6', ['#2f5477', '#d8432b', '#e0a52e', '#a9c3c4']) + plate(pen, { x: 620, y: 640, r: 470, ...enamel(tone.blue) }, place(fishcake(pen, 165), -130, -90) + place(fishcake(pen, 160), 140, -120) + place(fishcake(pen, 168), -20, 150) + place(citrusWedge(pen, 96, '#efc437', '#f7e07f'), 210, 110, -40) + herbs(pen, 330, 10)) +
      place(sardineTin(pen), 1300, 400, 14) + laidFork(pen, 1090, 880, 34),
  },
}

export { broth, coin, polar }
