import { type Colour, mix, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { circle, ellipse, ribbon } from '@/demo/drawings/engine/outline'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import {
  box,
  dot,
  fill,
  inside,
  line,
  linear,
  place,
  ring,
  type Svg,
  times,
} from '@/demo/drawings/engine/svg'
import { flakes, seeds } from '@/demo/drawings/food/grains'
import { innerShadow } from '@/demo/drawings/vessels/bowl'
import { standingShadow } from '@/demo/drawings/vessels/glass'

/** Shading of an upright round object: bright left of its middle, dark on its right. */
const turnedUpright = (colour: Colour) =>
  linear(
    [
      [0, shade(colour, 0.05)],
      [0.3, shade(colour, 0.09)],
      [0.62, colour],
      [1, shade(colour, -0.24)],
    ],
    [0, 0, 1, 0],
  )

/** Surface of a glazed crock: rings, specks, and bare clay at the foot. */
function glazed({ dice }: Pen, w: number, h: number, glaze: Colour, clay: Colour): Svg {
  const rings = times(9, (i) => {
    const y = -h * (0.1 + i * 0.1)
    return line(
      `M${-w / 2} ${y}Q0 ${y + 16} ${w / 2} ${y}`,
      shade(glaze, i % 2 ? -0.06 : 0.06),
      4,
      0.4,
    )
  })
  const specks = times(150, () =>
    dot(dice.around(0, w / 2), -dice.between(0, h), dice.between(0.8, 3), shade(glaze, -0.3), 0.6),
  )
  const lip = line(`M${-w} ${-h * 0.17}Q0 ${-h * 0.15} ${w} ${-h * 0.17}`, shade(glaze, 0.05), 12)
  const underLid = box(-w, -h, w * 2, 46, '#000', 0.16)
  return rings + specks + box(-w, -h * 0.17, w * 2, h * 0.2, turnedUpright(clay)) + lip + underLid
}

/** A stoneware crock with its lid, from the side, on its foot. */
export function crock(pen: Pen, w: number, h: number, glaze: Colour, clay: Colour): Svg {
  const body = `M${-w * 0.43} ${-h}C${-w * 0.54} ${-h * 0.8} ${-w * 0.54} ${-h * 0.25} ${-w * 0.42} -14Q${-w * 0.4} 0 ${-w * 0.36} 0H${w * 0.36}Q${w * 0.4} 0 ${w * 0.42} -14C${w * 0.54} ${-h * 0.25} ${w * 0.54} ${-h * 0.8} ${w * 0.43} ${-h}Z`
  const lid = `M${-w * 0.47} ${-h + 6}C${-w * 0.44} ${-h - 50} ${-w * 0.2} ${-h - 74} 0 ${-h - 76}S${w * 0.44} ${-h - 50} ${w * 0.47} ${-h + 6}Q0 ${-h + 30} ${-w * 0.47} ${-h + 6}Z`
  const handle = (side: number) => {
    const path = `M${side * w * 0.47} ${-h * 0.74}C${side * w * 0.62} ${-h * 0.74} ${side * w * 0.62} ${-h * 0.54} ${side * w * 0.5} ${-h * 0.54}`
    return line(path, shade(glaze, side > 0 ? -0.16 : 0.02), 30)
  }
  const lidGlint = `M${-w * 0.36} ${-h - 22}Q${-w * 0.2} ${-h - 58} ${w * 0.02} ${-h - 60}`
  const wallGlint = `M${-w * 0.4} ${-h * 0.82}C${-w * 0.46} ${-h * 0.6} ${-w * 0.45} ${-h * 0.4} ${-w * 0.42} ${-h * 0.3}`
  return (
    standingShadow(pen, 0, 0, w * 0.86) +
    fill(body, turnedUpright(glaze)) +
    inside(body, glazed(pen, w, h, glaze, clay)) +
    handle(-1) +
    handle(1) +
    fill(lid, turnedUpright(glaze)) +
    fill(ellipse(0, -h - 82, w * 0.1, 26), turned(glaze, 0.14)) +
    line(lidGlint, '#ffffff', 8, 0.45) +
    line(wallGlint, '#ffffff', 12, 0.35)
  )
}

/** A round spice tin from above: seven cups, each with its spice. */
export function spiceTin(pen: Pen, r: number, metal: Colour): Svg {
  const spices: readonly (readonly [Colour, Colour, number])[] = [
    ['#2a1a14', '#4a3020', 5],
    ['#e7a017', '#f6bf3a', 3],
    ['#b3261a', '#d9482c', 6],
    ['#8a6230', '#b58a4a', 8],
    ['#a9b06a', '#c9cf92', 12],
    ['#d9b16a', '#eccf94', 8],
    ['#6a3a1c', '#8a5230', 7],
  ]
  const cup = (i: number) => {
    const [dark, light, size] = spices[i] ?? ['#000000', '#ffffff', 5]
    const cr = r * 0.27
    const fillings =
      dot(0, 0, cr, dark) +
      (size > 4
        ? seeds(pen, cr * 0.95, 230, [light, dark, mix(light, dark, 0.5)], size)
        : flakes(pen, cr, 700, [light, dark, mix(light, dark, 0.5)], 5))
    return (
      castShadow(pen, circle(0, 0, cr * 1.12), 0.2) +
      dot(0, 0, cr * 1.12, shade(metal, 0.12)) +
      dot(0, 0, cr * 1.05, shade(metal, -0.14)) +
      inside(circle(0, 0, cr), fillings) +
      innerShadow(pen, cr, cr * 0.12)
    )
  }
  const outline = circle(0, 0, r)
  return (
    castShadow(pen, outline, 1) +
    fill(outline, turned(metal, 0.14)) +
    ring(0, 0, r * 0.975, shade(metal, 0.16), r * 0.02) +
    dot(0, 0, r * 0.94, shade(metal, -0.12)) +
    dot(0, 0, r * 0.93, turned(shade(metal, -0.04), -0.1)) +
    innerShadow(pen, r * 0.93, r * 0.05, 0.4) +
    place(cup(0), 0, 0) +
    times(6, (i) =>
      place(
        cup(i + 1),
        Math.cos((i * Math.PI) / 3 + 0.4) * r * 0.61,
        Math.sin((i * Math.PI) / 3 + 0.4) * r * 0.61,
      ),
    )
  )
}

/** A granite mortar from above with its pestle leaning in. */
export function mortar(pen: Pen, r: number, stone: Colour, paste: Svg): Svg {
  const { dice } = pen
  const outline = circle(0, 0, r)
  const fleck = (reach: number) =>
    times(460, () =>
      dot(
        dice.around(0, reach),
        dice.around(0, reach),
        dice.between(1, 4.5),
        shade(stone, dice.chance(0.5) ? 0.16 : -0.16),
        0.7,
      ),
    )
  const pestle = ribbon([
    [-r * 0.2, 0, r * 0.17],
    [r * 0.1, 0, r * 0.2],
    [r * 0.5, 0, r * 0.14],
    [r * 1.2, 0, r * 0.12],
    [r * 1.5, 0, r * 0.16],
    [r * 1.6, 0, r * 0.1],
  ])
  return (
    castShadow(pen, outline, 1.2) +
    fill(outline, turned(stone, 0.1)) +
    inside(outline, fleck(r)) +
    dot(0, 0, r * 0.76, shade(stone, -0.13)) +
    inside(circle(0, 0, r * 0.76), fleck(r * 0.8) + paste) +
    innerShadow(pen, r * 0.76, r * 0.16, 0.55) +
    place(
      castShadow(pen, pestle, 0.5) +
        fill(pestle, turned(shade(stone, 0.06), 0.14)) +
        inside(pestle, fleck(r * 1.6)),
      -r * 0.1,
      0,
      -34,
    )
  )
}
