import type { Scenes } from '@/src/seed/pictures/engine/scene'
import { bakes } from '@/src/seed/pictures/scenes/somethingfromnothing/bakes'
import { collections } from '@/src/seed/pictures/scenes/somethingfromnothing/collections'
import { evenings } from '@/src/seed/pictures/scenes/somethingfromnothing/evenings'
import { house } from '@/src/seed/pictures/scenes/somethingfromnothing/house'
import { pans } from '@/src/seed/pictures/scenes/somethingfromnothing/pans'
import { plates } from '@/src/seed/pictures/scenes/somethingfromnothing/plates'
import { soups } from '@/src/seed/pictures/scenes/somethingfromnothing/soups'

/** The pictures of Something from Nothing. */
export const somethingfromnothing: Scenes = {
  ...soups,
  ...pans,
  ...bakes,
  ...plates,
  ...collections,
  ...house,
  ...evenings,
}
