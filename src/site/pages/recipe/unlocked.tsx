'use client'

import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { lazyCall } from '@/src/api/lazy-call'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { useSession } from '@/src/session/session-provider'
import type { UnlockedSectionsProps } from './unlocked-sections'

type UnlockedProps = Omit<UnlockedSectionsProps, 'recipe'> & {
  recipeSlug: string
  /** The locked page, the same for everybody. */
  children: ReactNode
}

/**
 * Shows the whole of a locked recipe to those who may read it: pages are the same for everybody, so
 * the browser asks for the rest once it is known who reads.
 */
export function Unlocked({ recipeSlug, children, ...page }: UnlockedProps): ReactNode {
  const unlocked = useUnlockedRecipe(page.site.slug, recipeSlug)
  if (!unlocked) return children
  const { Sections, recipe } = unlocked
  // Drawn at once whole: the locked page makes room for it in one step, or what is seen would jump.
  return (
    <div style={{ '--below': 'visible' }}>
      <Sections {...page} recipe={recipe} />
    </div>
  )
}

type Sections = (props: UnlockedSectionsProps) => ReactElement
type UnlockedRecipe = { userId: string; recipe: Recipe; Sections: Sections }

/** The recipe as the signed-in user may read it; null while loading, or if it stays locked. */
function useUnlockedRecipe(site: string, recipeSlug: string): UnlockedRecipe | null {
  const { user } = useSession()
  const [answer, setAnswer] = useState<UnlockedRecipe | null>(null)
  const userId = user === null || user === 'pending' ? null : user.id
  useEffect(() => {
    if (userId === null) return
    const leaving = new AbortController()
    // Both before anything changes: the locked page stays as it is until the whole one can be drawn.
    Promise.all([
      lazyCall('getRecipe', { params: { site, recipeSlug }, signal: leaving.signal }),
      import('./unlocked-sections'),
    ]).then(
      ([{ recipe }, { default: Sections }]) => setAnswer({ userId, recipe, Sections }),
      () => undefined, // the locked page stays, which is true for whoever cannot be served
    )
    return () => leaving.abort()
  }, [site, recipeSlug, userId])
  const isTheirs = answer !== null && answer.userId === userId && !answer.recipe.isLocked
  return isTheirs ? answer : null
}
