import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Dice } from '@/src/seed/pictures/engine/dice'
import { quietHand } from '@/src/seed/pictures/engine/hand'
import { drawMark, drawPicture, markKeys, pictureKeys } from '@/src/seed/pictures/index'
import { ferment } from '@/src/seed/pictures/scenes/ferment/index'
import { jerumai } from '@/src/seed/pictures/scenes/jerumai/index'
import { somethingfromnothing } from '@/src/seed/pictures/scenes/somethingfromnothing/index'

const sites = { ferment, somethingfromnothing, jerumai }
const scenes = Object.entries(sites).flatMap(([site, of]) =>
  Object.entries(of).map(([name, scene]) => ({ key: `${site}/${name}`, scene })),
)
const draw = (key: string, seed = key) =>
  scenes.find((scene) => scene.key === key)?.scene.draw({ dice: new Dice(seed), hand: quietHand })

/** Names of elements that are opened and not closed, or closed and not opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, isEnd, name = '', isEmpty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (isEmpty) continue
    if (!isEnd) open.push(name)
    else if (open.pop() !== name) wrong.push(name)
  }
  return [...open, ...wrong]
}

describe('pictures of the demo sites', () => {
  it('has every picture a site shows besides its recipes', () => {
    const shared = [
      'featured',
      'avatar',
      'product-1',
      'product-2',
      'product-3',
      'event-1',
      'event-2',
    ]
    const wanted = Object.keys(sites).flatMap((site) => shared.map((name) => `${site}/${name}`))
    expect(wanted.filter((key) => !pictureKeys.includes(key))).toEqual([])
    expect(pictureKeys.filter((key) => key.includes('/collection-'))).toHaveLength(12)
  })

  it.each(scenes)(
    'draws $key as well-formed SVG: every number there, no photograph, no font, no slow filter',
    ({ key }) => {
      const svg = draw(key) ?? ''
      expect(unbalanced(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<(image|text|filter)\b/)
      expect(svg.length).toBeLessThan(3_000_000)
    },
  )

  it('draws the same picture from the same key, and another from another', () => {
    expect(draw('ferment/beet-kvass')).toBe(draw('ferment/beet-kvass'))
    expect(draw('ferment/beet-kvass')).not.toBe(draw('ferment/beet-kvass', 'another'))
  })

  it.each([
    'ferment/labneh-with-herbs',
    'somethingfromnothing/onion-galette',
    'jerumai/mango-lassi',
  ])(
    'develops %s as a JPEG of 1600 by 1200 that is neither empty nor heavy, twice the same',
    async (key) => {
      const picture = await drawPicture(key)
      const { width, height, format } = await sharp(picture.data).metadata()
      expect({ width, height, format }).toEqual({ width: 1600, height: 1200, format: 'jpeg' })
      expect(picture).toMatchObject({ width: 1600, height: 1200, contentType: 'image/jpeg' })
      expect(picture.data.length).toBeGreaterThan(90_000)
      expect(picture.data.length).toBeLessThan(450_000)
      expect((await drawPicture(key)).data.equals(picture.data)).toBe(true)
    },
  )

  it('draws portraits and wares square', async () => {
    const { width, height } = await drawPicture('jerumai/avatar')
    expect([width, height]).toEqual([800, 800])
  })

  it('refuses a key it does not know', async () => {
    await expect(drawPicture('ferment/crisps')).rejects.toThrow(RangeError)
    expect(() => drawMark('ferment/banner')).toThrow(RangeError)
    expect(() => drawMark('nobody/logo')).toThrow(RangeError)
  })
})

describe('marks', () => {
  it.each(markKeys)('draws %s as well-formed SVG without a font', async (key) => {
    const svg = drawMark(key)
    expect(unbalanced(svg)).toEqual([])
    expect(svg).not.toMatch(/<text|font-/)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect(height).toBe(key.endsWith('icon') ? 64 : 68)
    expect(key.endsWith('icon') ? width === height : width > 2 * height).toBe(true)
  })

  it('has a logo and an icon for each site and for the platform', () => {
    expect([...markKeys].sort()).toEqual(
      ['ferment', 'jerumai', 'platform', 'somethingfromnothing'].flatMap((name) => [
        `${name}/icon`,
        `${name}/logo`,
      ]),
    )
  })
})
