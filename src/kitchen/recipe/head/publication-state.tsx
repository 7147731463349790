'use client'

import { useDeferredValue, useMemo } from 'react'
import type { ReactElement } from 'react'
import { recipeStatus } from '../../recipes/status'
import { serverNow } from '../../state/session/server-clock'
import { countDifferences } from '../differences'
import { useDraft } from '../recipe-context'
import { publicationLabel } from './publication-words'

/** The status of the recipe, and the number of unpublished changes. */
export function PublicationState(): ReactElement {
  const status = useDraft(({ stored }) => recipeStatus(stored.recipe.publishedAt, serverNow()))
  const published = useDraft(({ stored }) => stored.published)
  // Counted when typing leaves time for it.
  const document = useDeferredValue(useDraft((state) => state.document))
  const changes = useMemo(
    () => (status === 'draft' ? 0 : countDifferences(published, document)),
    [status, published, document],
  )
  return <>{publicationLabel(status, changes)}</>
}
