'use client'

import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { Unit } from '@/src/contract/recipe/catalogue'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { siteMeasures } from '@/src/domain/cooking/measures'
import type { SiteMeasures } from '@/src/domain/cooking/measures'
import type { BakersPercentages } from '@/src/domain/ingredient-lines/bakers-percentages'
import { useSession } from '@/src/session/session-provider'
import { recipeReferences } from '@/src/site/parts/recipe/recipe-words'
import type { RecipeReferences } from '@/src/site/parts/recipe/recipe-words'
import { numberSteps } from '@/src/site/parts/recipe/recipe-steps'
import type { NumberedGroup } from '@/src/site/parts/recipe/recipe-steps'
import { ringBell } from './timers/bell'
import { MeasuresStore } from './measures'
import type { ReaderMeasures } from './measures'
import { ProgressStore } from './progress'
import { useStore } from './store'
import { useCountedPrints } from './counted-actions'
import { TimerStore } from './timers/timer-store'
import { useWakeLock } from './cook-mode/wake-lock'

/** The state of cooking a recipe. */
export type RecipeView = {
  site: SiteMeasures
  recipe: Recipe
  groups: readonly NumberedGroup[]
  units: readonly Unit[]
  bakersPercentages: BakersPercentages | null
  measures: MeasuresStore
  progress: ProgressStore
  timer: TimerStore
}

const Context = createContext<RecipeView | null>(null)

type RecipeViewProps = {
  site: SiteMeasures
  recipe: Recipe
  /** The units of measurements in its texts. */
  units: readonly Unit[]
  /** Percentages of the flour; null for recipes without flour. */
  bakersPercentages: BakersPercentages | null
  children: ReactNode
}

/** Provides the state of cooking a recipe to its descendants. */
export function RecipeViewProvider(props: RecipeViewProps): ReactElement {
  const { children, ...given } = props
  const [view] = useState(() => makeView(given))
  useRestored(view)
  useProfile(view.measures)
  useCountedPrints(useSession().scope.site, view.recipe.id)
  const { hasBegun } = useStore(view.progress)
  useWakeLock(hasBegun)
  return <Context value={view}>{children}</Context>
}

function makeView({ site, ...given }: Omit<RecipeViewProps, 'children'>): RecipeView {
  const { recipe } = given
  const groups = numberSteps(recipe.instructionGroups)
  return {
    ...given,
    site,
    groups,
    measures: new MeasuresStore(siteMeasures(site)),
    progress: new ProgressStore(recipe.id, groups[0]?.steps[0]?.id ?? null),
    timer: new TimerStore(recipe.id, ringBell),
  }
}

/** Restores the stored state once in the browser, and starts the timer's clock. */
function useRestored({ groups, measures, progress, timer }: RecipeView): void {
  useEffect(() => {
    const stepIds = groups.flatMap(({ steps }) => steps.map(({ id }) => id))
    measures.restore()
    progress.restore(stepIds)
    timer.restore(stepIds)
    document.addEventListener('visibilitychange', timer.look)
    return () => {
      document.removeEventListener('visibilitychange', timer.look)
      timer.leave()
    }
  }, [groups, measures, progress, timer])
}

function useProfile(measures: MeasuresStore): void {
  const { user } = useSession()
  const temperature = user === null || user === 'pending' ? null : user.temperatureSystem
  useEffect(() => measures.followProfile(temperature), [measures, temperature])
}

/** The recipe being cooked. Must be used below a `RecipeViewProvider`. */
export function useRecipeView(): RecipeView {
  const view = use(Context)
  if (!view) throw new Error('useContext must be used within a Context')
  return view
}

/** The measures the reader has chosen. */
export const useMeasures = (): ReaderMeasures => useStore(useRecipeView().measures)

/** The references in the recipe's texts, in the reader's measures. */
export function useReferences(): RecipeReferences {
  const { recipe, units } = useRecipeView()
  const measures = useMeasures()
  return useMemo(
    () => ({ ...recipeReferences(recipe, units), measures }),
    [recipe, units, measures],
  )
}
