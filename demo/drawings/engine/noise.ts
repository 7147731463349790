import { Dice } from '@/demo/drawings/engine/dice'

/** The side of a noise tile in pixels: a power of two, so that wrapping is a bit mask. */
export const TILE = 1024

/** Smooth hills between -1 and 1, one every `stepX` by `stepY` pixels; the tile repeats without a seam. */
function hills(dice: Dice, stepX: number, stepY: number): Float32Array {
  const columns = TILE / stepX
  const rows = TILE / stepY
  const heights = Float32Array.from({ length: columns * rows }, () => dice.between(-1, 1))
  const height = (column: number, row: number) =>
    heights[(row % rows) * columns + (column % columns)] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  const tile = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    const row = Math.floor(y / stepY)
    const v = ease(y / stepY - row)
    for (let x = 0; x < TILE; x++) {
      const column = Math.floor(x / stepX)
      const u = ease(x / stepX - column)
      const top = height(column, row) * (1 - u) + height(column + 1, row) * u
      const bottom = height(column, row + 1) * (1 - u) + height(column + 1, row + 1) * u
      tile[y * TILE + x] = top * (1 - v) + bottom * v
    }
  }
  return tile
}

function sum(parts: readonly (readonly [tile: Float32Array, weight: number])[]): Int8Array {
  const tile = new Int8Array(TILE * TILE)
  for (let i = 0; i < tile.length; i++) {
    let value = 0
    for (const [part, weight] of parts) value += (part[i] ?? 0) * weight
    tile[i] = Math.max(-127, Math.min(127, Math.round(value * 127)))
  }
  return tile
}

/** The textures every picture shares, each value from -127 to 127. */
interface Textures {
  /** Displacement of the edge of a cut or painted shape, sideways and up. */
  strayX: Int8Array
  strayY: Int8Array
  /** The tooth of the paper. */
  grain: Int8Array
  /** Paint that lies thicker here and thinner there, in the direction of the brush. */
  brush: Int8Array
}

let made: Textures | undefined

/** Draws the textures on the first call and keeps them: they cost more than a picture. */
export function textures(): Textures {
  if (made) return made
  const dice = new Dice('paper')
  const fine = Float32Array.from({ length: TILE * TILE }, () => dice.around(0, 1))
  const broad = hills(dice, 64, 64)
  made = {
    strayX: sum([
      [hills(dice, 64, 64), 0.7],
      [hills(dice, 8, 8), 0.35],
    ]),
    strayY: sum([
      [hills(dice, 64, 64), 0.7],
      [hills(dice, 8, 8), 0.35],
    ]),
    grain: sum([
      [fine, 0.7],
      [hills(dice, 2, 2), 0.5],
    ]),
    brush: sum([
      [hills(dice, 128, 8), 0.5],
      [hills(dice, 64, 4), 0.35],
      [broad, 0.5],
    ]),
  }
  return made
}
