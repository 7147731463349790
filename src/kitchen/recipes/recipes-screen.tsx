'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import { Message } from '@/src/ui/message'
import { Failed } from '../parts/failed'
import { isNotFound, isSignedOut } from '../parts/error-message'
import { managedRecipes, managedSites } from '../state/managed'
import { useResource } from '../state/use-resource'
import { RecipeList } from './list/recipe-list'
import { RecipeTableSkeleton } from './list/recipe-table-skeleton'
import { RecipesHead } from './list/recipes-head'
import { RecipesToolbar } from './list/recipes-toolbar'
import { useListView, useSearchText } from './list/use-list-view'

/**
 * All recipes of a site, drafts too, for who works on it.
 * @see docs/product/kitchen.md#recipe-list
 */
export function RecipesScreen({ site }: { site: string }): ReactElement {
  return <RecipesOfSite key={site} slug={site} />
}

function RecipesOfSite({ slug }: { slug: string }): ReactElement {
  const [view, changeView] = useListView()
  const [text, type] = useSearchText(view.query, changeView)
  const question = { site: slug, view }
  const { data, error } = useResource(managedRecipes, question)
  const { data: sites } = useResource(managedSites, 'mine')
  const shown = useLast(data)
  const site = sites?.find((candidate) => candidate.slug === slug)
  const retry = (): void => void managedRecipes.load(question)

  const clear = (): void => {
    type('', true)
    changeView({ query: '', status: 'all' })
  }

  if (isNotFound(error) || (sites && !site)) return <NoSuchSite slug={slug} />
  return (
    <>
      <RecipesHead site={site} total={shown?.total} />
      <RecipesToolbar view={view} text={text} onType={type} onChange={changeView} />
      {isFailed(error) && !data ? (
        <Failed title="The recipes could not be loaded" error={error} onRetry={retry} />
      ) : shown && site ? (
        <RecipeList
          {...{ site, view }}
          page={shown}
          isStale={data === undefined}
          onChange={changeView}
          onClear={clear}
        />
      ) : (
        <RecipeTableSkeleton />
      )}
    </>
  )
}

/** Whether an error is shown; for a signed-out user the shell redirects to sign-in instead. */
const isFailed = (error: Error | null): error is Error => error !== null && !isSignedOut(error)

function NoSuchSite({ slug }: { slug: string }): ReactElement {
  return (
    <Message
      level="h1"
      title="Not one of your sites"
      actions={
        <ButtonLink kind="primary" isLarge href="/kitchen">
          Your sites
        </ButtonLink>
      }
    >
      There is no site called “{slug}”, or you are not one of those who work on it.
    </Message>
  )
}

/** The last defined value, which stays visible while the next one loads. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
