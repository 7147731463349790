import type { Scenes } from '@/src/seed/pictures/engine/scene'
import { bakes } from '@/src/seed/pictures/scenes/ferment/bakes'
import { bowls } from '@/src/seed/pictures/scenes/ferment/bowls'
import { collections } from '@/src/seed/pictures/scenes/ferment/collections'
import { evenings } from '@/src/seed/pictures/scenes/ferment/evenings'
import { house } from '@/src/seed/pictures/scenes/ferment/house'
import { shelf } from '@/src/seed/pictures/scenes/ferment/shelf'

/** The pictures of Ferment. */
export const ferment: Scenes = {
  ...shelf,
  ...bowls,
  ...bakes,
  ...collections,
  ...house,
  ...evenings,
}
