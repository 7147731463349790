import type { Pen } from '@/demo/drawings/engine/hand'
import type { Svg } from '@/demo/drawings/engine/svg'

/** The content of one picture. Wide ones are drawn on 1600 by 1200 units, square ones on 1000 by 1000. */
export interface Scene {
  /** A grey map, see `lights`. */
  light: Svg
  draw: (pen: Pen) => Svg
  isSquare?: boolean
}

/** Scenes by the last part of their key. */
export type Scenes = Readonly<Record<string, Scene>>
