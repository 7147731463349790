'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactElement } from 'react'
import { useSession } from '@/src/session/session-provider'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Skeleton } from '@/src/ui/skeleton'
import type { RecipeDraftStore } from '../draft/recipe-draft-kind'
import { isNotFound } from '../parts/error-message'
import { Failed } from '../parts/failed'
import { kitchenAddress, readKitchenPath } from '../shell/navigation/kitchen-path'
import { navigate } from '../shell/navigation/navigate'
import type { ScreenProps } from '../shell/screen-props'
import { queryKeys } from '../state/keys'
import { useManagedSite } from '../state/managed-sites'
import { useMayAsk } from '../state/use-may-ask'
import { editorGlobals, openDraft } from './open-draft'
import { RecipeEditor } from './recipe-editor'
import styles from './recipe.module.css'
import { createUntitled, isUntouched, leaveDraft } from './untitled'

/**
 * The editor of a recipe; `new` makes one.
 * @see docs/product/kitchen.md#recipe-editor
 */
export default function RecipeScreen({ site, id }: ScreenProps): ReactElement {
  return id === 'new' ? <NewRecipe site={site} /> : <OpenRecipe site={site} id={id} />
}

/** Recipes that are being created, by site: an effect may run twice. */
const creating = new Map<string, Promise<string>>()

function NewRecipe({ site }: { site: string }): ReactElement {
  const [error, setError] = useState<Error | null>(null)
  const mayAsk = useMayAsk()
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
  return <Failed title="No recipe could be made" error={error} onRetry={() => setError(null)} />
}

type Opened = { store: RecipeDraftStore } | { error: Error } | null

function OpenRecipe({ site, id }: ScreenProps): ReactElement {
  const [opened, setOpened] = useState<Opened>(null)
  const [attempt, setAttempt] = useState(0)
  const { user } = useSession()
  const userId = user !== null && user !== 'pending' ? user.id : null
  const client = useQueryClient()
  const leave = useEffectEvent((store: RecipeDraftStore, ofSite: string): void => {
    // The same recipe is opened again, as when somebody else has signed in.
    if (readKitchenPath(window.location.pathname)?.id === store.getState().recipe.id) {
      store.stop()
      return
    }
    void leaveDraft(store, ofSite).then((isRemoved) => {
      if (isRemoved) void client.invalidateQueries({ queryKey: queryKeys.recipes(ofSite) })
    })
  })
  useEffect(() => {
    if (userId === null) return
    let isWanted = true
    let store: RecipeDraftStore | undefined
    openDraft(site, id, userId)
      .then((draft) => {
        if (!isWanted) return
        store = draft
        if (isUntouched(draft)) draft.change((old) => ({ ...old, title: '', slug: '' }))
        setOpened({ store: draft })
      })
      .catch((reason: unknown) => {
        if (isWanted) setOpened({ error: reason instanceof Error ? reason : new Error() })
      })
    return () => {
      isWanted = false
      if (store) leave(store, site)
    }
  }, [site, id, userId, attempt])
  const retry = (): void => {
    setOpened(null)
    setAttempt(attempt + 1)
  }
  if (!opened) return <Opening />
  if ('store' in opened) return <WithCatalogues site={site} store={opened.store} />
  return isNotFound(opened.error) ? (
    <NoSuchRecipe site={site} />
  ) : (
    <Failed title="The recipe could not be opened" error={opened.error} onRetry={retry} />
  )
}

function WithCatalogues({
  site: slug,
  store,
}: {
  site: string
  store: RecipeDraftStore
}): ReactElement {
  const site = useManagedSite(slug)
  const { data, error, refetch } = useQuery({ ...editorGlobals(slug), enabled: useMayAsk() })
  if (site && data) return <RecipeEditor store={store} site={site} globals={data} />
  if (!error) return <Opening />
  const retry = (): void => void refetch()
  return <Failed title="The catalogues could not be loaded" error={error} onRetry={retry} />
}

function Opening(): ReactElement {
  return (
    <div className={styles.opening} aria-busy="true">
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="100%" height="9rem" />
      <Skeleton width="100%" height="16rem" />
    </div>
  )
}

function NoSuchRecipe({ site }: { site: string }): ReactElement {
  return (
    <Message
      level="h1"
      title="This recipe is not here"
      actions={
        <ButtonLink kind="primary" isLarge href={kitchenAddress(site, 'recipes')}>
          All recipes
        </ButtonLink>
      }
    >
      It was deleted, or it belongs to a site that you do not work on. Deleted recipes lie in the
      bin for 30 days.
    </Message>
  )
}
