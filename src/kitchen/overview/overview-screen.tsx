'use client'

import type { ReactElement } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Failed } from '../parts/failed'
import { isSignedOut } from '../parts/error-message'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { NoSuchSite } from '../shell/no-such-site'
import type { ScreenProps } from '../shell/screen-props'
import { useTitle } from '../shell/use-title'
import { useManagedSites } from '../state/managed-sites'
import { useSiteSettings } from '../state/site-settings'
import { canCall } from '../state/session/may-call'
import { firstSteps } from './first-steps'
import { PopularLists } from './popular-lists'
import { SiteFigures } from './site-figures'
import { Tasks } from './tasks'
import { WeeklySummary } from './weekly-summary'
import styles from './overview-screen.module.css'

/**
 * Figures of a site, and its next steps.
 * @see docs/product/overview.md
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
      <SiteFigures site={site} />
      <FirstSteps site={site} />
      <Tasks site={site.slug} />
      <PopularLists site={site.slug} />
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
