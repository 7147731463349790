import { mix, shade, varied, type Colour } from '../engine/colour'
import type { Pen } from '../engine/hand'
import { blob, ellipse, ribbon, smooth, type Point } from '../engine/outline'
import { castShadow, pieceShadow, turned } from '../engine/shading'
import { dot, fill, haze, inside, line, place, times, type Outline, type Svg } from '../engine/svg'
import { flakes } from './grains'

/** Holes of an open crumb within a box, large ones in the middle. */
export function crumb({ dice }: Pen, w: number, h: number, colour: Colour, count = 170): Svg {
  return times(count, () => {
    const [x, y] = [dice.around(0, w * 0.5), dice.around(0, h * 0.5)]
    const size = Math.min(w, h) * dice.between(0.006, 0.034) * (dice.chance(0.14) ? 1.9 : 1)
    const hole = blob(dice, x, y, size * dice.between(1, 1.7), size, 0.25, 7)
    return fill(hole, shade(colour, -0.15), 0.75) + fill(blob(dice, x + size * 0.25, y + size * 0.3, size * 0.9, size * 0.62, 0.2, 6), shade(colour, -0.07), 0.9)
  })
}

/** The outline of a slice of bread, `w` wide, its dome up. */
export function sliceOutline({ dice }: Pen, w: number, h: number): Outline {
  const s = (n: number) => dice.around(n, w * 0.012)
  return smooth([
    [s(-w * 0.44), h * 0.46], [s(-w * 0.46), h * 0.1], [s(-w * 0.5), -h * 0.12], [s(-w * 0.4), -h * 0.38],
    [s(-w * 0.16), -h * 0.49], [s(w * 0.14), -h * 0.5], [s(w * 0.4), -h * 0.38], [s(w * 0.5), -h * 0.1],
    [s(w * 0.46), h * 0.12], [s(w * 0.44), h * 0.46], [s(w * 0.2), h * 0.49], [s(-w * 0.2), h * 0.49],
  ])
}

export interface BreadLook {
  crust: Colour
  crumb: Colour
  toasted?: number
}

/** A slice of bread lying flat. */
export function breadSlice(pen: Pen, w: number, h: number, look: BreadLook): Svg {
  const outline = sliceOutline(pen, w, h)
  const toast = look.toasted ?? 0
  const face = mix(look.crumb, '#b96f2d', toast * 0.55)
  const browned = times(toast > 0 ? 9 : 0, () =>
    haze(blob(pen.dice, pen.dice.around(0, w * 0.34), pen.dice.around(0, h * 0.34), w * 0.22, h * 0.15, 0.3), '#8a4517', 0.5 * toast))
  return (
    pieceShadow(pen, outline, w * 0.05, 0.34) + fill(outline, look.crust) +
    `<g transform="translate(${w * 0.012} ${w * 0.014})">${fill(outline, shade(look.crust, -0.1), 0.5)}</g>` +
    `<g transform="scale(0.93)">${fill(outline, face)}${inside(outline, (toast > 0 ? browned : '') + crumb(pen, w * 0.98, h * 0.98, face))}</g>`
  )
}

/** A loaf from the side, cut open at its right end; around the middle of its base. */
export function cutLoaf(pen: Pen, w: number, h: number, look: BreadLook): Svg {
  const { dice } = pen
  const body = smooth([[-w * 0.5, -h * 0.1], [-w * 0.48, -h * 0.5], [-w * 0.34, -h * 0.84], [-w * 0.1, -h], [w * 0.16, -h * 0.98], [w * 0.36, -h * 0.8], [w * 0.42, -h * 0.4], [w * 0.4, -h * 0.04], [0, 0], [-w * 0.42, 0]])
  const face = smooth([[w * 0.06, -h * 0.5], [w * 0.1, -h * 0.8], [w * 0.24, -h * 0.95], [w * 0.38, -h * 0.82], [w * 0.48, -h * 0.48], [w * 0.46, -h * 0.14], [w * 0.3, -h * 0.01], [w * 0.12, -h * 0.1]])
  const score = (t: number) => {
    const x = -w * 0.4 + t * w * 0.4
    const path = ribbon([[x, -h * 0.34, 2], [x + w * 0.02, -h * 0.6, w * 0.03], [x + w * 0.07, -h * 0.84, w * 0.035], [x + w * 0.15, -h * 0.98, 3]])
    return fill(path, '#e0b57a') + line(smooth([[x - 9, -h * 0.34], [x + w * 0.015 - 14, -h * 0.6], [x + w * 0.065 - 14, -h * 0.84]], false), shade(look.crust, -0.2), 9, 0.8)
  }
  const dust = times(300, () => {
    const [x, y] = [dice.around(-w * 0.1, w * 0.4), -h * dice.between(0.35, 1)]
    return dot(x, y, dice.between(0.8, 3.2), '#fff6e2', dice.between(0.15, 0.55))
  })
  const blisters = times(120, () => {
    const [x, y] = [dice.around(-w * 0.08, w * 0.42), -h * dice.between(0.02, 0.98)]
    return fill(blob(dice, x, y, dice.between(3, 12), dice.between(2, 7), 0.3, 6), shade(look.crust, dice.chance(0.5) ? 0.09 : -0.12), 0.5)
  })
  const crust = fill(body, turned(look.crust, 0.16)) + inside(body, blisters + score(0) + score(0.42) + score(0.84) + dust + fill(`M${-w} ${-h * 0.2}H${w}V10H${-w}Z`, '#150a05', 0.3))
  const [cx, cy] = [w * 0.27, -h * 0.49]
  const open = place(crumb(pen, w * 0.36, h * 0.9, look.crumb, 240), cx, cy)
  return (
    crust + fill(face, shade(look.crust, -0.08)) +
    `<g transform="translate(${cx} ${cy}) scale(0.93 0.95) translate(${-cx} ${-cy})">${fill(face, turned(look.crumb, 0.05))}${inside(face, open)}</g>`
  )
}

