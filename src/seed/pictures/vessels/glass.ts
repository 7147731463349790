import { mix, shade, type Colour } from '../engine/colour'
import type { Pen } from '../engine/hand'
import { ellipse, rounded } from '../engine/outline'
import { dot, fill, inside, line, linear, place, soft, times, type Outline, type Svg } from '../engine/svg'

/** The long shadow of an upright thing on the table it stands on. */
export function standingShadow({ hand }: Pen, x: number, base: number, w: number, length = 1): Svg {
  const { colour, opacity } = hand.shadow
  const reach = w * 1.5 * length
  const pool = `M${x - w * 0.46} ${base}C${x + w * 0.3} ${base - w * 0.02} ${x + reach} ${base + w * 0.04} ${x + reach + w * 0.3} ${base + w * 0.16}C${x + reach} ${base + w * 0.3} ${x} ${base + w * 0.2} ${x - w * 0.46} ${base + w * 0.06}Z`
  return (
    soft(pool, colour, opacity * 0.8, hand.modelling === 'soft' ? 18 : 5) +
    soft(ellipse(x + w * 0.04, base + 2, w * 0.5, w * 0.035), colour, Math.min(0.9, opacity * 1.3), 6)
  )
}

export interface GlassLook {
  /** Middle of the foot. */
  x: number
  base: number
  w: number
  h: number
  /** Width of the foot in parts of `w`. */
  foot?: number
  /** How far up it is filled, 0 to 1. */
  level: number
  liquid: Colour
  /** The colour at the bottom, where the drink is deeper. */
  depth?: Colour
}

function tumbler(w: number, h: number, foot: number): Outline {
  const [t, b] = [w / 2, (w * foot) / 2]
  return `M${-t} ${-h}L${-b} ${-18}Q${-b} 0 ${-b + 18} 0H${b - 18}Q${b} 0 ${b} -18L${t} ${-h}Z`
}

/** Bubbles rising, smaller below. */
export const fizz = ({ dice }: Pen, w: number, top: number, bottom: number, count: number): Svg =>
  times(count, () => {
    const y = dice.between(top, bottom)
    const size = dice.between(1.5, 4.5) * (1.4 - 0.6 * ((y - top) / (bottom - top)))
    const x = dice.between(-w / 2, w / 2)
    return dot(x, y, size, '#ffffff', 0.34) + dot(x - size * 0.3, y - size * 0.3, size * 0.4, '#ffffff', 0.8)
  })

/** A tall glass from the side; `contents` hang around its foot's middle, y upwards negative. */
export function tallGlass(pen: Pen, look: GlassLook, contents: Svg, over: Svg = ''): Svg {
  const { w, h, foot = 0.78, level, liquid, depth = shade(look.liquid, -0.1) } = look
  const outline = tumbler(w, h, foot)
  const top = -h * level
  const half = (w / 2) * (foot + (1 - foot) * level) - 5
  const fluid = `M${-w} ${top}H${w}V20H${-w}Z`
  const surface = ellipse(0, top, half, w * 0.055)
  return place(
    standingShadow(pen, 0, 0, w * foot) +
    inside(outline,
      fill(outline, '#ffffff', 0.16) +
        fill(fluid, linear([[0, liquid], [1, depth]], [0, 0, 0, 1])) +
        contents +
        fill(`M${w * 0.16} ${top}h${w}V0h${-w}Z`, shade(depth, -0.1), 0.22) +
        fill(`M${-w * 0.36} ${top + 24}h${w * 0.07}L${-w * 0.25} ${-40}h${-w * 0.05}Z`, '#ffffff', 0.32)) +
      fill(surface, mix(liquid, '#ffffff', 0.3)) +
      line(surface, mix(liquid, '#ffffff', 0.55), 3, 0.8) + over +
      fill(`M${(-w * foot) / 2 + 4} -26H${(w * foot) / 2 - 4}L${(w * foot) / 2 - 16} 0H${(-w * foot) / 2 + 16}Z`, '#ffffff', 0.3) +
      line(outline, '#ffffff', 3.5, 0.55) +
      line(`M${-w * 0.43} ${-h + 26}L${(-w * foot) / 2 + 16} ${-70}`, '#ffffff', w * 0.03, 0.65) +
      line(`M${w * 0.44} ${-h + 40}L${w * 0.42} ${-h * 0.66}`, '#ffffff', w * 0.018, 0.6) +
      line(ellipse(0, -h, w / 2, w * 0.06), '#ffffff', 4.5, 0.8),
    look.x, look.base,
  )
}

export interface JarLook {
  x: number
  base: number
  w: number
  h: number
  /** What fills the glass behind the contents. */
  liquid: Colour
  depth?: Colour
  level?: number
  lid: 'clip' | 'screw' | 'cloth' | 'open' | 'cork'
  lidColour: Colour
}

