'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
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
  const { data, error } = useQuery({
    queryKey: ['versions', id, version.id],
    queryFn: ({ signal }) =>
      call('getRecipeVersion', { params: { site: site.slug, id, versionId: version.id }, signal }),
    staleTime: Infinity,
  })
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
