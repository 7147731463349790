import sharp from 'sharp'
import type { Hand } from '@/demo/drawings/engine/hand'
import { LIGHT_WIDTH } from '@/demo/drawings/engine/light'
import { textures, TILE } from '@/demo/drawings/engine/noise'
import type { Svg } from '@/demo/drawings/engine/svg'

/** A drawing ready to be put on paper. */
interface Drawing {
  /** Width in pixels of the picture. */
  width: number
  height: number
  /** Width of the picture in units of the drawing. */
  units: number
  content: Svg
  /** A grey map, see `lights`. */
  light: Svg
  hand: Hand
}

const MAP_WIDTH = 200
const MAP_HEIGHT = 150
/** All pictures together have to stay under 12 MB. */
const QUALITY = 74

const sheet = (width: number, height: number, units: number, content: Svg) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units} ${(units * height) / width}">${content}</svg>`,
  )

const lightMap = (light: Svg) =>
  sharp(sheet(MAP_WIDTH, MAP_HEIGHT, LIGHT_WIDTH, light))
    .removeAlpha()
    .toColourspace('b-w')
    .blur(2.2)
    .extractChannel(0)
    .raw()
    .toBuffer()

/** The drawing as a WebP: rasterised, its edges loosened, lit, and laid on grained paper. */
export async function develop(drawing: Drawing): Promise<Buffer> {
  const { width, height, units, content } = drawing
  const drawn = await sharp(sheet(width, height, units, content), { unlimited: true })
    .flatten({ background: '#888888' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const paper = finish(drawn, await lightMap(drawing.light), drawing)
  return sharp(paper, { raw: { width, height, channels: 3 } })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}

const byte = (values: Uint8Array, i: number) => values[i] ?? 0
const level = (values: Int8Array, i: number) => values[i] ?? 0

/** A colour value in more or less light: dark takes some away, bright adds less the lighter it was. */
const inLight = (value: number, light: number, dusk: number, glow: number) =>
  light < 0 ? value * (1 + light * dusk) : value + value * (1 - value / 300) * light * glow * 2

const clamp = (value: number, top: number) => (value < 0 ? 0 : value > top ? top : value)

/** The light on each pixel of one row, from -1 to 1, stretched from the small map. */
function lightOfRow(map: Buffer, row: number, width: number): Float32Array {
  const lights = new Float32Array(width)
  const top = Math.floor(row)
  const v = row - top
  for (let x = 0; x < width; x++) {
    const at = (x / width) * (MAP_WIDTH - 1)
    const left = Math.floor(at)
    const u = at - left
    const i = top * MAP_WIDTH + left
    const above = byte(map, i) * (1 - u) + byte(map, i + 1) * u
    const below = byte(map, i + MAP_WIDTH) * (1 - u) + byte(map, i + MAP_WIDTH + 1) * u
    lights[x] = (above * (1 - v) + below * v - 128) / 128
  }
  return lights
}

/** One pass over the pixels; typed arrays and plain arithmetic keep it near 0.1 s. */
function finish(drawn: Buffer, map: Buffer, { width, height, hand }: Drawing): Buffer {
  const { strayX, strayY, grain, brush } = textures()
  const paper = Buffer.allocUnsafe(drawn.length)
  const [reach, tooth, stroke] = [hand.stray / 127, hand.grain / 127, hand.brush / 127]
  for (let y = 0; y < height; y++) {
    const tileRow = (y & (TILE - 1)) * TILE
    const lights = lightOfRow(map, (y / height) * (MAP_HEIGHT - 1), width)
    for (let x = 0; x < width; x++) {
      const t = tileRow + (x & (TILE - 1))
      const light = lights[x] ?? 0
      const texture = 1 + level(grain, t) * tooth + level(brush, t) * stroke
      const sx = clamp(x + level(strayX, t) * reach, width - 1.001)
      const sy = clamp(y + level(strayY, t) * reach, height - 1.001)
      const [left, top] = [Math.floor(sx), Math.floor(sy)]
      const [u, v] = [sx - left, sy - top]
      const from = (top * width + left) * 3
      const under = from + width * 3
      const to = (y * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const upper = byte(drawn, from + c) * (1 - u) + byte(drawn, from + c + 3) * u
        const lower = byte(drawn, under + c) * (1 - u) + byte(drawn, under + c + 3) * u
        const value = (upper * (1 - v) + lower * v) * texture
        paper[to + c] = clamp(inLight(value, light, hand.dusk[c] ?? 0, hand.glow[c] ?? 0), 255)
      }
    }
  }
  return paper
}
