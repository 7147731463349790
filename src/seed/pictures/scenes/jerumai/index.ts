import type { Scenes } from '../../engine/scene'
import { bowls } from './bowls'
import { plates } from './plates'

/** The pictures of Jerumai. */
export const jerumai: Scenes = { ...bowls, ...plates }
