'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { RecipeDraftStore } from '../draft/recipe-draft-kind'
import { Failed } from '../parts/failed'
import { NotOpened, Opening } from '../parts/opened/opening'
import { useOpened } from '../parts/opened/use-opened'
import { kitchenAddress, readKitchenPath } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { queryKeys } from '../state/keys'
import { useOpenedSite } from '../state/managed-sites'
import { useCanFetch } from '../state/session/use-may-ask'
import { editorGlobals, openDraft } from './open-draft'
import { RecipeEditor } from './recipe-editor'
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

function OpenRecipe({ site, id }: ScreenProps): ReactElement {
  const client = useQueryClient()
  const leave = (store: RecipeDraftStore): void => {
    // The same recipe is opened again, as when another user has signed in.
    if (readKitchenPath(window.location.pathname)?.id === store.getState().recipe.id) {
      store.stop()
      return
    }
    void closeDraft(store, site).then((isRemoved) => {
      if (isRemoved) void client.invalidateQueries({ queryKey: queryKeys.recipes(site) })
    })
  }
  const begin = (draft: RecipeDraftStore): void => {
    if (isUntouched(draft)) draft.change((old) => ({ ...old, title: '', slug: '' }))
  }
  const open = (userId: string): Promise<RecipeDraftStore> => openDraft(site, id, userId)
  const { opened, retry } = useOpened({ key: `${site}/${id}`, open, begin, leave })
  if (!opened) return <Opening />
  if ('store' in opened) return <WithCatalogues site={site} store={opened.store} />
  return (
    <NotOpened
      noun="recipe"
      error={opened.error}
      onRetry={retry}
      list={{ href: kitchenAddress(site, 'recipes'), label: 'All recipes' }}
      more="Deleted recipes stay in the bin for 30 days."
      bin={`${kitchenAddress(site, 'recipes')}?status=deleted`}
    />
  )
}

function WithCatalogues({
  site: slug,
  store,
}: {
  site: string
  store: RecipeDraftStore
}): ReactElement {
  const site = useOpenedSite(slug)
  const { data, error, refetch } = useQuery({ ...editorGlobals(slug), enabled: useCanFetch() })
  if (site === null) return <NoSuchSite slug={slug} />
  if (site && data) return <RecipeEditor store={store} site={site} globals={data} />
  if (!error) return <Opening />
  const retry = (): void => void refetch()
  return <Failed title="The catalogues could not be loaded" error={error} onRetry={retry} />
}
