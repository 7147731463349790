import { mix, shade, varied, type Colour } from '../engine/colour'
import type { Pen } from '../engine/hand'
import { blob, ellipse, polar, ribbon, smooth, type Point } from '../engine/outline'
import { castShadow, lump, pieceShadow, turned } from '../engine/shading'
import { dot, fill, haze, inside, line, place, times, type Svg } from '../engine/svg'

/** A cooked prawn curled around the origin. */
export function prawn(pen: Pen, size: number, colour: Colour = '#f0703c'): Svg {
  const at = (degrees: number, r: number): Point => polar(0, 0, r, degrees)
  const body = Array.from({ length: 9 }, (_, i): [number, number, number] => {
    const [x, y] = at(-170 + i * 33, size * (0.66 + 0.02 * i))
    return [x, y, size * (0.32 - i * 0.026)]
  })
  const outline = ribbon(body)
  const bands = times(7, (i) => {
    const turn = -150 + i * 33
    return line(`M${at(turn, size * 0.36).map((n) => n.toFixed(1)).join(' ')}Q${at(turn + 12, size * 0.66).map((n) => n.toFixed(1)).join(' ')} ${at(turn, size * 0.98).map((n) => n.toFixed(1)).join(' ')}`, i % 2 ? shade(colour, -0.12) : '#ffd9bd', size * 0.055, 0.75)
  })
  const [tx, ty] = at(104, size * 0.84)
  const tail = [-34, 0, 34].map((turn) => place(fill(ellipse(size * 0.2, 0, size * 0.24, size * 0.085), shade(colour, -0.1)) + line(`M0 0H${size * 0.36}`, shade(colour, 0.1), 3, 0.6), tx, ty, 175 + turn)).join('')
  return (
    tail + pieceShadow(pen, outline, size * 0.14) + fill(outline, turned(colour, 0.1)) + inside(outline, line(smooth(body.map(([x, y]): Point => [x * 0.66, y * 0.66]), false), mix(colour, '#fff0df', 0.7), size * 0.2, 0.75) + bands) +
    line(smooth([at(-150, size * 0.86), at(-100, size * 0.86), at(-50, size * 0.84)], false), '#ffffff', size * 0.06, 0.6)
  )
}

/** A flaked chunk of white fish in sauce. */
export function fishChunk(pen: Pen, size: number, tint: Colour): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, size, size * 0.72, 0.1, 7)
  const colour = mix('#fff6e6', tint, 0.14)
  const layers = times(5, (i) => line(`M${-size * 0.7 + i * size * 0.3} ${-size * 0.6}q${size * 0.22} ${size * 0.55} ${-size * 0.04} ${size * 1.15}`, mix(colour, tint, 0.5), size * 0.05, 0.75))
  return pieceShadow(pen, outline, size * 0.2, 0.34) + fill(outline, mix(colour, tint, 0.42)) + `<g transform="translate(-3 -5) scale(0.9)">${fill(outline, colour)}</g>` + inside(outline, layers + haze(blob(dice, size * 0.3, size * 0.4, size * 0.7, size * 0.34, 0.2), tint, 0.9)) + fill(ellipse(-size * 0.3, -size * 0.36, size * 0.24, size * 0.08), '#ffffff', 0.7)
}

/** A piece of meat or tofu off the grill: glaze and char. */
export function charred(pen: Pen, w: number, h: number, colour: Colour, char = 0.6): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, w, h, 0.11, 9)
  const tone = varied(dice, colour, 0.04)
  const black = times(8, () => haze(blob(dice, dice.around(0, w), dice.around(0, h), w * dice.between(0.18, 0.46), h * dice.between(0.15, 0.4), 0.3, 8), '#2a120a', Math.min(1, char * dice.between(0.7, 1.5))))
  return pieceShadow(pen, outline, h * 0.2, 0.34) + fill(outline, shade(tone, -0.12)) + `<g transform="translate(${-w * 0.05} ${-h * 0.08}) scale(0.9)">${fill(outline, turned(tone, 0.07))}</g>` + inside(outline, black) + fill(ellipse(-w * 0.25, -h * 0.42, w * 0.32, h * 0.1), '#ffe9c0', 0.65) + dot(w * 0.3, -h * 0.2, h * 0.07, '#ffe9c0', 0.6)
}

