'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Failed } from '../parts/failed'
import { errorMessage, isNotFound, isSignedOut } from '../parts/error-message'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useManagedSites } from '../state/managed-sites'
import { useCanFetch } from '../state/session/use-may-ask'
import { BinNote } from './bin/bin-note'
import { JobNotes } from './bulk/job-notes'
import { START, viewFilter } from './list/list-view'
import type { ListView } from './list/list-view'
import { RecipeList } from './list/recipe-list'
import { RecipeTableSkeleton } from './list/recipe-table-skeleton'
import { RecipesHead } from './list/recipes-head'
import { useListView, useSearchText } from './list/use-list-view'
import type { ChangeView } from './list/use-list-view'
import { useFirstPage } from './list/use-recipe-rows'
import { RecipesToolbar } from './toolbar/recipes-toolbar'

/**
 * All recipes of a site, including drafts, for its members.
 * @see docs/product/kitchen.md#recipe-list
 */
export default function RecipesScreen({ site: slug }: ScreenProps): ReactElement {
  const [view, changeView] = useListView()
  const [text, type] = useSearchText(view.query, changeView)
  const { data: sites } = useManagedSites()
  const first = useFirstPage(slug, viewFilter(view), useCanFetch())
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle('Recipes', site?.title)
  if (isNotFound(first.error) || (sites && !site)) return <NoSuchSite slug={slug} />
  const clear = (): void => {
    type('', true)
    changeView({ ...START, orderBy: view.orderBy, columns: view.columns })
  }
  return (
    <>
      <RecipesHead site={slug} view={view} total={first.data?.total} />
      <RecipesToolbar site={slug} view={view} text={text} onType={type} onChange={changeView} />
      <JobNotes site={slug} />
      <BinNote site={slug} view={view} total={first.data?.total} />
      <Found {...{ site, view, first }} onChange={changeView} onClear={clear} />
    </>
  )
}

type FoundProps = {
  site: ManagedSite | undefined
  view: ListView
  first: ReturnType<typeof useFirstPage>
  onChange: ChangeView
  onClear: () => void
}

/** The recipes found; the earlier rows stay while the next ones load. */
function Found({ site, view, first, onChange, onClear }: FoundProps): ReactElement {
  const { data, error } = first
  const shown = useLast(data && { view, total: data.total })
  const retry = (): void => void first.refetch()
  const failure = isFailed(error) ? error : null
  if (failure && !data) {
    return <Failed title="The recipes could not be loaded" error={failure} onRetry={retry} />
  }
  if (!shown || !site) return <RecipeTableSkeleton columns={view.columns} />
  return (
    <>
      {failure ? <NotRefreshed error={failure} onRetry={retry} /> : null}
      <RecipeList
        site={site}
        view={{ ...shown.view, columns: view.columns }}
        total={shown.total}
        isStale={data === undefined}
        {...{ onChange, onClear }}
      />
    </>
  )
}

/** Whether an error is shown; for a signed-out user the frame says so instead. */
const isFailed = (error: Error | null): error is Error => error !== null && !isSignedOut(error)

function NotRefreshed({ error, onRetry }: { error: Error; onRetry: () => void }): ReactElement {
  return (
    <p role="status">
      The list could not be refreshed. {errorMessage(error)}{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

/** The last defined value, which stays visible while the next one loads. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  const isNew = value !== undefined && JSON.stringify(value) !== JSON.stringify(last)
  if (isNew) setLast(value)
  return isNew ? value : last
}
