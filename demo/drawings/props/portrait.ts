import { type Colour, mix, shade } from '@/demo/drawings/engine/colour'
import type { Pen } from '@/demo/drawings/engine/hand'
import { blob, circle, ellipse, smooth } from '@/demo/drawings/engine/outline'
import { castShadow, turned } from '@/demo/drawings/engine/shading'
import { fill, haze, inside, line, type Svg } from '@/demo/drawings/engine/svg'

interface PortraitLook {
  skin: Colour
  hair: Colour
  brow: Colour
  lips: Colour
  /** The dress or jumper, and the apron over it. */
  cloth: Colour
  apron: Colour
  /** Drawn behind the head, on the shoulders' level. */
  behind: Svg
  /** Hair over the forehead, scarf, spectacles, earrings, flowers. */
  over: Svg
}

const shoulders = 'M-330 560C-330 330 -230 250 -92 216L92 216C230 250 330 330 330 560Z'

const neck = 'M-70 60C-66 150 -74 200 -110 226C-60 300 60 300 110 226C74 200 66 150 70 60Z'

const face = smooth([
  [0, -226],
  [104, -196],
  [146, -90],
  [140, 20],
  [104, 112],
  [42, 166],
  [0, 174],
  [-42, 166],
  [-104, 112],
  [-140, 20],
  [-146, -90],
  [-104, -196],
])

/** Closed, smiling eyes, brows, a nose and a mouth, in as few lines as will do. */
function features({ skin, brow, lips }: PortraitLook): Svg {
  const dark = shade(skin, -0.3)
  const eye = (x: number) =>
    line(`M${x - 30} -22Q${x} 4 ${x + 30} -22`, brow, 7) +
    line(`M${x - 30} -20l-9 7M${x + 30} -20l9 7`, brow, 5) +
    line(`M${x - 36} -66Q${x} -90 ${x + 36} -68`, brow, 9, 0.85)
  return (
    haze(circle(-88, 50, 56), lips, 0.42) +
    haze(circle(88, 50, 56), lips, 0.42) +
    eye(-62) +
    eye(62) +
    line('M6 -30C14 10 26 34 20 46C12 56 -8 56 -16 48', dark, 6, 0.6) +
    fill('M-46 94C-24 84 -10 92 0 92S24 84 46 94C24 124 -24 124 -46 94Z', lips) +
    line('M-50 92C-20 104 20 104 50 92', shade(lips, -0.16), 5, 0.8) +
    line('M-14 116Q0 120 14 116', '#ffffff', 4, 0.3)
  )
}

/** A cook from the shoulders up, around the chin's middle; about 560 wide and 800 high. */
export function portrait(pen: Pen, look: PortraitLook): Svg {
  const { skin, cloth, apron } = look
  const bib = 'M-150 560V360C-100 392 100 392 150 360V560Z'
  const straps = line(
    'M-140 366C-150 310 -140 270 -112 232M140 366C150 310 140 270 112 232',
    apron,
    34,
  )
  const shadowed = inside(neck, haze(ellipse(26, 150, 120, 110), shade(skin, -0.22), 0.9))
  return (
    look.behind +
    castShadow(pen, shoulders, 0.6) +
    fill(shoulders, turned(cloth, 0.07)) +
    fill(neck, skin) +
    shadowed +
    line('M-104 230C-60 300 60 300 104 230', shade(cloth, -0.12), 16) +
    straps +
    fill(bib, turned(apron, 0.05)) +
    line('M-150 380C-100 410 100 410 150 380', shade(apron, -0.14), 5, 0.6) +
    fill(ellipse(-146, 0, 24, 38), shade(skin, -0.06)) +
    fill(ellipse(146, 0, 24, 38), shade(skin, -0.1)) +
    fill(face, skin) +
    inside(
      face,
      haze(ellipse(110, 30, 110, 240), shade(skin, -0.14), 0.75) +
        haze(ellipse(-60, -110, 110, 90), mix(skin, '#fff3e0', 0.5), 0.5),
    ) +
    features(look) +
    look.over
  )
}

/** Curls: many round locks within an outline's reach. */
export const curls = (
  pen: Pen,
  colour: Colour,
  points: readonly (readonly [number, number, number])[],
): Svg =>
  points
    .map(([x, y, r]) => {
      const lock = blob(pen.dice, x, y, r, r, 0.08, 9)
      return (
        fill(lock, shade(colour, pen.dice.around(0, 0.03))) +
        line(
          `M${x - r * 0.5} ${y + r * 0.2}C${x - r * 0.5} ${y - r * 0.6} ${x + r * 0.5} ${y - r * 0.5} ${x + r * 0.3} ${y + r * 0.1}`,
          shade(colour, 0.12),
          r * 0.12,
          0.55,
        )
      )
    })
    .join('')
