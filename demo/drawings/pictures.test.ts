import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Dice } from '@/demo/drawings/engine/dice'
import { quietHand } from '@/demo/drawings/engine/hand'
import { DEMO_FOLDER, demoKeys, fileOf } from '@/demo/drawings/files'
import { drawMark, drawPicture, markKeys, pictureKeys } from '@/demo/drawings/index'
import { ferment } from '@/demo/drawings/scenes/ferment/index'
import { jerumai } from '@/demo/drawings/scenes/jerumai/index'
import { somethingfromnothing } from '@/demo/drawings/scenes/somethingfromnothing/index'

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
    'develops %s as a WebP of 1600 by 1200 that is neither empty nor heavy',
    { timeout: 20_000 },
    async (key) => {
      const picture = await drawPicture(key)
      const { width, height, format } = await sharp(picture).metadata()
      expect({ width, height, format }).toEqual({ width: 1600, height: 1200, format: 'webp' })
      expect(picture.length).toBeGreaterThan(40_000)
      expect(picture.length).toBeLessThan(300_000)
    },
  )

  it('lie ready made in their files, 12 MB together at most', async () => {
    const sizes = await Promise.all(
      demoKeys.map(async (key) => (await stat(join(DEMO_FOLDER, fileOf(key)))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000)
  })

  it('draws portraits and wares square, twice the same', { timeout: 20_000 }, async () => {
    const picture = await drawPicture('jerumai/avatar')
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([800, 800])
    expect((await drawPicture('jerumai/avatar')).equals(picture)).toBe(true)
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
