import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { SessionContext } from '@/src/session/session-provider'
import type { SessionStore } from '@/src/session/session-store'
import RecipeSections from '@/src/site/sections/recipe/recipe-sections'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe/recipe-sections'

type RecipeWholeProps = RecipeSectionsProps & {
  /** The session of the page: a separate root has no access to the page's contexts. */
  session: SessionStore
  /** Called once it is alive in the browser. */
  onAlive: () => void
}

/** The sections of a recipe with all they need, as a root of its own. */
export function RecipeWhole({ session, onAlive, ...page }: RecipeWholeProps): ReactElement {
  // Right after all its parts have heard who reads, and before anybody can look.
  useEffect(() => queueMicrotask(onAlive), [onAlive])
  return (
    <SessionContext value={session}>
      <RecipeSections {...page} />
    </SessionContext>
  )
}
