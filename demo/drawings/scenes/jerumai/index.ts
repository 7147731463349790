import type { Scenes } from '@/demo/drawings/engine/scene'
import { collections } from '@/demo/drawings/scenes/jerumai/collections'
import { cool } from '@/demo/drawings/scenes/jerumai/cool'
import { curries } from '@/demo/drawings/scenes/jerumai/curries'
import { evenings } from '@/demo/drawings/scenes/jerumai/evenings'
import { house } from '@/demo/drawings/scenes/jerumai/house'
import { salads } from '@/demo/drawings/scenes/jerumai/salads'
import { sides } from '@/demo/drawings/scenes/jerumai/sides'

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