/** A skewer along x with its pieces. */
export function skewer(pen: Pen, length: number, pieces: number, colour: Colour): Svg {
  const w = (length * 0.66) / pieces
  const stick = line(`M0 0H${length}`, '#b98a4a', 9) + line(`M0 -2H${length}`, '#e6c48a', 3, 0.8)
  return castShadow(pen, `M0 -5H${length}V5H0Z`, 0.3) + stick + times(pieces, (i) => place(charred(pen, w * 0.62, w * 0.5, colour), length * 0.27 + i * w, pen.dice.around(0, 4), pen.dice.around(0, 14)))
}

/** Half an aubergine along x, scored, glazed dark. */
export function aubergine(pen: Pen, length: number, glaze: Colour = '#8a4a1c'): Svg {
  const half = length * 0.19
  const body = ribbon([[0, 0, half * 0.35], [length * 0.1, 0, half * 0.62], [length * 0.35, 6, half * 0.8], [length * 0.7, 4, half], [length * 0.92, 0, half * 0.74], [length, 0, half * 0.2]])
  const cuts = times(26, (i) => {
    const x = -length * 0.12 + i * length * 0.055
    return line(`M${x} ${-half}l${half * 1.5} ${half * 2}`, '#4a210b', 5, 0.65) + line(`M${x} ${half}l${half * 1.5} ${-half * 2}`, '#4a210b', 5, 0.65) + line(`M${x - 3} ${-half - 2}l${half * 1.5} ${half * 2}`, '#d9a257', 2, 0.5)
  })
  const shine = times(26, () => place(fill(ellipse(0, 0, pen.dice.between(6, 22), pen.dice.between(3, 7)), '#ffdf9e', pen.dice.between(0.3, 0.75)), length * pen.dice.between(0.1, 0.92), pen.dice.around(0, half * 0.8), -30))
  const char = times(12, () => haze(blob(pen.dice, length * pen.dice.between(0.05, 0.97), pen.dice.around(0, half), pen.dice.between(20, 60), pen.dice.between(12, 34), 0.3), '#1f0c06', 0.8))
  const cap = fill(`M${-length * 0.1} ${-9}L${length * 0.02} ${-half * 0.4}Q${length * 0.1} ${-half * 0.5} ${length * 0.09} ${-half * 0.2}L${length * 0.12} 0L${length * 0.09} ${half * 0.2}Q${length * 0.1} ${half * 0.5} ${length * 0.02} ${half * 0.4}L${-length * 0.1} 9Z`, turned('#5f7a45', 0.1))
  return (
    castShadow(pen, body, 0.6) + fill(body, '#2c1526') + `<g transform="translate(${length * 0.02} 0) scale(0.965 0.88)">${fill(body, turned(glaze, 0.1))}${inside(body, char + cuts + shine)}</g>` + cap
  )
}

