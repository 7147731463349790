import type { Scenes } from '@/demo/drawings/engine/scene'
import { bakes } from '@/demo/drawings/scenes/ferment/bakes'
import { bowls } from '@/demo/drawings/scenes/ferment/bowls'
import { collections } from '@/demo/drawings/scenes/ferment/collections'
import { evenings } from '@/demo/drawings/scenes/ferment/evenings'
import { house } from '@/demo/drawings/scenes/ferment/house'
import { shelf } from '@/demo/drawings/scenes/ferment/shelf'

/** The pictures of Ferment. */
export const ferment: Scenes = {
  ...shelf,
  ...bowls,
  ...bakes,
  ...collections,
  ...house,
  ...evenings,
}
