import { type Colour, mix, shade, varied } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { arc, blob, circle, ellipse, polar, wedge } from '@/demo/drawings/engine/outline'
import { pieceShadow } from '@/demo/drawings/engine/shading'
import { dot, fill, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'

/** A cucumber round; `isHalf` cuts it once more. */
export function cucumber(pen: Pen, r: number, skin: Colour = '#3f6b35', isHalf = false): Svg {
  const { dice } = pen
  const flesh = varied(dice, '#dfe8b4', 0.02)
  const outline = isHalf ? wedge(0, 0, r, 0, 180) : circle(0, 0, r)
  const pips = times(11, (i) => {
    const [x, y] = polar(0, 0, r * dice.between(0.3, 0.44), (i * 360) / 11 + dice.around(0, 9))
    return place(
      fill(ellipse(0, 0, r * 0.085, r * 0.035), '#fbf9dd') +
        fill(ellipse(r * 0.02, 0, r * 0.05, r * 0.02), '#c8cf92'),
      x,
      y,
      (i * 360) / 11,
    )
  })
  return (
    pieceShadow(pen, outline, r * 0.16) +
    fill(outline, skin) +
    inside(
      outline,
      dot(0, 0, r * 0.9, mix(flesh, '#9fbf62', 0.5)) +
        dot(0, 0, r * 0.82, flesh) +
        dot(0, 0, r * 0.52, shade(flesh, -0.045)) +
        times(3, (i) =>
          line(
            `M0 0L${polar(0, 0, r * 0.34, i * 120 + 20)
              .map((n) => n.toFixed(1))
              .join(' ')}`,
            '#fbf9dd',
            r * 0.05,
            0.8,
          ),
        ) +
        pips +
        line(arc(0, 0, r * 0.68, 190, 250), '#ffffff', r * 0.06, 0.5),
    )
  )
}

/** A tomato cut across. */
export function tomatoSlice(pen: Pen, r: number, colour: Colour): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.97, 0.04, 10)
  const rooms = times(5, (i) => {
    const turn = i * 72 + dice.around(0, 8)
    const [x, y] = polar(0, 0, r * 0.54, turn)
    const pips = times(6, () =>
      place(
        fill(ellipse(0, 0, r * 0.06, r * 0.035), '#f3d79a'),
        x + dice.around(0, r * 0.15),
        y + dice.around(0, r * 0.15),
        dice.between(0, 180),
      ),
    )
    return (
      place(
        fill(ellipse(0, 0, r * 0.24, r * 0.3), shade(colour, -0.08)) +
          fill(ellipse(-2, -2, r * 0.19, r * 0.25), shade(colour, 0.03)),
        x,
        y,
        turn,
      ) + pips
    )
  })
  return (
    pieceShadow(pen, outline, r * 0.13) +
    fill(outline, shade(colour, -0.05)) +
    `<g transform="scale(0.93)">${fill(outline, shade(colour, 0.06))}</g>` +
    rooms +
    dot(0, 0, r * 0.14, shade(colour, 0.12)) +
    line(arc(0, 0, r * 0.8, 190, 240), '#ffffff', r * 0.05, 0.5)
  )
}

/** A ring of chilli with its seeds. */
export function chilliRing(pen: Pen, r: number, colour: Colour): Svg {
  const { dice } = pen
  const squash = dice.between(0.6, 1)
  const outline = ellipse(0, 0, r, r * squash)
  return (
    pieceShadow(pen, outline, r * 0.25) +
    fill(outline, shade(colour, -0.05)) +
    fill(ellipse(-r * 0.04, -r * 0.05, r * 0.9, r * 0.88 * squash), colour) +
    fill(ellipse(0, 0, r * 0.62, r * 0.6 * squash), mix(colour, '#ffe3c0', 0.55)) +
    times(4, () =>
      fill(
        ellipse(dice.around(0, r * 0.4), dice.around(0, r * 0.35), r * 0.13, r * 0.1),
        '#fbe9b8',
      ),
    )
  )
}

/** A round of onion; raw ones are pale with coloured edges, cooked ones keep their brown. */
export function onionRound(pen: Pen, r: number, colour: Colour, layers = 5, pale = 0.78): Svg {
  const { dice } = pen
  const light = pale < 0.5 ? '#f9d27c' : '#fffaf0'
  const disc = blob(dice, 0, 0, r, r * dice.between(0.86, 1), 0.04, 10)
  const rings = times(layers, (i) => {
    const scale = 1 - (i + 0.35) / (layers + 0.4)
    const outline = blob(dice, 0, 0, r * scale, r * scale * 0.95, 0.05, 9)
    return (
      line(outline, shade(mix(colour, '#ffffff', pale * 0.3), -0.08), r * 0.045, 0.85) +
      `<g transform="translate(${r * 0.02} ${r * 0.03})">${line(outline, mix(colour, light, Math.min(1, pale + 0.3)), r * 0.05, 0.75)}</g>`
    )
  })
  return (
    pieceShadow(pen, disc, r * 0.14) +
    fill(disc, shade(colour, -0.03)) +
    `<g transform="scale(0.93)">${fill(disc, mix(colour, light, pale))}</g>` +
    rings +
    line(arc(0, 0, r * 0.8, 200, 250), '#ffffff', r * 0.05, 0.5)
  )
}
