import type { Scenes } from '@/src/seed/pictures/engine/scene'
import { collections } from '@/src/seed/pictures/scenes/jerumai/collections'
import { cool } from '@/src/seed/pictures/scenes/jerumai/cool'
import { curries } from '@/src/seed/pictures/scenes/jerumai/curries'
import { evenings } from '@/src/seed/pictures/scenes/jerumai/evenings'
import { house } from '@/src/seed/pictures/scenes/jerumai/house'
import { salads } from '@/src/seed/pictures/scenes/jerumai/salads'
import { sides } from '@/src/seed/pictures/scenes/jerumai/sides'

/** The pictures of Jerumai. */
export const jerumai: Scenes = {
  ...curries,
  ...sides,
  ...salads,
  ...cool,
  ...collections,
  ...house,
  ...evenings,
}
