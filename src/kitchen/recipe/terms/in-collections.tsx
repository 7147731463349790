'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { errorMessage } from '../../parts/error-message'
import { setInCollection, useCollections } from '../../state/collections'
import { QuietSection } from '../fields/section'
import { useDraft, useEditing } from '../recipe-context'
import { TypedChoices } from './typed-choices'

/**
 * The collections of the recipe. They have no draft: changes apply at once.
 * @see docs/product/kitchen.md#collections-of-a-recipe
 */
export function InCollections(): ReactElement {
  const { store, site } = useEditing()
  const { id, collections: held } = useDraft(({ stored }) => stored.recipe)
  const { data: all = [] } = useCollections(site.slug)
  const [unknown, setUnknown] = useState<string | null>(null)
  const byHand = all.filter(({ rule }) => rule === null)
  const setting = useMutation({
    mutationFn: async (wish: { id: string; isIn: boolean }) => {
      setUnknown(null)
      await setInCollection(site.slug, id, wish)
      await store.refresh()
    },
  })
  const failure = setting.error ? errorMessage(setting.error) : null
  return (
    <QuietSection title="Collections" summary={held.map(({ title }) => title).join(', ') || 'None'}>
      <TypedChoices
        label="In these collections"
        hint="Changes here are visible to readers immediately. Collections with a rule select recipes automatically."
        choices={byHand}
        chosen={held.filter((each) => byHand.some((known) => known.id === each.id))}
        isBusy={setting.isPending}
        error={unknown === null ? failure : `There is no collection “${unknown}”.`}
        onAdd={(added) => setting.mutate({ id: added, isIn: true })}
        onRemove={(gone) => setting.mutate({ id: gone, isIn: false })}
        onNew={setUnknown}
      />
    </QuietSection>
  )
}
