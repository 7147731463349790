'use client'

import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { lazyCall } from '@/src/api/lazy-call'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { useSession } from '@/src/session/session-provider'
import { island } from '@/src/site/islands/island'
import { Slot } from '@/src/site/islands/slot'
import type { UnlockedSectionsProps } from './unlocked-sections'

type UnlockedProps = Omit<UnlockedSectionsProps, 'recipe'> & {
  recipeSlug: string
  /** The locked page, which is the same for everyone. */
  children: ReactNode
}

/**
 * Shows a locked recipe in full to readers with access: pages are the same for everyone, so the browser
 * loads the rest once the reader is known.
 */
function Unlocked({ recipeSlug, children, ...page }: UnlockedProps): ReactNode {
  const unlocked = useUnlockedRecipe(page.site.slug, recipeSlug)
  if (!unlocked) return <Slot>{children}</Slot>
  const { Sections, recipe } = unlocked
  // Rendered in one step, to avoid a layout shift.
  return (
    <div style={{ '--below': 'visible' }}>
      <Sections {...page} recipe={recipe} />
    </div>
  )
}

type Sections = (props: UnlockedSectionsProps) => ReactElement
type UnlockedRecipe = { userId: string; recipe: Recipe; Sections: Sections }

/** The recipe as the signed-in user may read it; null while loading, or if it is locked. */
function useUnlockedRecipe(site: string, recipeSlug: string): UnlockedRecipe | null {
  const { user } = useSession()
  const [answer, setAnswer] = useState<UnlockedRecipe | null>(null)
  const userId = user === null || user === 'pending' ? null : user.id
  useEffect(() => {
    if (userId === null) return
    const leaving = new AbortController()
    // Both first: the locked page stays until the full one can be rendered.
    Promise.all([
      lazyCall('getRecipe', { params: { site, recipeSlug }, signal: leaving.signal }),
      import('./unlocked-sections'),
    ]).then(
      ([{ recipe }, { default: Sections }]) => setAnswer({ userId, recipe, Sections }),
      () => undefined, // the locked page stays, as for readers without access
    )
    return () => leaving.abort()
  }, [site, recipeSlug, userId])
  const isTheirs = answer !== null && answer.userId === userId && !answer.recipe.isLocked
  return isTheirs ? answer : null
}

const UnlockedIsland = island('unlocked-recipe', Unlocked)
export { UnlockedIsland as Unlocked }
