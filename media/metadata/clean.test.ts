import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { halves, notedPhoto, plainPhoto } from '../testing/photo'
import { removeMetadata } from './clean'

const TELLING = ['Secretcam', 'GPSLatitude', '48,12.5N', 'rdf:RDF']
const hasSamePixels = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const [a, b] = [one, other].map((data) => sharp(data).autoOrient().raw().toBuffer())
  return (await a)?.equals((await b) ?? Buffer.alloc(0)) ?? false
}
const tells = (data: Buffer): string[] => TELLING.filter((word) => data.includes(word))

const kinds = [
  { type: 'image/jpeg', encode: async () => (await notedPhoto()).jpeg().toBuffer() },
  { type: 'image/png', encode: async () => (await notedPhoto()).png().toBuffer() },
  { type: 'image/webp', encode: async () => (await notedPhoto()).webp().toBuffer() },
  { type: 'image/avif', encode: async () => (await notedPhoto(1)).avif({ effort: 0 }).toBuffer() },
] as const

describe('what a camera notes beside the picture', () => {
  it.each(kinds)('goes from $type, while the coded picture stays', async ({ type, encode }) => {
    const data = await encode()
    expect(tells(data)).not.toEqual([])
    const cleaned = await removeMetadata(data, type)
    expect(tells(cleaned)).toEqual([])
    const [before, after] = [await sharp(data).metadata(), await sharp(cleaned).metadata()]
    expect(after.xmp).toBeUndefined()
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0)), 'colour profile').toBe(true)
    expect(after.autoOrient).toEqual(before.autoOrient)
    expect(await hasSamePixels(cleaned, data)).toBe(true)
  })

  it.each(kinds)('is taken out of $type once: cleaning again changes nothing', async (kind) => {
    const once = await removeMetadata(await kind.encode(), kind.type)
    expect((await removeMetadata(once, kind.type)).equals(once)).toBe(true)
  })

  it('goes from a GIF, which keeps its frames and their timing', async () => {
    const gif = await (await halves()).resize(40).gif().toBuffer()
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, 9]),
      Buffer.from('Secretcam'),
      Buffer.from([0]),
    ])
    const at = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1)
    const noted = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at), comment])
    const cleaned = await removeMetadata(noted, 'image/gif')
    expect(tells(cleaned)).toEqual([])
    expect(cleaned.equals(gif)).toBe(true)
  })

  it('leaves a photo without notes as it is, byte for byte', async () => {
    const photo = await plainPhoto()
    expect((await removeMetadata(photo, 'image/jpeg')).equals(photo)).toBe(true)
  })

  it('goes with all that is hidden behind the picture', async () => {
    const film = Buffer.from('a film with GPSLatitude')
    const jpeg = await removeMetadata(Buffer.concat([await plainPhoto(), film]), 'image/jpeg')
    expect(tells(jpeg)).toEqual([])
    const png = await (await halves()).png().toBuffer()
    expect(tells(await removeMetadata(Buffer.concat([png, film]), 'image/png'))).toEqual([])
  })

  it('goes from photos in several scans, with restarts and stray bytes between their parts', async () => {
    const photo = await (await halves()).jpeg({ progressive: true, mozjpeg: true }).toBuffer()
    expect(await hasSamePixels(await removeMetadata(photo, 'image/jpeg'), photo)).toBe(true)
    const stray = Buffer.concat([
      photo.subarray(0, 2),
      Buffer.from([0xff, 0xff]),
      photo.subarray(3),
    ])
    expect(await hasSamePixels(await removeMetadata(stray, 'image/jpeg'), photo)).toBe(true)
  })

  it('is no reason to fall over a file whose parts lead nowhere', async () => {
    for (const { type, encode } of kinds) {
      const data = await encode()
      for (const length of [20, 40, 100, 300, Math.floor(data.length / 2)]) {
        const cut = data.subarray(0, length)
        const answer = await removeMetadata(cut, type).catch((error: unknown) => error)
        expect(answer instanceof Buffer || answer instanceof Error, `${type} ${length}`).toBe(true)
      }
    }
  })
})
