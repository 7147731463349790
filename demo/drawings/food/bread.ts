import { type Colour, mix, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, ribbon, smooth } from '@/demo/drawings/engine/outline'
import { castShadow, pieceShadow, turned } from '@/demo/drawings/engine/shading'
import {
  dot,
  fill,
  haze,
  inside,
  line,
  type Outline,
  place,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'

/** Holes of an open crumb within a box, large ones in the middle. */
export function crumb({ dice }: Pen, w: number, h: number, colour: Colour, count = 170): Svg {
  return times(count, () => {
    const [x, y] = [dice.between(-w / 2, w / 2), dice.between(-h / 2, h / 2)]
    const size = Math.min(w, h) * dice.between(0.006, 0.026) * (dice.chance(0.14) ? 2.1 : 1)
    const hole = blob(dice, x, y, size * dice.between(1, 1.7), size, 0.25, 7)
    return (
      fill(hole, mix(colour, '#8a5a28', 0.5), 0.8) +
      fill(
        blob(dice, x + size * 0.2, y + size * 0.28, size * 1.05, size * 0.72, 0.2, 6),
        mix(colour, '#b98a4e', 0.34),
      )
    )
  })
}

/** The outline of a slice of bread, `w` wide, its dome up. */
function sliceOutline({ dice }: Pen, w: number, h: number): Outline {
  const s = (n: number) => dice.around(n, w * 0.012)
  return smooth([
    [s(-w * 0.44), h * 0.46],
    [s(-w * 0.46), h * 0.1],
    [s(-w * 0.5), -h * 0.12],
    [s(-w * 0.4), -h * 0.38],
    [s(-w * 0.16), -h * 0.49],
    [s(w * 0.14), -h * 0.5],
    [s(w * 0.4), -h * 0.38],
    [s(w * 0.5), -h * 0.1],
    [s(w * 0.46), h * 0.12],
    [s(w * 0.44), h * 0.46],
    [s(w * 0.2), h * 0.49],
    [s(-w * 0.2), h * 0.49],
  ])
}

interface BreadLook {
  crust: Colour
  crumb: Colour
  toasted?: number
}

/** A slice of bread lying flat. */
export function breadSlice(pen: Pen, w: number, h: number, look: BreadLook): Svg {
  const outline = sliceOutline(pen, w, h)
  const toast = look.toasted ?? 0
  const face = mix(look.crumb, '#b96f2d', toast * 0.55)
  const patches = times(toast > 0 ? 9 : 0, () =>
    haze(
      blob(
        pen.dice,
        pen.dice.around(0, w * 0.34),
        pen.dice.around(0, h * 0.34),
        w * 0.22,
        h * 0.15,
        0.3,
      ),
      '#8a4517',
      0.5 * toast,
    ),
  )
  return (
    pieceShadow(pen, outline, w * 0.05, 0.34) +
    fill(outline, look.crust) +
    `<g transform="translate(${w * 0.012} ${w * 0.014})">${fill(outline, shade(look.crust, -0.1), 0.5)}</g>` +
    `<g transform="scale(0.93)">${fill(outline, face)}${inside(outline, (toast > 0 ? patches : '') + crumb(pen, w * 0.98, h * 0.98, face))}</g>`
  )
}

const loafBody = (w: number, h: number) =>
  smooth([
    [-w * 0.5, -h * 0.1],
    [-w * 0.48, -h * 0.5],
    [-w * 0.34, -h * 0.84],
    [-w * 0.1, -h],
    [w * 0.16, -h * 0.98],
    [w * 0.36, -h * 0.8],
    [w * 0.42, -h * 0.4],
    [w * 0.4, -h * 0.04],
    [0, 0],
    [-w * 0.42, 0],
  ])

const loafFace = (w: number, h: number) =>
  smooth([
    [w * 0.06, -h * 0.5],
    [w * 0.1, -h * 0.8],
    [w * 0.24, -h * 0.95],
    [w * 0.38, -h * 0.82],
    [w * 0.48, -h * 0.48],
    [w * 0.46, -h * 0.14],
    [w * 0.3, -h * 0.01],
    [w * 0.12, -h * 0.1],
  ])

/** A cut made before baking, opened by the oven: pale inside, dark along its ear. */
function score(w: number, h: number, crust: Colour, along: number): Svg {
  const x = -w * 0.4 + along * w * 0.4
  const path = ribbon([
    [x, -h * 0.34, 2],
    [x + w * 0.02, -h * 0.6, w * 0.03],
    [x + w * 0.07, -h * 0.84, w * 0.035],
    [x + w * 0.15, -h * 0.98, 3],
  ])
  const ear = smooth(
    [
      [x - 9, -h * 0.34],
      [x + w * 0.015 - 14, -h * 0.6],
      [x + w * 0.065 - 14, -h * 0.84],
    ],
    false,
  )
  return fill(path, '#e0b57a') + line(ear, shade(crust, -0.2), 9, 0.8)
}

/** Flour and blisters on the crust. */
function crustMarks({ dice }: Pen, w: number, h: number, crust: Colour): Svg {
  const blisters = times(120, () => {
    const [x, y] = [dice.around(-w * 0.08, w * 0.42), -h * dice.between(0.02, 0.98)]
    const tone = shade(crust, dice.chance(0.5) ? 0.09 : -0.12)
    return fill(blob(dice, x, y, dice.between(3, 12), dice.between(2, 7), 0.3, 6), tone, 0.5)
  })
  const flour = times(300, () => {
    const [x, y] = [dice.around(-w * 0.1, w * 0.4), -h * dice.between(0.35, 1)]
    return dot(x, y, dice.between(0.8, 3.2), '#fff6e2', dice.between(0.15, 0.55))
  })
  return blisters + flour
}

/** A loaf from the side, cut open at its right end; around the middle of its base. */
export function cutLoaf(pen: Pen, w: number, h: number, look: BreadLook): Svg {
  const [body, face] = [loafBody(w, h), loafFace(w, h)]
  const [cx, cy] = [w * 0.27, -h * 0.49]
  const scores = [0, 0.42, 0.84].map((along) => score(w, h, look.crust, along)).join('')
  const foot = haze(ellipse(-w * 0.06, 10, w * 0.56, h * 0.34), '#150a05', 0.75)
  const open = place(crumb(pen, w * 0.5, h * 1.02, look.crumb, 330), cx, cy)
  return (
    fill(body, turned(look.crust, 0.16)) +
    inside(body, crustMarks(pen, w, h, look.crust) + scores + foot) +
    fill(face, shade(look.crust, -0.08)) +
    `<g transform="translate(${cx} ${cy}) scale(0.93 0.95) translate(${-cx} ${-cy})">` +
    `${fill(face, turned(look.crumb, 0.05))}${inside(face, open)}</g>`
  )
}

/** A round loaf from above: dark crust, flour in rings, an ear. */
export function roundLoaf(pen: Pen, r: number, look: BreadLook): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.95, 0.025, 12)
  const rings = times(7, (i) =>
    line(
      blob(dice, 0, 0, r * (0.9 - i * 0.11), r * (0.85 - i * 0.11), 0.015),
      '#fff3dc',
      r * 0.032,
      0.4,
    ),
  )
  const cuts = [-1, 0, 1].map((i) => {
    const path = ribbon([
      [-r * 0.62, i * r * 0.34 + 40, 2],
      [-r * 0.2, i * r * 0.4 - 10, r * 0.07],
      [r * 0.25, i * r * 0.4 - 24, r * 0.075],
      [r * 0.62, i * r * 0.32 - 6, 3],
    ])
    return (
      fill(path, '#dca763') +
      `<g transform="translate(0 ${-r * 0.05})">${line(path, shade(look.crust, -0.18), 7, 0.6)}</g>`
    )
  })
  const mottle = times(150, () =>
    fill(
      blob(
        dice,
        dice.around(0, r),
        dice.around(0, r),
        dice.between(3, 14),
        dice.between(3, 9),
        0.3,
        6,
      ),
      shade(look.crust, dice.chance(0.5) ? 0.07 : -0.1),
      0.5,
    ),
  )
  return (
    castShadow(pen, outline, 1) +
    fill(outline, turned(look.crust, 0.15)) +
    inside(
      outline,
      mottle +
        rings +
        cuts.join('') +
        times(260, () =>
          dot(dice.around(0, r), dice.around(0, r), dice.between(0.8, 3), '#fff6e4', 0.4),
        ),
    )
  )
}
