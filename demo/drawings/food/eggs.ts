import { type Colour, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, circle } from '@/demo/drawings/engine/outline'
import { pieceShadow } from '@/demo/drawings/engine/shading'
import { dot, fill, inside, line, type Svg, times } from '@/demo/drawings/engine/svg'

/** A fried egg: lacy brown edge, glossy white, a high yolk. */
export function friedEgg(pen: Pen, r: number, yolk: Colour = '#f5a31c', crisp = 1): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.92, 0.13, 12)
  const lace = times(46, (i) => {
    const angle = (i / 46) * Math.PI * 2
    const at = r * dice.between(0.84, 1)
    return dot(
      Math.cos(angle) * at,
      Math.sin(angle) * at * 0.92,
      dice.between(3, r * 0.05),
      dice.chance(0.5) ? '#b8712a' : '#e2b26a',
      0.5 * crisp,
    )
  })
  const blister = times(9, () => {
    const angle = dice.between(0, 6.28)
    const at = r * dice.between(0.5, 0.8)
    const [x, y] = [Math.cos(angle) * at, Math.sin(angle) * at]
    return dot(x + 2, y + 3, r * 0.06, '#d9cdb6', 0.8) + dot(x, y, r * 0.055, '#fffdf6')
  })
  const y = circle(r * 0.04, -r * 0.02, r * 0.37)
  return (
    pieceShadow(pen, outline, r * 0.1) +
    fill(outline, crisp > 0 ? '#dca763' : '#eee4d2') +
    `<g transform="scale(0.95)">${fill(outline, '#f1e9d8')}</g><g transform="translate(${-r * 0.02} ${-r * 0.03}) scale(0.88)">${fill(outline, '#fffcf4')}</g>` +
    inside(outline, lace) +
    blister +
    `<g transform="translate(${r * 0.035} ${r * 0.05})">${fill(y, '#cdb98f', 0.8)}</g>` +
    fill(y, shade(yolk, -0.08)) +
    dot(r * 0.02, -r * 0.05, r * 0.33, yolk) +
    dot(-r * 0.02, -r * 0.09, r * 0.22, shade(yolk, 0.06)) +
    line(
      `M${-r * 0.2} ${-r * 0.12}Q${-r * 0.16} ${-r * 0.28} ${r * 0.02} ${-r * 0.31}`,
      '#fffdf0',
      r * 0.06,
      0.9,
    ) +
    dot(r * 0.2, r * 0.16, r * 0.03, '#fffdf0', 0.7)
  )
}

/** An egg poached in sauce: white that runs into it, the yolk veiled. */
export function poachedEgg(pen: Pen, r: number, yolk: Colour = '#f6a821'): Svg {
  const { dice } = pen
  const outline = blob(dice, 0, 0, r, r * 0.9, 0.16, 11)
  return (
    fill(outline, '#8c1f12', 0.35) +
    `<g transform="scale(0.97)">${fill(outline, '#f8e6d0')}</g><g transform="scale(0.84)">${fill(outline, '#fffaf0')}</g>` +
    dot(3, 5, r * 0.4, '#e0b98a', 0.7) +
    dot(0, 0, r * 0.39, shade(yolk, -0.06)) +
    dot(-2, -3, r * 0.34, yolk) +
    dot(-r * 0.06, -r * 0.07, r * 0.22, shade(yolk, 0.07)) +
    line(
      `M${-r * 0.22} ${-r * 0.08}Q${-r * 0.18} ${-r * 0.24} 0 ${-r * 0.28}`,
      '#fffdf0',
      r * 0.06,
      0.9,
    )
  )
}
