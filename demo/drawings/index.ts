import { develop } from '@/demo/drawings/engine/develop'
import { Dice } from '@/demo/drawings/engine/dice'
import { gouacheHand, type Hand, printHand, quietHand } from '@/demo/drawings/engine/hand'
import type { Scene, Scenes } from '@/demo/drawings/engine/scene'
import { ferment } from '@/demo/drawings/scenes/ferment/index'
import { jerumai } from '@/demo/drawings/scenes/jerumai/index'
import { somethingfromnothing } from '@/demo/drawings/scenes/somethingfromnothing/index'

export { drawMark, markKeys } from '@/demo/drawings/marks/marks'

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

/** Draws one picture as WebP, the same bytes every time. @throws RangeError for an unknown key */
export async function drawPicture(key: string): Promise<Buffer> {
  const picture = pictures.get(key)
  if (!picture) throw new RangeError(`No picture is called ${key}`)
  const { scene, hand } = picture
  const [width, height, units] = scene.isSquare ? [800, 800, 1000] : [1600, 1200, 1600]
  const content = scene.draw({ dice: new Dice(key), hand })
  return develop({ width, height, units, content, light: scene.light, hand })
}