/** A roast chicken from above, legs to the bottom right. */
export function roastChicken(pen: Pen, size: number, colour: Colour = '#c9762a'): Svg {
  const { dice } = pen
  const skin = (outline: string, reach: number) => {
    const marks = times(46, () => haze(blob(dice, dice.around(0, reach), dice.around(0, reach), dice.between(12, 50), dice.between(9, 30), 0.3, 8), dice.chance(0.55) ? '#8a3d12' : '#eeb257', 0.6))
    return pieceShadow(pen, outline, reach * 0.07, 0.4) + fill(outline, turned(colour, 0.12)) + inside(outline, marks)
  }
  const body = skin(smooth([[-size * 0.62, 0], [-size * 0.5, -size * 0.44], [-size * 0.1, -size * 0.54], [size * 0.34, -size * 0.44], [size * 0.66, -size * 0.16], [size * 0.72, 0], [size * 0.66, size * 0.16], [size * 0.34, size * 0.44], [-size * 0.1, size * 0.54], [-size * 0.5, size * 0.44]]), size * 0.7)
  const breast = line(`M${-size * 0.52} 0Q0 ${-size * 0.03} ${size * 0.4} 0`, '#8a3d12', 10, 0.55) + line(`M${-size * 0.52} -9Q0 ${-size * 0.05} ${size * 0.4} -9`, '#f5cd82', 6, 0.6) + fill(ellipse(-size * 0.12, -size * 0.27, size * 0.26, size * 0.06), '#ffe6b0', 0.55) + fill(ellipse(-size * 0.1, size * 0.16, size * 0.22, size * 0.04), '#ffe6b0', 0.4)
  const leg = (side: number) => {
    const drum = smooth([[-size * 0.36, -size * 0.02], [-size * 0.2, -size * 0.19], [size * 0.1, -size * 0.16], [size * 0.34, -size * 0.06], [size * 0.42, 0], [size * 0.34, size * 0.06], [size * 0.1, size * 0.15], [-size * 0.2, size * 0.18]])
    const bone = line(`M${size * 0.38} 0H${size * 0.52}`, '#ead9bb', size * 0.06) + dot(size * 0.54, -size * 0.03, size * 0.04, '#f4e8d0') + dot(size * 0.54, size * 0.03, size * 0.04, '#f4e8d0')
    return place(bone + skin(drum, size * 0.38) + fill(ellipse(-size * 0.06, -size * 0.07, size * 0.16, size * 0.03), '#ffe6b0', 0.6), size * 0.4, side * size * 0.34, side * -16)
  }
  const wing = (side: number) => place(skin(smooth([[-size * 0.28, 0], [-size * 0.12, -size * 0.12], [size * 0.2, -size * 0.1], [size * 0.32, 0], [size * 0.2, size * 0.09], [-size * 0.1, size * 0.11]]), size * 0.26), -size * 0.28, side * size * 0.5, side * 24)
  return wing(-1) + wing(1) + body + breast + leg(-1) + leg(1)
}

/** A sardine along x. */
export function sardine(pen: Pen, length: number): Svg {
  const half = length * 0.1
  const outline = ribbon([[0, 0, half * 0.5], [length * 0.12, 0, half * 0.9], [length * 0.45, 0, half], [length * 0.8, 0, half * 0.55], [length * 0.9, 0, half * 0.3]])
  const scales = times(34, () => line(`M${length * pen.dice.between(0.1, 0.8)} ${pen.dice.around(0, half * 0.6)}q5 4 0 8`, '#eef2f0', 2, 0.7))
  return pieceShadow(pen, outline, half * 0.4) + fill(`M${length * 0.86} 0L${length} ${-half}L${length * 0.95} 0L${length} ${half}Z`, '#7f95a0') + fill(outline, turned('#a9bac0', 0.12)) + inside(outline, fill(`M0 ${-half * 1.2}H${length}V${-half * 0.25}Q${length * 0.5} ${-half * 0.5} 0 ${-half * 0.2}Z`, '#47626f', 0.85) + scales) + line(`M${length * 0.1} ${-half * 0.05}H${length * 0.75}`, '#f5f8f4', 4, 0.6)
}

/** A piece of soft vegetable or fruit, cut in dice. */
export function cube(pen: Pen, size: number, colour: Colour, gloss = 0.5): Svg {
  const { dice } = pen
  const tone = varied(dice, colour, 0.04)
  const outline = blob(dice, 0, 0, size, size * dice.between(0.75, 1), 0.1, 5)
  return lump(pen, outline, tone, size, gloss)
}
