'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Failed } from '../parts/failed'
import { isSignedOut } from '../parts/error-message'
import { listViewSearch } from '../recipes/list/list-view'
import { useFirstPage } from '../recipes/list/use-recipe-rows'
import { BUILT_IN_VIEWS } from '../recipes/views/built-in-views'
import type { BuiltInView } from '../recipes/views/built-in-views'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { kitchenAddress } from '../shell/navigation/kitchen-path'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { siteFigures } from '../sites/site-words'
import { useManagedSites } from '../state/managed-sites'
import { useSiteSettings } from '../state/site-settings'
import { canCall } from '../state/session/may-call'
import { AuthorFigures } from './figures/author-figures'
import { firstSteps } from './first-steps'
import { WeeklySummary } from './weekly-summary'
import styles from './overview-screen.module.css'

/**
 * Figures of a site, and its next steps.
 * @see docs/product/kitchen.md#overview
 */
export default function OverviewScreen({ site: slug }: ScreenProps): ReactElement | null {
  const { data: sites, error, refetch } = useManagedSites()
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle('Overview', site?.title)
  if (site) return <Overview site={site} />
  if (sites) return <NoSuchSite slug={slug} />
  if (!error || isSignedOut(error)) return null
  return (
    <Failed title="The site could not be loaded" error={error} onRetry={() => void refetch()} />
  )
}

function Overview({ site }: { site: ManagedSite }): ReactElement {
  return (
    <>
      <h1 className={styles.title}>Overview</h1>
      <dl className={styles.figures}>
        {siteFigures(site).map(({ label, text }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <FirstSteps site={site} />
      {canCall(site, 'listMonthlyFigures') ? <AuthorFigures site={site.slug} /> : null}
      <h2 className={styles.heading}>To do</h2>
      <ul className={styles.tasks}>
        {BUILT_IN_VIEWS.filter(({ isTask }) => isTask).map((view) => (
          <Task key={view.name} site={site.slug} view={view} />
        ))}
      </ul>
      {canCall(site, 'updateWeeklySummary') ? <WeeklySummary site={site.slug} /> : null}
    </>
  )
}

/** The list of a new site, until all of it is done. */
function FirstSteps({ site }: { site: ManagedSite }): ReactElement | null {
  const { data } = useSiteSettings(site.slug)
  const steps = data ? firstSteps(site, data) : []
  if (steps.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>First steps</h2>
      <ol className={styles.tasks}>
        {steps.map(({ words, href, isDone }) => (
          <li key={words}>
            <KitchenLink className={styles.task} data-is-done={isDone} href={href}>
              {words}
              {isDone ? <span className={styles.done}>Done</span> : null}
            </KitchenLink>
          </li>
        ))}
      </ol>
    </>
  )
}

function Task({ site, view }: { site: string; view: BuiltInView }): ReactElement {
  const { data } = useFirstPage(site, view.filter, true)
  const href = `${kitchenAddress(site, 'recipes')}${listViewSearch(view.view)}`
  return (
    <li>
      <KitchenLink className={styles.task} href={href}>
        {view.name}
        <span className={styles.count}>{data ? data.total.toLocaleString('en') : '…'}</span>
      </KitchenLink>
    </li>
  )
}
