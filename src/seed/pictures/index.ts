import { develop } from './engine/develop'
import { Dice } from './engine/dice'
import { gouacheHand, printHand, quietHand, type Hand } from './engine/hand'
import type { Scene, Scenes } from './engine/scene'
import { ferment } from './scenes/ferment/index'
import { jerumai } from './scenes/jerumai/index'
import { somethingfromnothing } from './scenes/somethingfromnothing/index'

const books: Readonly<Record<string, { hand: Hand; scenes: Scenes }>> = {
  ferment: { hand: quietHand, scenes: ferment },
  jerumai: { hand: printHand, scenes: jerumai },
  somethingfromnothing: { hand: gouacheHand, scenes: somethingfromnothing },
}



const scenes = new Map<string, { scene: Scene; hand: Hand }>()
for (const [site, { hand, scenes: of }] of Object.entries(books)) {
  for (const [name, scene] of Object.entries(of)) scenes.set(`${site}/${name}`, { scene, hand })
}

/** Every key that `drawPicture` draws. */
export const pictureKeys: readonly string[] = [...scenes.keys()]

/** A finished picture. */
export interface Picture {
  data: Buffer
  contentType: 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/** Draws the picture of a key such as `ferment/beet-kvass`. Throws RangeError for an unknown one. */
export async function drawPicture(key: string): Promise<Picture> {
  const found = scenes.get(key)
  if (!found) throw new RangeError(`No picture is called ${key}`)
  const { scene, hand } = found
  const [width, height] = scene.isSquare ? [1000, 1000] : [1600, 1200]
  const content = scene.draw({ dice: new Dice(key), hand })
  const data = await develop({ width, height, content, light: scene.light, hand })
  return { data, contentType: 'image/jpeg', width, height }
}
