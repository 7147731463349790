import { type Colour, mix, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { ellipse, rounded } from '@/demo/drawings/engine/outline'
import { fill, inside, line, linear, place, type Svg, times } from '@/demo/drawings/engine/svg'
import { standingShadow } from '@/demo/drawings/vessels/glass'

interface JarLook {
  x: number
  base: number
  w: number
  h: number
  /** The liquid behind the contents. */
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
    fill(
      `M${w * 0.5} ${-h}V0H${w * 0.3}C${w * 0.44} ${-h * 0.2} ${w * 0.42} ${-h * 0.7} ${w * 0.36} ${-h}Z`,
      '#0a0806',
      0.22,
    ) +
    line(`M${w * 0.44} ${-shoulder + 30}V${-h * 0.45}`, '#ffffff', w * 0.014, 0.5)
  return place(
    standingShadow(pen, 0, 0, w) +
      inside(
        outline,
        fill(outline, mix(liquid, '#ffffff', 0.55), 0.4) +
          fill(
            `M${-w} ${top}H${w}V10H${-w}Z`,
            linear(
              [
                [0, liquid],
                [1, depth],
              ],
              [0, 0, 0, 1],
            ),
          ) +
          contents +
          gloss +
          fill(`M${-w} -22H${w}V0H${-w}Z`, '#ffffff', 0.18),
      ) +
      line(outline, '#ffffff', 3.5, 0.5) +
      lids[lid](neck, h, lidColour),
    look.x,
    look.base,
  )
}

type DrawLid = (neck: number, h: number, colour: Colour) => Svg

const rubber = (neck: number, h: number) =>
  fill(rounded(0, -h - 4, neck * 2.16, 20, 9), '#c9694b') +
  line(`M${-neck} ${-h - 9}H${neck * 0.8}`, '#e39a7d', 3, 0.8)

const wire = '#8d8f8c'

const lids: Record<JarLook['lid'], DrawLid> = {
  open: (neck, h) => line(ellipse(0, -h, neck, neck * 0.1), '#ffffff', 5, 0.75),
  clip: (neck, h, colour) =>
    rubber(neck, h) +
    fill(
      `M${-neck * 1.02} ${-h - 14}C${-neck} ${-h - 62} ${-neck * 0.7} ${-h - 74} 0 ${-h - 74}S${neck} ${-h - 62} ${neck * 1.02} ${-h - 14}Z`,
      mix(colour, '#ffffff', 0.35),
      0.62,
    ) +
    line(
      `M${-neck * 0.8} ${-h - 48}C${-neck * 0.5} ${-h - 66} 0 ${-h - 64} ${neck * 0.2} ${-h - 64}`,
      '#ffffff',
      6,
      0.7,
    ) +
    line(
      `M${-neck * 1.04} ${-h + 40}C${-neck * 1.25} ${-h} ${-neck * 1.12} ${-h - 40} ${-neck * 0.9} ${-h - 58}M${neck * 1.04} ${-h + 44}C${neck * 1.3} ${-h + 10} ${neck * 1.2} ${-h - 30} ${neck * 0.92} ${-h - 58}M${-neck * 1.06} ${-h + 34}H${neck * 1.06}`,
      wire,
      6,
    ) +
    line(
      `M${neck * 1.1} ${-h + 30}C${neck * 1.36} ${-h + 70} ${neck * 1.3} ${-h + 120} ${neck * 1.12} ${-h + 130}`,
      shade(wire, -0.08),
      6,
    ),
  screw: (neck, h, colour) =>
    fill(
      rounded(0, -h - 22, neck * 2.14, 84, 14),
      linear(
        [
          [0, shade(colour, 0.12)],
          [0.3, colour],
          [1, shade(colour, -0.16)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    times(17, (i) =>
      line(`M${-neck + (i * neck) / 8} ${-h - 54}v62`, shade(colour, -0.16), 2.5, 0.35),
    ) +
    line(`M${-neck} ${-h - 58}H${neck}`, shade(colour, 0.2), 5, 0.7),
  cloth: (neck, h, colour) =>
    fill(
      `M${-neck * 1.08} ${-h - 6}C${-neck * 1.06} ${-h - 60} ${neck * 1.06} ${-h - 60} ${neck * 1.08} ${-h - 6}L${neck * 1.12} ${-h + 26}L${neck * 1.5} ${-h + 96}C${neck} ${-h + 120} ${neck * 0.7} ${-h + 84} ${neck * 0.3} ${-h + 108}S${-neck * 0.5} ${-h + 86} ${-neck * 0.8} ${-h + 112}S${-neck * 1.3} ${-h + 92} ${-neck * 1.48} ${-h + 100}L${-neck * 1.12} ${-h + 26}Z`,
      linear(
        [
          [0, shade(colour, 0.06)],
          [0.5, colour],
          [1, shade(colour, -0.14)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    times(11, (i) =>
      line(
        `M${-neck + (i * neck) / 5} ${-h + 32}l${(i - 5) * neck * 0.055} 60`,
        shade(colour, -0.16),
        4,
        0.5,
      ),
    ) +
    line(
      `M${-neck * 1.12} ${-h + 24}Q0 ${-h + 40} ${neck * 1.12} ${-h + 24}M${-neck * 1.12} ${-h + 31}Q0 ${-h + 47} ${neck * 1.12} ${-h + 31}`,
      '#a98a5c',
      5,
    ) +
    line(
      `M${neck * 0.2} ${-h + 38}q30 40 10 84M${neck * 0.2} ${-h + 38}q-34 30 -44 70`,
      '#a98a5c',
      4.5,
    ),
  cork: (neck, h, colour) =>
    fill(
      `M${-neck * 0.92} ${-h - 60}H${neck * 0.92}L${neck * 0.86} ${-h + 20}H${-neck * 0.86}Z`,
      linear(
        [
          [0, shade(colour, 0.06)],
          [1, shade(colour, -0.14)],
        ],
        [0, 0, 1, 0],
      ),
    ),
}
