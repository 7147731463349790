import { type Colour, mix, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, ellipse, type Point, polar, smooth } from '@/demo/drawings/engine/outline'
import { castShadow, lump, turned } from '@/demo/drawings/engine/shading'
import { dot, fill, haze, inside, line, place, type Svg, times } from '@/demo/drawings/engine/svg'

/** A whole mango. */
export function mango(pen: Pen, size: number): Svg {
  const outline = smooth([
    [-size, size * 0.1],
    [-size * 0.7, -size * 0.5],
    [0, -size * 0.66],
    [size * 0.7, -size * 0.46],
    [size * 1.04, 0],
    [size * 0.8, size * 0.42],
    [size * 0.2, size * 0.6],
    [-size * 0.6, size * 0.5],
  ])
  return (
    castShadow(pen, outline, 0.7) +
    fill(outline, '#f3a21f') +
    inside(
      outline,
      haze(ellipse(-size * 0.6, -size * 0.3, size * 0.95, size * 0.7), '#e2442f', 1) +
        haze(ellipse(size * 0.7, size * 0.3, size * 0.7, size * 0.5), '#7fae3a', 0.9) +
        times(60, () =>
          dot(
            pen.dice.around(0, size),
            pen.dice.around(0, size * 0.6),
            pen.dice.between(1, 2.4),
            '#ffe9a8',
            0.55,
          ),
        ),
    ) +
    fill(ellipse(-size * 0.2, -size * 0.38, size * 0.34, size * 0.09), '#ffffff', 0.5) +
    line(`M${-size * 0.98} ${size * 0.06}l${-size * 0.12} ${-size * 0.08}`, '#5a3a1e', size * 0.07)
  )
}

/** A cheek of mango cut in a grid and turned out. */
export function mangoHedgehog(pen: Pen, size: number, colour: Colour = '#f8a51b'): Svg {
  const outline = ellipse(0, 0, size, size * 0.68)
  const cubes: Svg[] = []
  for (let row = -2; row <= 2; row++) {
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [column * size * 0.27, row * size * 0.25]
      if ((x / size) ** 2 + (y / (size * 0.66)) ** 2 > 0.84) continue
      cubes.push(
        place(
          lump(
            pen,
            blob(pen.dice, 0, 0, size * 0.125, size * 0.115, 0.08, 6),
            colour,
            size * 0.12,
            0.5,
          ),
          x,
          y,
          column * 7,
        ),
      )
    }
  }
  return (
    castShadow(pen, outline, 0.5) +
    fill(outline, turned('#d9641f', 0.1)) +
    fill(ellipse(0, 0, size * 0.93, size * 0.61), shade(colour, -0.12)) +
    cubes.join('')
  )
}

/** Half a coconut, its water bright. */
export function coconut(pen: Pen, r: number): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r, 0.02, 14)
  const hair = times(90, () => {
    const angle = dice.between(0, 360)
    const [a, b] = [
      polar(0, 0, r * 0.95, angle),
      polar(0, 0, r * dice.between(1, 1.06), angle + dice.around(0, 6)),
    ]
    return line(
      `M${a.map((n) => n.toFixed(1)).join(' ')}L${b.map((n) => n.toFixed(1)).join(' ')}`,
      dice.chance(0.5) ? '#4a2c18' : '#7a4e2a',
      3,
    )
  })
  return (
    castShadow(pen, outline, 1) +
    hair +
    fill(outline, '#5c3a20') +
    dot(0, 0, r * 0.93, '#8a5c34') +
    dot(0, 0, r * 0.9, '#fffaf0') +
    dot(0, 0, r * 0.66, '#e4dccb') +
    dot(r * 0.05, r * 0.06, r * 0.61, '#f8f2e6') +
    fill(ellipse(-r * 0.2, -r * 0.3, r * 0.2, r * 0.08), '#ffffff', 0.9) +
    line(
      smooth(
        [polar(0, 0, r * 0.78, 200), polar(0, 0, r * 0.79, 230), polar(0, 0, r * 0.78, 260)],
        false,
      ),
      '#ffffff',
      r * 0.05,
    )
  )
}