/** A glass jar from the side; `contents` are drawn around the middle of its foot and clipped. */
export function jar(pen: Pen, look: JarLook, contents: Svg): Svg {
  const { w, h, liquid, depth = shade(look.liquid, -0.12), level = 0.9, lid, lidColour } = look
  const neck = w * 0.38
  const shoulder = h * 0.84
  const outline = `M${-neck} ${-h}V${-h * 0.93}C${-neck} ${-h * 0.89} ${-w / 2} ${-h * 0.88} ${-w / 2} ${-shoulder + h * 0.03}V${-34}Q${-w / 2} 0 ${-w / 2 + 34} 0H${w / 2 - 34}Q${w / 2} 0 ${w / 2} -34V${-shoulder + h * 0.03}C${w / 2} ${-h * 0.88} ${neck} ${-h * 0.89} ${neck} ${-h * 0.93}V${-h}Z`
  const top = -h * level
  const gloss =
    fill(rounded(-w * 0.4, -h * 0.44, w * 0.05, h * 0.62, w * 0.025), '#ffffff', 0.5) +
    fill(rounded(-w * 0.32, -h * 0.38, w * 0.02, h * 0.4, w * 0.01), '#ffffff', 0.35) +
    fill(`M${w * 0.5} ${-h}V0H${w * 0.3}C${w * 0.44} ${-h * 0.2} ${w * 0.42} ${-h * 0.7} ${w * 0.36} ${-h}Z`, '#0a0806', 0.22) +
    line(`M${w * 0.44} ${-shoulder + 30}V${-h * 0.45}`, '#ffffff', w * 0.014, 0.5)
  return place(
    standingShadow(pen, 0, 0, w) +
    inside(outline,
      fill(outline, mix(liquid, '#ffffff', 0.55), 0.4) +
        fill(`M${-w} ${top}H${w}V10H${-w}Z`, linear([[0, liquid], [1, depth]], [0, 0, 0, 1])) +
        contents + gloss +
        fill(`M${-w} -22H${w}V0H${-w}Z`, '#ffffff', 0.18)) +
      line(outline, '#ffffff', 3.5, 0.5) +
      lids[lid](neck, h, lidColour),
    look.x, look.base,
  )
}

type DrawLid = (neck: number, h: number, colour: Colour) => Svg

const rubber = (neck: number, h: number) =>
  fill(rounded(0, -h - 4, neck * 2.16, 20, 9), '#c9694b') + line(`M${-neck} ${-h - 9}H${neck * 0.8}`, '#e39a7d', 3, 0.8)

const wire = '#8d8f8c'

const lids: Record<JarLook['lid'], DrawLid> = {
  open: (neck, h) => line(ellipse(0, -h, neck, neck * 0.1), '#ffffff', 5, 0.75),
  clip: (neck, h, colour) =>
    rubber(neck, h) +
    fill(`M${-neck * 1.02} ${-h - 14}C${-neck} ${-h - 62} ${-neck * 0.7} ${-h - 74} 0 ${-h - 74}S${neck} ${-h - 62} ${neck * 1.02} ${-h - 14}Z`, mix(colour, '#ffffff', 0.35), 0.62) +
    line(`M${-neck * 0.8} ${-h - 48}C${-neck * 0.5} ${-h - 66} 0 ${-h - 64} ${neck * 0.2} ${-h - 64}`, '#ffffff', 6, 0.7) +
    line(`M${-neck * 1.04} ${-h + 40}C${-neck * 1.25} ${-h} ${-neck * 1.12} ${-h - 40} ${-neck * 0.9} ${-h - 58}M${neck * 1.04} ${-h + 44}C${neck * 1.3} ${-h + 10} ${neck * 1.2} ${-h - 30} ${neck * 0.92} ${-h - 58}M${-neck * 1.06} ${-h + 34}H${neck * 1.06}`, wire, 6) +
    line(`M${neck * 1.1} ${-h + 30}C${neck * 1.36} ${-h + 70} ${neck * 1.3} ${-h + 120} ${neck * 1.12} ${-h + 130}`, shade(wire, -0.08), 6),
  screw: (neck, h, colour) =>
    fill(rounded(0, -h - 22, neck * 2.14, 84, 14), linear([[0, shade(colour, 0.12)], [0.3, colour], [1, shade(colour, -0.16)]], [0, 0, 1, 0])) +
    times(17, (i) => line(`M${-neck + (i * neck) / 8} ${-h - 54}v62`, shade(colour, -0.16), 2.5, 0.35)) +
    line(`M${-neck} ${-h - 58}H${neck}`, shade(colour, 0.2), 5, 0.7),
  cloth: (neck, h, colour) =>
    fill(`M${-neck * 1.08} ${-h - 6}C${-neck * 1.06} ${-h - 60} ${neck * 1.06} ${-h - 60} ${neck * 1.08} ${-h - 6}L${neck * 1.12} ${-h + 26}L${neck * 1.5} ${-h + 96}C${neck} ${-h + 120} ${neck * 0.7} ${-h + 84} ${neck * 0.3} ${-h + 108}S${-neck * 0.5} ${-h + 86} ${-neck * 0.8} ${-h + 112}S${-neck * 1.3} ${-h + 92} ${-neck * 1.48} ${-h + 100}L${-neck * 1.12} ${-h + 26}Z`, linear([[0, shade(colour, 0.06)], [0.5, colour], [1, shade(colour, -0.14)]], [0, 0, 1, 0])) +
    times(11, (i) => line(`M${-neck + (i * neck) / 5} ${-h + 32}l${(i - 5) * neck * 0.055} 60`, shade(colour, -0.16), 4, 0.5)) +
    line(`M${-neck * 1.12} ${-h + 24}Q0 ${-h + 40} ${neck * 1.12} ${-h + 24}M${-neck * 1.12} ${-h + 31}Q0 ${-h + 47} ${neck * 1.12} ${-h + 31}`, '#a98a5c', 5) +
    line(`M${neck * 0.2} ${-h + 38}q30 40 10 84M${neck * 0.2} ${-h + 38}q-34 30 -44 70`, '#a98a5c', 4.5),
  cork: (neck, h, colour) =>
    fill(`M${-neck * 0.92} ${-h - 60}H${neck * 0.92}L${neck * 0.86} ${-h + 20}H${-neck * 0.86}Z`, linear([[0, shade(colour, 0.06)], [1, shade(colour, -0.14)]], [0, 0, 1, 0])),
}
