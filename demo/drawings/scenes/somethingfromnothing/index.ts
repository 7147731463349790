import type { Scenes } from '@/demo/drawings/engine/scene'
import { bakes } from '@/demo/drawings/scenes/somethingfromnothing/bakes'
import { collections } from '@/demo/drawings/scenes/somethingfromnothing/collections'
import { evenings } from '@/demo/drawings/scenes/somethingfromnothing/evenings'
import { house } from '@/demo/drawings/scenes/somethingfromnothing/house'
import { pans } from '@/demo/drawings/scenes/somethingfromnothing/pans'
import { plates } from '@/demo/drawings/scenes/somethingfromnothing/plates'
import { soups } from '@/demo/drawings/scenes/somethingfromnothing/soups'

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
