import { Dice } from '@/demo/drawings/engine/dice'
import { type Point, polygon, ribbon } from '@/demo/drawings/engine/outline'
import { box, fill, linear, radial, type Svg } from '@/demo/drawings/engine/svg'

/** The size light maps are drawn for; they are stretched over any picture. */
export const LIGHT_WIDTH = 1600

const LIGHT_HEIGHT = 1200

const ground = (tone: string) => box(0, 0, LIGHT_WIDTH, LIGHT_HEIGHT, tone)

const vignette = (opacity: number) =>
  box(
    0,
    0,
    LIGHT_WIDTH,
    LIGHT_HEIGHT,
    radial(
      [
        [0, '#000', 0],
        [0.62, '#000', 0],
        [1, '#000', opacity],
      ],
      0.5,
      0.5,
      0.72,
    ),
  )

/** Light maps are grey: the middle grey leaves a picture as it is, black darkens, white warms. */
export const lights = {
  /** A window low on the left; the far side sinks into the dark. */
  lowWindow: (): Svg =>
    ground('#808080') +
    box(
      0,
      0,
      LIGHT_WIDTH,
      LIGHT_HEIGHT,
      linear(
        [
          [0, '#fff', 0.34],
          [0.38, '#808080', 0.1],
          [1, '#000', 0.62],
        ],
        [0, 0.1, 1, 0.8],
      ),
    ) +
    vignette(0.42),

  /** Panes of a window lying across the table. */
  panes: (strength = 0.5): Svg => {
    const pane = (x: number, y: number) => {
      const slant = (px: number, py: number): Point => [px + py * -0.42, py]
      return polygon([
        slant(x, y),
        slant(x + 330, y - 50),
        slant(x + 330, y + 330),
        slant(x, y + 380),
      ])
    }
    const all = [0, 1, 2]
      .map((row) =>
        [0, 1]
          .map((column) => fill(pane(560 + column * 385, -160 + row * 440), '#fff', strength))
          .join(''),
      )
      .join('')
    return ground('#7c7c7c') + all + vignette(0.3)
  },

  /** Even daylight from above on the left. */
  daylight: (): Svg =>
    ground('#848484') +
    box(
      0,
      0,
      LIGHT_WIDTH,
      LIGHT_HEIGHT,
      linear(
        [
          [0, '#fff', 0.26],
          [0.5, '#808080', 0],
          [1, '#000', 0.26],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    vignette(0.2),

  /** High sun through palm leaves. */
  palms: (seed: string, strength = 0.3): Svg => {
    const dice = new Dice(seed)
    const frond = (x: number, y: number, turn: number, size: number) => {
      let leaves = ''
      for (let i = 0; i < 15; i++) {
        const along = i / 14
        const [bx, by] = [x + Math.cos(turn) * size * along, y + Math.sin(turn) * size * along]
        for (const side of [-1, 1]) {
          const angle = turn + side * (1.15 - along * 0.75)
          const length = size * 0.55 * Math.sin(0.5 + along * 2.4) * dice.between(0.85, 1.1)
          const at = (t: number, droop: number): [number, number, number] => [
            bx + Math.cos(angle) * length * t,
            by + Math.sin(angle) * length * t + droop,
            size * 0.02 * Math.sin(0.3 + t * 2.7),
          ]
          leaves += fill(ribbon([at(0, 0), at(0.4, 0), at(0.8, 10), at(1, 24)]), '#000', strength)
        }
      }
      return leaves
    }
    return (
      ground('#969696') +
      frond(-80, dice.between(-60, 140), 0.35, 900) +
      frond(1700, dice.between(820, 1100), 3.6, 950) +
      frond(dice.between(500, 900), -220, 1.2, 560) +
      vignette(0.22)
    )
  },
}
