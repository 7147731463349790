'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { RecipeVersion } from '@/src/contract/recipe/draft'
import { errorMessage } from '../../parts/error-message'
import { differences } from '../differences'
import { useDraft, useEditing } from '../recipe-context'
import { useNames } from '../use-names'
import { DifferencesList } from './differences-list'

/** A version beside the current draft. */
export function VersionDetails({ version }: { version: RecipeVersion }): ReactElement {
  const { store, site } = useEditing()
  const document = useDraft((state) => state.document)
  const nameOf = useNames()
  const { id } = useDraft(({ stored }) => stored.recipe)
  const params = { site: site.slug, id, versionId: version.id }
  const { data, error } = useCall('getRecipeVersion', { params }, { staleTime: Infinity })
  if (error) return <p role="alert">{errorMessage(error)}</p>
  if (!data) return <p>Loading…</p>
  const old = data.version
  return (
    <DifferencesList
      differences={differences(old.document, document, nameOf)}
      names={['Then', 'Now']}
      onTake={({ name }) => {
        const { images, videos } = old.references
        store.addKnown({ images, videos })
        store.change((now) => ({ ...now, [name]: old.document[name] }))
      }}
    />
  )
}
