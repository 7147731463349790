'use client'

import type { TimerView } from './timer-store'
import { useRecipeView } from '../recipe-view'
import { useStore } from '../store'

/** The current timer of the recipe. */
export const useTimer = (): TimerView => useStore(useRecipeView().timer)
