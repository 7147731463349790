'use client'

import { useQueries } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { SiteTask } from '@/src/domain/figures'
import type { QuotaName } from '@/src/domain/quotas'
import { Skeleton } from '@/src/ui/skeleton'
import { commentSearch, FIRST_COMMENT_VIEW } from '../comments/comment-view'
import { listViewSearch, START } from '../recipes/list/list-view'
import { BUILT_IN_VIEWS } from '../recipes/views/built-in-views'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { recipePage } from '../state/recipe-pages'
import styles from './overview-screen.module.css'

/** Labels of the tasks, and the addresses below the site where they are done. */
const TASKS: Readonly<Record<SiteTask, { label: string; at: string; search?: string }>> = {
  payments_failed: {
    label: 'Failed payments',
    at: 'subscribers',
    search: '?state=past_due',
  },
  sends_paused: { label: 'Newsletters that are paused', at: 'newsletter' },
  comments_reported: {
    label: 'Reported comments',
    at: 'comments',
    search: commentSearch({ ...FIRST_COMMENT_VIEW, folder: 'reported' }),
  },
  comments_waiting: {
    label: 'Comments waiting for approval',
    at: 'comments',
    search: commentSearch(FIRST_COMMENT_VIEW),
  },
  photos_waiting: { label: 'Photos waiting for approval', at: 'cooked' },
  imports_failed_rows: { label: 'Imports with failed rows', at: 'import' },
  popular_without_picture: {
    label: 'Popular recipes without a picture',
    at: 'recipes',
    search: listViewSearch({ ...START, status: 'published', missing: 'picture' }),
  },
  recipes_scheduled: {
    label: 'Scheduled recipes',
    at: 'recipes',
    search: listViewSearch({ ...START, status: 'published', orderBy: 'published_at_desc' }),
  },
  sends_scheduled: { label: 'Scheduled newsletters', at: 'newsletter' },
}

const TASK_VIEWS = BUILT_IN_VIEWS.filter(({ isTask }) => isTask)

/**
 * Everything that needs attention, with counts and links; nothing that is at zero.
 * @see docs/product/overview.md#tasks
 */
export function Tasks({ site }: { site: string }): ReactElement {
  const tasks = useTasks(site)
  return (
    <>
      <QuotaUses site={site} />
      <h2 className={styles.heading}>To do</h2>
      {tasks === null ? <Skeleton width="min(32rem, 100%)" height="9rem" /> : null}
      {tasks?.length === 0 ? <p className={styles.done}>Nothing to do right now.</p> : null}
      {tasks && tasks.length > 0 ? <TaskList tasks={tasks} /> : null}
    </>
  )
}

function TaskList({ tasks }: { tasks: readonly Task[] }): ReactElement {
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ label, href, count }) => (
        <li key={label}>
          <KitchenLink className={styles.task} href={href}>
            {label}
            <span className={styles.count}>{count.toLocaleString('en')}</span>
          </KitchenLink>
        </li>
      ))}
    </ul>
  )
}

const QUOTA_LABELS: Readonly<Record<QuotaName, string>> = {
  pictures: 'pictures',
  recipes: 'recipes',
  sends: 'newsletters this month',
}

/**
 * Quotas that are nearly used up.
 * @see docs/product/limits.md#quotas
 */
function QuotaUses({ site }: { site: string }): ReactElement | null {
  const { data } = useCall('listSiteTasks', { params: { site } })
  if (!data || data.quotas.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>Limits</h2>
      <ul className={styles.tasks}>
        {data.quotas.map(({ quota, used, limit }) => (
          <li key={quota} className={styles.task}>
            {used.toLocaleString('en')} of {limit.toLocaleString('en')} {QUOTA_LABELS[quota]}
          </li>
        ))}
      </ul>
    </>
  )
}

type Task = { label: string; href: string; count: number }

/** The tasks of a site and of its recipe list; null while they are loading. */
function useTasks(site: string): Task[] | null {
  const { data, isError } = useCall('listSiteTasks', { params: { site } })
  const views = useQueries({ queries: TASK_VIEWS.map(({ filter }) => recipePage(site, filter, 0)) })
  const isLoading = (!data && !isError) || views.some(({ isPending }) => isPending)
  if (isLoading) return null
  const ofSite = (data?.tasks ?? []).map(({ task, count }) => {
    const { label, at, search = '' } = TASKS[task]
    return { label, href: `${kitchenAddress(site, at)}${search}`, count }
  })
  const ofRecipes = TASK_VIEWS.map(({ name, view }, at) => ({
    label: name,
    href: `${kitchenAddress(site, 'recipes')}${listViewSearch(view)}`,
    count: views[at]?.data?.total ?? 0,
  }))
  return [...ofSite, ...ofRecipes.filter(({ count }) => count > 0)]
}
