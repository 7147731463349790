'use client'

import type { ReactElement } from 'react'
import { Failed } from '../parts/failed'
import { isSignedOut } from '../parts/error-message'
import { useManagedSites } from '../state/managed-sites'
import { kitchenAddress } from './navigation/kitchen-path'
import { NoSuchSite } from './no-such-site'
import type { Place } from './places'
import { Redirect } from './redirect'
import styles from './shell.module.css'
import { useTitle } from './use-title'

/** A place without a screen: redirects to the page that it has today. */
export function Today({ place, site: slug }: { place: Place; site: string }): ReactElement {
  const { data: sites, error, refetch } = useManagedSites()
  useTitle(place.label)
  const site = sites?.find((candidate) => candidate.slug === slug)
  if (site) return <Redirect to={place.today?.(site) ?? kitchenAddress(slug, 'recipes')} />
  if (sites) return <NoSuchSite slug={slug} />
  if (error && !isSignedOut(error)) {
    const retry = (): void => void refetch()
    return <Failed title="Your sites could not be loaded" error={error} onRetry={retry} />
  }
  return <p className={styles.leaving}>Redirecting...</p>
}
