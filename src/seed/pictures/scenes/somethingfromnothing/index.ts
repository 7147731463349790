import type { Scenes } from '../../engine/scene'
import { bowls } from './bowls'
import { plates } from './plates'

/** The pictures of Something from Nothing. */
export const somethingfromnothing: Scenes = { ...bowls, ...plates }