/** A round loaf from above: dark crust, flour in rings, an ear. */
export function roundLoaf(pen: Pen, r: number, look: BreadLook): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.95, 0.025, 12)
  const rings = times(7, (i) => line(blob(dice, 0, 0, r * (0.9 - i * 0.11), r * (0.85 - i * 0.11), 0.015), '#fff3dc', r * 0.032, 0.4))
  const cuts = [-1, 0, 1].map((i) => {
    const path = ribbon([[-r * 0.62, i * r * 0.34 + 40, 2], [-r * 0.2, i * r * 0.4 - 10, r * 0.07], [r * 0.25, i * r * 0.4 - 24, r * 0.075], [r * 0.62, i * r * 0.32 - 6, 3]])
    return fill(path, '#dca763') + `<g transform="translate(0 ${-r * 0.05})">${line(path, shade(look.crust, -0.18), 7, 0.6)}</g>` + flakes(pen, 1, 0, ['#fff'])
  })
  const mottle = times(150, () => fill(blob(dice, dice.around(0, r), dice.around(0, r), dice.between(3, 14), dice.between(3, 9), 0.3, 6), shade(look.crust, dice.chance(0.5) ? 0.07 : -0.1), 0.5))
  return castShadow(pen, outline, 1) + fill(outline, turned(look.crust, 0.15)) + inside(outline, mottle + rings + cuts.join('') + times(260, () => dot(dice.around(0, r), dice.around(0, r), dice.between(0.8, 3), '#fff6e4', 0.4)))
}

/** A pancake from above: pale edge, browned in a net. */
export function pancake(pen: Pen, r: number, colour: Colour = '#d9923f'): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.96, 0.03, 13)
  const patches = times(26, () => {
    const at = r * Math.sqrt(dice.next()) * 0.86
    const turn = dice.between(0, Math.PI * 2)
    return haze(blob(dice, Math.cos(turn) * at, Math.sin(turn) * at, r * dice.between(0.08, 0.28), r * dice.between(0.06, 0.18), 0.3), shade(colour, dice.chance(0.6) ? -0.09 : 0.07), 0.8)
  })
  const pores = times(70, () => dot(dice.around(0, r * 0.85), dice.around(0, r * 0.85), dice.between(1, 3.4), shade(colour, -0.15), 0.45))
  return (
    pieceShadow(pen, outline, r * 0.07, 0.36) + fill(outline, mix(colour, '#f4d9a0', 0.65)) + `<g transform="scale(0.93)">${fill(outline, shade(colour, -0.05))}</g>` +
    `<g transform="scale(0.88)">${fill(outline, turned(colour, 0.06))}</g>` + inside(outline, patches + pores)
  )
}

/** A browned crust in a given outline: focaccia, tortilla, pie; spots where it caught. */
export function browned({ dice }: Pen, outline: Outline, reach: Point, colour: Colour, spots = 60, dark = 0.14): Svg {
  const marks = times(spots, () => {
    const [x, y] = [dice.around(0, reach[0]), dice.around(0, reach[1])]
    return haze(blob(dice, x, y, dice.between(10, 58), dice.between(8, 36), 0.3, 8), shade(colour, dice.chance(0.62) ? -dark : 0.08), 0.75)
  })
  const fine = times(spots * 4, () => dot(dice.around(0, reach[0]), dice.around(0, reach[1]), dice.between(1, 4), shade(colour, dice.chance(0.6) ? -dark * 1.4 : 0.1), 0.5))
  return fill(outline, turned(colour, 0.07)) + inside(outline, marks + fine)
}

/** A cube of toasted bread. */
export function crouton(pen: Pen, size: number): Svg {
  const colour = varied(pen.dice, '#d99a4a', 0.05)
  const outline = blob(pen.dice, 0, 0, size, size * 0.9, 0.1, 5)
  return pieceShadow(pen, outline, size * 0.3) + fill(outline, shade(colour, -0.1)) + `<g transform="translate(-2 -3) scale(0.86)">${fill(outline, colour)}</g>` + times(8, () => dot(pen.dice.around(0, size * 0.6), pen.dice.around(0, size * 0.6), pen.dice.between(1, size * 0.1), shade(colour, -0.16), 0.6)) + fill(ellipse(-size * 0.2, -size * 0.3, size * 0.3, size * 0.14), shade(colour, 0.12), 0.8)
}
