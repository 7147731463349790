import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FONT_FAMILIES, fontFamilyNamed } from '@/src/domain/appearance/font-families'
import type { FontFamily } from '@/src/domain/appearance/font-families'
import { createFontStore } from './fonts'
import type { FontShelf } from './fonts'
import { renderTextAtSize, fitText } from './lettering'
import { composeSharePicture } from './share-picture'
import { composeSiteIcon } from './site-icon'
import { packagedFonts } from './testing/packaged-fonts'

let folder: string
let shelf: FontShelf

const family = (name: string): FontFamily => {
  const found = fontFamilyNamed(name)
  if (!found) throw new Error(`${name} is not offered`)
  return found
}
const COLOURS = {
  ground: '#faf7f1',
  text: '#2a2622',
  subdued: '#6d675f',
  accent: '#8a3b1f',
  plate: '#ffffff',
  outline: '#d9d0c0',
}
const share = (title: string) =>
  composeSharePicture(shelf, {
    title,
    siteTitle: 'Ferment',
    facts: '45 min · 12 ingredients',
    colours: COLOURS,
    display: family('Fraunces'),
    displayWeight: 600,
    narrative: family('Newsreader'),
  })
const BOX = { colour: '#000000', width: 560, height: 290, maxSize: 84 }
const lettering = (words: string, name = 'Inter', weight = 400) =>
  fitText(shelf, {
    words,
    family: family(name),
    weight,
    ...BOX,
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composed-'))
  shelf = createFontStore(await packagedFonts(join(folder, 'served')), join(folder, 'unpacked'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the picture of a link to a recipe without a photo', () => {
  it.each(['Dal', 'Braised chickpeas & <béchamel>', 'Very long '.repeat(20), 'W'.repeat(200)])(
    'is a JPEG of 800 by 600 whatever the title: %s',
    async (title) => {
      const picture = await share(title)
      const { format, width, height } = await sharp(picture).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 600 })
      expect(picture.length).toBeLessThan(120_000)
    },
  )

  it('says the title: another title is another picture, the same one the same', async () => {
    expect(await share('Dal')).toEqual(await share('Dal'))
    expect(await share('Dal')).not.toEqual(await share('Lad'))
  })
})

describe('words', () => {
  it('stay in their box, smaller when they are many, and cut when they are too many', async () => {
    for (const words of ['Dal', 'A dal of red lentils '.repeat(4), 'lentils '.repeat(500)]) {
      const set = await lettering(words)
      expect(set?.width).toBeLessThanOrEqual(560)
      expect(set?.height).toBeLessThanOrEqual(290)
    }
  })

  it('are nothing where there are none', async () => {
    expect(await lettering('  ')).toBeNull()
  })

  it.each(FONT_FAMILIES.map(({ name }) => name))('are set in %s, light and bold', async (name) => {
    const weights = fontFamilyNamed(name)?.weights ?? [400, 700]
    const [light, bold, other] = await Promise.all([
      lettering('Ham', name, weights[0]),
      lettering('Ham', name, weights[1]),
      lettering('Ham', name === 'Inter' ? 'Lora' : 'Inter', weights[0]),
    ])
    expect(light?.data.equals(bold?.data ?? Buffer.alloc(0))).toBe(false)
    expect(light?.data.equals(other?.data ?? Buffer.alloc(0))).toBe(false)
    const fallback = await renderTextAtSize(
      'Ham',
      { path: '', name: 'none-such' },
      { ...BOX, weight: weights[0] },
      84,
    )
    expect(light?.data.equals(fallback.data)).toBe(false)
  })
})

it('makes an icon of the first letter of a site, whatever it is', async () => {
  for (const title of ['ferment', '🍞 bread', 'ña', '']) {
    const icon = await composeSiteIcon(shelf, {
      title,
      size: 192,
      ground: '#8a3b1f',
      letter: '#ffffff',
      display: family('Caveat'),
      displayWeight: 700,
    })
    expect((await sharp(icon).metadata()).width).toBe(192)
  }
})
