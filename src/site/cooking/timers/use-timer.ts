'use client'

import type { TimerView } from './timer-store'
import { useRecipeView } from '../recipe-view'
import { useStore } from '../store'

/** The timer of the recipe as it stands. */
export const useTimer = (): TimerView => useStore(useRecipeView().timer)