/** A pineapple lying along x, crown to the left. */
export function pineapple(pen: Pen, length: number): Svg {
  const { dice } = pen
  const half = length * 0.27
  const outline = ellipse(length * 0.5, 0, length * 0.5, half)
  const eyes: Svg[] = []
  for (let row = -6; row <= 6; row++) {
    for (let column = 0; column < 11; column++) {
      const x = column * length * 0.1 + (row % 2 ? length * 0.05 : 0)
      const y = row * half * 0.2
      const d = length * 0.055
      eyes.push(
        fill(
          `M${x - d} ${y}L${x} ${y - half * 0.2}L${x + d} ${y}L${x} ${y + half * 0.2}Z`,
          shade('#dc9a26', dice.around(0, 0.05)),
          0.95,
        ) +
          line(
            `M${x - d * 0.6} ${y - 2}L${x} ${y - half * 0.13}L${x + d * 0.6} ${y - 2}`,
            '#f6cf6a',
            3,
            0.6,
          ) +
          dot(x, y, d * 0.2, '#6d4a17', 0.8),
      )
    }
  }
  const crown = times(22, (i) => {
    const turn = 180 + (i - 10.5) * 7.5 + dice.around(0, 6)
    const reach = length * dice.between(0.28, 0.5) * (1 - Math.abs(i - 10.5) / 26)
    const tip = polar(0, 0, reach, turn)
    const [a, b] = [polar(0, 0, length * 0.05, turn + 90), polar(0, 0, length * 0.05, turn - 90)]
    return fill(
      `M${a[0] + 20} ${a[1]}Q${tip[0] * 0.6} ${tip[1] * 0.5 + a[1]} ${tip[0]} ${tip[1]}Q${tip[0] * 0.6} ${tip[1] * 0.5 + b[1]} ${b[0] + 20} ${b[1]}Z`,
      shade('#3f8a4a', dice.around(0, 0.07)),
    )
  })
  return (
    castShadow(pen, outline, 0.9) +
    crown +
    fill(outline, '#a9681a') +
    inside(
      outline,
      eyes.join('') +
        haze(ellipse(length * 0.55, half * 0.95, length * 0.65, half * 0.75), '#4a2808', 0.7),
    )
  )
}

/** A hibiscus flower from above. */
export function hibiscus(pen: Pen, r: number, colour: Colour): Svg {
  const { dice } = pen
  const petal = () => {
    const points: Point[] = [
      [0, 0],
      [r * 0.3, -r * 0.34],
      [r * 0.72, -r * 0.46],
      [r * 0.98, -r * 0.2],
      [r * 0.93, r * 0.06],
      [r, r * 0.24],
      [r * 0.7, r * 0.4],
      [r * 0.3, r * 0.26],
    ]
    const outline = smooth(
      points.map(([x, y]): Point => [dice.around(x, r * 0.03), dice.around(y, r * 0.03)]),
    )
    const veins = times(6, (i) =>
      line(
        `M${r * 0.1} 0Q${r * 0.5} ${(i - 2.5) * r * 0.06} ${r * 0.86} ${(i - 2.5) * r * 0.12}`,
        shade(colour, -0.11),
        r * 0.014,
        0.6,
      ),
    )
    return (
      castShadow(pen, outline, 0.18) +
      fill(outline, colour) +
      fill(ellipse(r * 0.12, 0, r * 0.26, r * 0.14), shade(colour, -0.22), 0.8) +
      veins
    )
  }
  const petals = times(5, (i) => place(petal(), 0, 0, i * 72 + 10))
  const stamen =
    line(
      `M0 0Q${r * 0.3} ${-r * 0.1} ${r * 0.62} ${-r * 0.34}`,
      mix(colour, '#ffe0c0', 0.5),
      r * 0.06,
    ) +
    times(14, () =>
      dot(r * dice.between(0.42, 0.68), -r * dice.between(0.18, 0.42), r * 0.035, '#ffcb3d'),
    )
  return petals + stamen
}
