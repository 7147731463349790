import type { Scenes } from '../../engine/scene'
import { jars } from './jars'
import { table } from './table'

/** The pictures of Ferment. */
export const ferment: Scenes = { ...jars, ...table }
