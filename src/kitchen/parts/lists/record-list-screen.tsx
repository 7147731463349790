'use client'

import type { ReactElement, ReactNode } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { Skeleton } from '@/src/ui/skeleton'
import { NoSuchSite } from '../../shell/no-such-site'
import { useTitle } from '../../shell/use-title'
import { useManagedSites } from '../../state/managed-sites'
import { isNotFound, isSignedOut } from '../error-message'
import { Failed } from '../failed'
import styles from './record-list.module.css'

type RecordListScreenProps = {
  /** The slug of the site. */
  slug: string
  title: string
  /** The number of records, beside the title. */
  total?: number | undefined
  /** Buttons and links at the end of the head; the site is undefined while it loads. */
  actions?: (site: ManagedSite | undefined) => ReactNode
  /** Content above the list, shown before the site is loaded. */
  intro?: ReactNode
  /** An error of the list: the screen is replaced if the site does not exist. */
  error?: Error | null
  children: (site: ManagedSite) => ReactNode
}

/** A screen that lists records of a site: its head, and the list once the site is loaded. */
export function RecordListScreen(props: RecordListScreenProps): ReactElement {
  const { slug, title, total, actions, intro, error = null, children } = props
  const { data: sites } = useManagedSites()
  const site = sites?.find((candidate) => candidate.slug === slug)
  useTitle(title, site?.title)
  if (isNotFound(error) || (sites && !site)) return <NoSuchSite slug={slug} />
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>
          {title}
          {total === undefined ? null : (
            <span className={styles.total}> {total.toLocaleString('en')}</span>
          )}
        </h1>
        {actions?.(site)}
      </div>
      {intro}
      {site ? children(site) : <Skeleton width="100%" height="16rem" />}
    </>
  )
}

type RecordsProps<Data> = {
  site: string
  /** The query that loads the records. */
  found: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** The title of the message that they could not be loaded. */
  failed: string
  children: (data: Data) => ReactNode
}

/** The records of a list screen: loading, failed with a button to try again, or loaded. */
export function Records<Data>({ site, found, failed, children }: RecordsProps<Data>): ReactNode {
  const { data, error, refetch } = found
  if (isNotFound(error)) return <NoSuchSite slug={site} />
  if (data !== undefined) return children(data)
  if (!error || isSignedOut(error)) return <Skeleton width="100%" height="16rem" />
  return <Failed title={failed} error={error} onRetry={() => void refetch()} />
}
