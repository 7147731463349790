'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { call } from '@/src/api/call'
import type { Recipe } from '@/src/contract/recipe'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe-sections'
import { useSession } from '@/src/session/session-provider'

const RecipeSections = lazy(() => import('@/src/site/sections/recipe-sections'))

type UnlockedProps = Omit<RecipeSectionsProps, 'recipe'> & {
  recipeSlug: string
  /** The locked page, the same for everybody. */
  children: ReactNode
}

/**
 * Shows the whole of a locked recipe to those who may read it: pages are the same for everybody, so
 * the browser asks for the rest once it is known who reads.
 */
export function Unlocked({ recipeSlug, children, ...page }: UnlockedProps): ReactNode {
  const recipe = useUnlockedRecipe(page.site.slug, recipeSlug)
  if (!recipe) return children
  return <Suspense fallback={children}>{whole(recipe, page)}</Suspense>
}

const whole = (recipe: Recipe, page: Omit<RecipeSectionsProps, 'recipe'>): ReactElement => (
  <RecipeSections {...page} recipe={recipe} />
)

/** The recipe as the person who is signed in may read it; null while, or when, it stays locked. */
function useUnlockedRecipe(site: string, recipeSlug: string): Recipe | null {
  const { user } = useSession()
  const [answer, setAnswer] = useState<{ userId: string; recipe: Recipe } | null>(null)
  const userId = user === null || user === 'pending' ? null : user.id
  useEffect(() => {
    if (userId === null) return
    const leaving = new AbortController()
    call('getRecipe', { params: { site, recipeSlug }, signal: leaving.signal }).then(
      ({ recipe }) => setAnswer({ userId, recipe }),
      () => undefined, // the locked page stays, which is true for whoever cannot be served
    )
    return () => leaving.abort()
  }, [site, recipeSlug, userId])
  const isTheirs = answer !== null && answer.userId === userId && !answer.recipe.isLocked
  return isTheirs ? answer.recipe : null
}
