import { develop } from '@/src/seed/pictures/engine/develop'
import { Dice } from '@/src/seed/pictures/engine/dice'
import { gouacheHand, type Hand, printHand, quietHand } from '@/src/seed/pictures/engine/hand'
import type { Scene, Scenes } from '@/src/seed/pictures/engine/scene'
import { ferment } from '@/src/seed/pictures/scenes/ferment/index'
import { jerumai } from '@/src/seed/pictures/scenes/jerumai/index'
import { somethingfromnothing } from '@/src/seed/pictures/scenes/somethingfromnothing/index'

export { drawMark, markKeys } from '@/src/seed/pictures/marks/marks'

/** Each site has its illustrator. */
const books: Readonly<Record<string, { hand: Hand; scenes: Scenes }>> = {
  ferment: { hand: quietHand, scenes: ferment },
  somethingfromnothing: { hand: gouacheHand, scenes: somethingfromnothing },
  jerumai: { hand: printHand, scenes: jerumai },
}

const pictures = new Map<string, { scene: Scene; hand: Hand }>()

for (const [site, { hand, scenes }] of Object.entries(books)) {
  for (const [name, scene] of Object.entries(scenes))
    pictures.set(`${site}/${name}`, { scene, hand })
}

/** Every key that `drawPicture` draws: `ferment/beet-kvass`, `jerumai/collection-cool-things`. */
export const pictureKeys: readonly string[] = [...pictures.keys()]

/** A finished picture. */
export type Picture = {
  data: Buffer
  contentType: 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/** Draws one picture, the same bytes every time. Throws RangeError for an unknown key. */
export async function drawPicture(key: string): Promise<Picture> {
  const picture = pictures.get(key)
  if (!picture) throw new RangeError(`No picture is called ${key}`)
  const { scene, hand } = picture
  const [width, height, units] = scene.isSquare ? [800, 800, 1000] : [1600, 1200, 1600]
  const content = scene.draw({ dice: new Dice(key), hand })
  const data = await develop({ width, height, units, content, light: scene.light, hand })
  return { data, contentType: 'image/jpeg', width, height }
}
