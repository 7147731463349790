'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { Failed } from '../parts/failed'
import { Opening } from '../parts/opened/opening'
import { useOpened } from '../parts/opened/use-opened'
import { OpenedRecord, WithGlobals } from '../record/opened-record'
import { kitchenAddress, readKitchenPath } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import type { ScreenProps } from '../shell/screen-props'
import { useCanFetch } from '../state/session/use-may-ask'
import { RecipeEditor } from './recipe-editor'
import { openDraft } from './recipe-kind'
import type { RecipeDraftStore } from './recipe-kind'
import { createUntitled, isUntouched, closeDraft } from './untitled'

/**
 * The editor of a recipe; the id `new` creates one.
 * @see docs/product/kitchen.md#recipe-editor
 */
export default function RecipeScreen({ site, id }: ScreenProps): ReactElement {
  return id === 'new' ? <NewRecipe site={site} /> : <OpenRecipe site={site} id={id} />
}

/** Recipes that are being created, by site: an effect may run twice. */
const creating = new Map<string, Promise<string>>()

function NewRecipe({ site }: { site: string }): ReactElement {
  const [error, setError] = useState<Error | null>(null)
  const mayAsk = useCanFetch()
  useEffect(() => {
    if (!mayAsk || error) return
    const made = creating.get(site) ?? createUntitled(site)
    creating.set(site, made)
    made
      .then((id) =>
        navigate(`${kitchenAddress(site, 'recipes', id)}${window.location.hash}`, {
          isReplacing: true,
        }),
      )
      .catch((reason: unknown) => setError(reason instanceof Error ? reason : new Error()))
      .finally(() => creating.delete(site))
  }, [site, mayAsk, error])
  if (!error) return <Opening />
  return (
    <Failed title="The recipe could not be created" error={error} onRetry={() => setError(null)} />
  )
}

function OpenRecipe({ site: slug, id }: ScreenProps): ReactElement {
  const client = useQueryClient()
  const leave = (store: RecipeDraftStore): void => {
    // The same recipe is opened again, as when another user has signed in.
    if (readKitchenPath(window.location.pathname)?.id === store.getState().stored.recipe.id) {
      store.stop()
      return
    }
    void closeDraft(store, slug).then((isRemoved) => {
      if (isRemoved) void invalidateCalls(client, ['listManagedRecipes'], { site: slug })
    })
  }
  const begin = (draft: RecipeDraftStore): void => {
    if (isUntouched(draft)) draft.change((old) => ({ ...old, title: '', slug: '' }))
  }
  const open = (userId: string): Promise<RecipeDraftStore> => openDraft(slug, id, userId)
  const { opened, retry } = useOpened({ key: `${slug}/${id}`, open, begin, leave })
  const list = { href: kitchenAddress(slug, 'recipes'), label: 'All recipes' }
  return (
    <OpenedRecord
      {...{ slug, opened, list }}
      noun="recipe"
      onRetry={retry}
      more="Deleted recipes stay in the bin for 30 days."
      bin={`${list.href}?status=deleted`}
    >
      {(store, site) => (
        <WithGlobals site={slug}>
          {(globals) => <RecipeEditor {...{ store, site, globals }} />}
        </WithGlobals>
      )}
    </OpenedRecord>
  )
}
