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

/** The sections of a recipe with their providers, as a separate root. */
export function RecipeWhole({ session, onAlive, ...page }: RecipeWholeProps): ReactElement {
  // Right after all its parts know the reader, and before the next paint.
  useEffect(() => queueMicrotask(onAlive), [onAlive])
  return (
    <SessionContext value={session}>
      <RecipeSections {...page} />
    </SessionContext>
  )
}
